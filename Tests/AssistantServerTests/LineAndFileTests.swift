import Foundation
import TestSupport
import Testing

@testable import AssistantServer

/// Bytes of strangers: lines that arrive in pieces, and files that a call names.
@Suite struct LineAndFileTests {
  @Test(arguments: 1...7) func linesAreReadInPiecesOfAnyLength(length: Int) {
    var reader = LineReader(longest: 5)
    let bytes = Array("ab\n\ncdefgh\nij\nk".utf8)
    var lines: [LineReader.Line] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      lines += reader.add(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(lines == [.line(Array("ab".utf8)), .line([]), .tooLong, .line(Array("ij".utf8))])
    #expect(reader.end() == .line(Array("k".utf8)))
  }

  @Test func onlySwiftFilesAndNotesBelowTheFolderAreRead() throws {
    let outer = try TemporaryFolder([
      "project/a.swift": "A", "project/in/b.md": "B", "secret.swift": "C", "project/.env": "D",
    ])
    let root = outer.path + "/project"
    for (link, target) in [
      ("out.swift", "/secret.swift"), ("env.swift", "/project/.env"), ("in.swift", "/project/a.swift"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: outer.path + target)
    }
    let folder = StartFolder(root)
    #expect(try folder.text(of: "a.swift") == "A")
    #expect(try folder.text(of: "in/b.md") == "B")
    #expect(try folder.text(of: root + "/in.swift") == "A")
    for path in [
      "../secret.swift", outer.path + "/secret.swift", "out.swift", "env.swift", ".env", "gone.swift", "in",
      "a.swift\0.md", "",
    ] {
      #expect(throws: StartFolder.Refusal.self, "\(path)") { try folder.text(of: path) }
    }
  }

  @Test func aSecondAnswerHasOnlyWhatChanged() {
    var memory = ViewMemory()
    var (first, second) = (ToolAnswer(text: "size 1\na\nb"), ToolAnswer(text: "size 2\na\nb"))
    memory.shorten(&first, "card")
    memory.shorten(&second, "card")
    #expect(first.text == "size 1\na\nb")
    #expect(second.text == "size 2\n2 lines are as in the last answer for 'card'.")
  }
}
