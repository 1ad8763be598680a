import Foundation
import Programs
import TestSupport
import Testing

/// `embed --watch`, as it is left running beside an editor.
@Suite struct EmbedWatchTests {
  @Test func aSavedNoteIsDrawnAgain() throws {
    let folder = try TemporaryFolder(["note.md": "```swift view-tree id=a\nText(\"a\")\n```\n"])
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A program that never says what is waited for ends, and so does the test.
    process.arguments = ["timeout", "100", HostProgram.vitrine, "embed", "note.md", "--watch"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    try process.start()
    defer { process.terminate() }
    var said = ""
    func waits(for words: String) -> Bool {
      while !said.contains(words) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return false }
        said += String(decoding: data, as: UTF8.self)
      }
      return true
    }
    #expect(waits(for: "watching 1 file"), "\(said)")
    #expect(folder.text("figures/note-a.svg") != nil)
    // What cannot be drawn is said, and does not end it.
    try folder.write("```swift view-tree id=b\nText(\n```\n", to: "note.md")
    try folder.write((folder.text("note.md") ?? "").replacing("Text(", with: "Text(\"b\")"), to: "note.md")
    #expect(waits(for: "wrote figures/note-b.svg"), "\(said)")
    #expect(waits(for: "removed figures/note-a.svg"), "\(said)")
    #expect(folder.text("note.md")?.contains("figures/note-b.svg") == true)
    #expect(process.isRunning)
  }
}
