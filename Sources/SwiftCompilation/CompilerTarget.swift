import Foundation
import Programs

/// The version of a Swift compiler and the place of its libraries, as it prints them.
struct CompilerTarget {
  let version: ProgramVersion
  private let libraries: [String]

  private struct Printed: Decodable {
    struct Paths: Decodable { var runtimeLibraryPaths: [String] }

    var compilerVersion: String
    var paths: Paths
  }

  /// Asks a compiler.
  ///
  /// - Parameters:
  ///   - program: the compiler, or the program that starts it.
  ///   - arguments: the arguments that select the compiler and its modules.
  init?(of program: String, _ arguments: [String]) {
    var run = ProgramRun(program, arguments + ["-print-target-info"])
    run.inherited = Self.variables
    run.limits = ProgramLimits(seconds: 10, bytes: 100_000)
    guard let output = try? run.output(), let printed = try? JSONDecoder().decode(Printed.self, from: Data(output)),
      let version = ProgramVersion(in: printed.compilerVersion)
    else { return nil }
    (self.version, libraries) = (version, printed.paths.runtimeLibraryPaths)
  }

  /// The environment variables with which programs find the compiler's libraries first.
  ///
  /// The program that expands macros was built elsewhere, perhaps with a toolchain in another folder.
  var environment: [String: String] {
    #if os(Linux)
      let own = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
      return ["LD_LIBRARY_PATH": (libraries + [own].filter { !$0.isEmpty }).joined(separator: ":")]
    #else
      return [:]
    #endif
  }

  /// The environment variables that select the compiler and its files.
  static let variables = ["HOME", "XDG_CACHE_HOME", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
}
