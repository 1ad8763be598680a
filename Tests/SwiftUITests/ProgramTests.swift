import Foundation
import Testing

/// Whole programs compile against the library under Apple's names, and mistakes are found, as Swift's compiler says.
///
/// A program's first lines may be `// error: …`: the errors that it has, in order, without their places.
@Suite struct ProgramTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/SwiftUITests/Programs")

  static let programs: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  /// The path of the compiler; `nil` if there is none.
  static let compiler: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The folder of the modules that were built with the tests.
  private static let modules: URL = {
    let program = URL(filePath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
    let beside = program.deletingLastPathComponent()
    let exists = FileManager.default.fileExists(atPath: beside.appending(path: "Modules/SwiftUI.swiftmodule").path)
    return exists ? beside : root.appending(path: ".build/debug")
  }()

  @Test func programsAreFoundInTheFolder() { #expect(Self.programs.count >= 24) }

  @Test(
    .enabled(if: compiler != nil, "no swiftc in PATH: the programs are not compiled"), arguments: programs)
  func compiles(program: String) throws {
    let file = Self.folder.appending(path: program)
    let source = try String(contentsOf: file, encoding: .utf8)
    let expected = source.split(separator: "\n").prefix { $0.hasPrefix("// error: ") }.map { String($0.dropFirst(10)) }
    #expect(try Self.errors(in: file) == expected)
  }

  /// Returns the errors of a file, without their places.
  private static func errors(in file: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: compiler ?? "swiftc")
    process.arguments =
      ["-typecheck", "-parse-as-library", "-I", modules.appending(path: "Modules").path]
      + ["-load-plugin-executable", modules.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros"]
      + flags + [file.path]
    let pipe = Pipe()
    (process.standardError, process.standardOutput) = (pipe, FileHandle.nullDevice)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = output.split(separator: "\n").compactMap { line in
      line.range(of: ": error: ").map { String(line[$0.upperBound...]) }
    }
    return errors.isEmpty && process.terminationStatus != 0 ? [output] : errors.filter { !$0.isEmpty }
  }

  /// The flags that find the C libraries' headers.
  private static let flags: [String] = {
    let maps = [
      root.appending(path: "Sources/CHarfBuzz/module.modulemap"),
      modules.appending(path: "CICU.build/module.modulemap"),
      modules.appending(path: "COpenCombineHelpers.build/module.modulemap"),
    ]
    let includes = ["/usr/include/harfbuzz", "/usr/include/glib-2.0"].map { "-I" + $0 }
    return (maps.map { "-fmodule-map-file=" + $0.path } + includes).flatMap { ["-Xcc", $0] }
  }()
}
