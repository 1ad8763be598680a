import Foundation
import Programs

/// A folder that is there for one test.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("vitrine-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a program that a shell or another interpreter runs.
  ///
  /// Another process writes it: while this one has a file open for writing, one that another test starts just then has it open as
  /// well for a moment, and Linux starts no program that somebody writes (ETXTBSY).
  ///
  /// - Parameter script: with the line `#!/bin/sh` where it has none of its own.
  /// - Returns: the program's full path.
  @discardableResult public func writeProgram(_ script: String, to name: String) throws -> String {
    let program = path + "/" + name
    try write(script.hasPrefix("#!") ? script : "#!/bin/sh\n\(script)\n", to: name + ".draft")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "cat \"$0.draft\" >\"$0\" && chmod 755 \"$0\" && rm \"$0.draft\"", program]
    try process.start()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    return program
  }

  /// Runs git in a folder, as somebody whom no configuration knows.
  public func git(_ arguments: String..., in folder: String, date: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
      + arguments
    var environment = ProcessInfo.processInfo.environment
    (environment["GIT_AUTHOR_DATE"], environment["GIT_COMMITTER_DATE"]) = (date, date)
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.start()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailure(arguments: arguments) }
  }

  /// What git refused to do.
  public struct GitFailure: Error { public var arguments: [String] }

  public func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// All files below, with their contents.
  public func contents(of folder: String) -> [String: Data] {
    let root = path + "/" + folder
    var contents: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      if let data = FileManager.default.contents(atPath: root + "/" + name) { contents[name] = data }
    }
    return contents
  }
}

/// The package that the tests are part of.
public let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
