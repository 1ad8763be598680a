import Diagnostics
import Foundation
import Testing

@testable import FenceEvaluation
@testable import Notation

/// What SwiftUI documents is known by its name: nothing says that it is not there.
struct KnownNameTests {
  @Test(arguments: try names("modifiers")) func modifierIsKnown(_ name: String) {
    let found = diagnostics("Text(\"a\").\(name)()")
    // Some are for shapes or images alone.
    let unknown = found.filter { $0.code == "unknown-member" && !$0.message.contains(" can only be called on ") }
    #expect(unknown.isEmpty)
    #expect(!found.contains { $0.hint?.hasPrefix("neither SwiftUI") == true })
  }

  @Test(arguments: try names("views")) func viewIsKnown(_ name: String) {
    #expect(!diagnostics("\(name)()").contains { $0.code == "unknown-symbol" })
  }

  @Test(arguments: try names("types")) func typeIsKnown(_ name: String) {
    #expect(
      !diagnostics("Text(\"a\").sensoryFeedback(\(name).one, trigger: 1)").contains { $0.code == "unknown-symbol" })
  }

  private func diagnostics(_ source: String) -> [Diagnostic] { Notebook().evaluate(source).diagnostics }

  /// The words of a file of `Cases/names`, without its lines that begin with a number sign.
  private static func names(_ file: String) throws -> [String] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Cases/names/\(file).txt")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ").map(String.init) }
  }
}
