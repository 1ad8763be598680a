/// The file format of cached results: a signature, a hash of name and contents, and the contents. Truncated, damaged
/// and renamed files are detected.
package enum CacheObject {
  private static let mark = Array("vitrine cache 2\n".utf8)
  private static let sumLength = 32

  static func bytes(_ contents: [UInt8], name: String) -> [UInt8] { mark + sum(contents[...], name) + contents }

  /// Returns the contents of an object; `nil` if it is damaged.
  ///
  /// - Parameter name: the name of the key under which it was found.
  static func contents(of bytes: [UInt8], name: String) -> [UInt8]? {
    let start = mark.count + sumLength
    guard bytes.count >= start, bytes.starts(with: mark) else { return nil }
    guard bytes[mark.count..<start].elementsEqual(sum(bytes[start...], name)) else { return nil }
    return Array(bytes[start...])
  }

  private static func sum(_ contents: ArraySlice<UInt8>, _ name: String) -> [UInt8] {
    SHA256.sum(of: Array(name.utf8) + contents)
  }
}
