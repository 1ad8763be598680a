#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The position of an assertion in a source file.
struct AssertionPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the running test, in Swift Testing or XCTest.
  func fail(_ message: String) {
    #if canImport(Testing)
      if Test.current != nil {
        let place = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line), column: Int(clamping: column))
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }
}
