import Foundation
import Programs
import TestSupport

/// The program, and those that it draws for.
enum HostProgram {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program stands beside the bundle of the tests.
  static let vitrine = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("vitrine").path

  /// Where `Scripts/prepare-hosts` puts MkDocs and Sphinx; `nil` where they are not there.
  static let packages: String? = {
    let folder = packageRoot + "/.tools/hosts"
    return FileManager.default.fileExists(atPath: folder + "/version") ? folder : nil
  }()

  static let pandoc = ["/usr/bin/pandoc", "/usr/local/bin/pandoc", "/opt/homebrew/bin/pandoc"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Runs a program, by its path or by its name.
  static func run(_ arguments: [String], in folder: TemporaryFolder, input: String = "") throws -> Outcome {
    try folder.write(input, to: ".input")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["VITRINE"] = vitrine
    // Nothing that other packages of this machine bring gets in between.
    if let packages { environment["PYTHONPATH"] = packages }
    environment["NO_MKDOCS_2_WARNING"] = "1"
    process.environment = environment
    let names = ["/.output", "/.errors"].map { folder.path + $0 }
    for name in names { _ = FileManager.default.createFile(atPath: name, contents: nil) }
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/.input")
    process.standardOutput = FileHandle(forWritingAtPath: names[0])
    process.standardError = FileHandle(forWritingAtPath: names[1])
    try process.start()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: folder.text(".output") ?? "", errors: folder.text(".errors") ?? "")
  }

  /// A file of the cases.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: packageRoot + "/Tests/CommandLineTests/Cases/hosts/" + name, encoding: .utf8)
  }
}
