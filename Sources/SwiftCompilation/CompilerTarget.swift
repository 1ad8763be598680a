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
    run.limits = ProgramLimits(seconds: 10, bytes: 100_000)
    guard let output = try? run.output(), let printed = try? JSONDecoder().decode(Printed.self, from: Data(output)),
      let version = ProgramVersion(in: printed.compilerVersion)
    else { return nil }
    (self.version, libraries) = (version, printed.paths.runtimeLibraryPaths)
  }

  /// The environment of this process, in which programs find the compiler's libraries first.
  ///
  /// The program that expands macros was built elsewhere, perhaps with a toolchain in another folder.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    #if os(Linux)
      let paths = libraries + [environment["LD_LIBRARY_PATH"]].compactMap { $0 }.filter { !$0.isEmpty }
      environment["LD_LIBRARY_PATH"] = paths.joined(separator: ":")
    #endif
    return environment
  }
}
