import Foundation
import Programs
import TestSupport
import Testing

/// The program as it is called: what it says, what it leaves behind, and how it ends.
@Suite struct CommandTests {
  private struct Outcome {
    let status: Int32
    let text: String
  }

  /// The program stands beside the bundle of the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("vitrine")

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Outcome {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    (process.standardOutput, process.standardError) = (output, output)
    try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }

  @Test func aMisspeltCommandHasASuggestion() throws {
    let outcome = try run("biuld", in: try TemporaryFolder())
    #expect(outcome.status == 2 && outcome.text.contains("did you mean 'vitrine build'"), "\(outcome.text)")
  }

  /// A new folder says what to do next, and a check ends with what it found.
  @Test func theFirstCommandsSayWhatIsNext() throws {
    let folder = try TemporaryFolder()
    let new = try run("new", "my-notes", in: folder)
    #expect(new.status == 0 && new.text.hasSuffix("next: cd my-notes && vitrine serve\n"), "\(new.text)")
    #expect(folder.text("my-notes/vitrine.yml")?.contains("title: \"My notes\"") == true)
    let good = try run("check", "--input", "my-notes/content", in: folder)
    #expect(good.status == 0 && good.text.hasSuffix("\npassed\n"), "\(good.text)")
    try Data("[a](b.md)\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/my-notes/content/c.md"))
    let bad = try run("check", "--input", "my-notes/content", "--strict", in: folder)
    #expect(bad.status == 1 && bad.text.split(separator: "\n").last?.hasPrefix("failed: 1 ") == true, "\(bad.text)")
    let lessons = try run("new", "lessons", "--example", "tutorial", in: folder)
    #expect(lessons.status == 0 && folder.text("lessons/content/6-publish.md") != nil, "\(lessons.text)")
  }

  @Test func aFenceThatFailsLeavesTheFileThatIsThere() throws {
    let folder = try TemporaryFolder(["bad.swift": "Text(", "good.swift": "Text(\"a\")", "figure.svg": "good"])
    let outcome = try run("render", "bad.swift", "--output", "figure.svg", in: folder)
    #expect(outcome.status == 1 && outcome.text.contains("bad.swift:1:6: error:"), "\(outcome.text)")
    #expect(folder.text("figure.svg") == "good")
    _ = try run("render", "bad.swift", "--output", "new.svg", in: folder)
    #expect(folder.text("new.svg") == nil)
    #expect(try run("render", "good.swift", "--output", "figure.svg", in: folder).status == 0)
    #expect(folder.text("figure.svg")?.contains("</svg>") == true)
  }

  /// What a link leads to is written, rights stay, and what is no file is not replaced by one.
  @Test func figuresAreWrittenWhereTheyBelong() throws {
    let folder = try TemporaryFolder(["good.swift": "Text(\"a\")", "real.svg": "old"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/figure.svg", withDestinationPath: "real.svg")
    #expect(chmod(folder.path + "/real.svg", 0o604) == 0)
    #expect(try run("render", "good.swift", "--output", "figure.svg", in: folder).status == 0)
    #expect(folder.text("real.svg")?.contains("</svg>") == true)
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path + "/real.svg")[.posixPermissions] as? Int
    #expect(rights == 0o604)
    let outcome = try run("render", "good.swift", "--as", "svg", "--output", "/dev/stdout", in: folder)
    #expect(outcome.status == 0 && outcome.text.contains("</svg>"), "\(outcome.text)")
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let full = try run("render", "good.swift", "--as", "svg", "--output", "/dev/full", in: folder)
      #expect(full.status == 3 && full.text.contains("no space left on device"), "\(full.text)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["figure.svg", "good.swift", "real.svg"])
  }

  @Test func aTakenPortIsToldBeforeTheSiteIsBuilt() throws {
    let folder = try TemporaryFolder(["content/a.md": "# A"])
    let (socket, port) = try #require(Self.taken())
    defer { close(socket) }
    let outcome = try run("serve", "--port", "\(port)", in: folder)
    #expect(outcome.status == 3 && outcome.text.contains("port \(port) is in use"), "\(outcome.text)")
    #expect(folder.text("site/a.html") == nil)
  }

  /// A socket that listens on a port of the loopback that was free.
  private static func taken() -> (socket: Int32, port: UInt16)? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 1) == 0 && getsockname(listener, pointer, &size) == 0
      }
    }
    return isListening ? (listener, UInt16(bigEndian: address.sin_port)) : nil
  }
}
