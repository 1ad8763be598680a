import Assets
import Foundation
import Programs

/// An installed Swift compiler, with the modules that it checks fences against.
package struct SwiftCompiler: Sendable {
  /// The compiler's full path.
  package let program: String
  /// The arguments that select the modules.
  private let modules: [String]
  /// Whether the C libraries of the modules are declared for the compiler. Modules of a checkout may know them, and then
  /// they must not be declared again.
  private var hasModuleMaps: Bool
  /// The environment of the compiler, in which the macros' program finds Swift's libraries.
  private let environment: [String: String]
  /// The compiler's version and the version of the modules, on which its messages depend.
  package let version: String

  /// An error that is thrown if nothing can be compiled.
  package struct Missing: Error, CustomStringConvertible {
    package var description: String
    package var hint: String
  }

  /// Finds the compiler: on a Mac that of Xcode with its SDK, elsewhere `swiftc` with the modules of this program.
  package static func find(_ assets: Assets, _ programs: InstalledPrograms) throws(Missing) -> SwiftCompiler {
    #if os(macOS)
      guard let tool = programs.named("xcrun").first else {
        throw Missing(description: "no Swift compiler was found", hint: "install Xcode")
      }
      return try SwiftCompiler(
        tool, ["--sdk", "iphonesimulator", "swiftc", "-target", "arm64-apple-ios18.0-simulator"], stamp: "")
    #else
      guard let compiler = programs.named("swiftc").first else {
        guard programs.allows("swiftc") else {
          throw Missing(description: "the Swift compiler is not allowed", hint: "add 'swiftc' to 'programs'")
        }
        throw Missing(
          description: "no Swift compiler was found",
          hint: "install Swift from swift.org and put 'swiftc' on the PATH, or leave out '--compile'")
      }
      guard let folder = try? assets.folder(.modules, holding: Self.module) else {
        throw Missing(
          description: "the module SwiftUI was not found, which belongs to the program",
          hint: "install the whole release, or run 'make modules' in the checkout")
      }
      // Beside the modules in an installation, above them in a build.
      guard
        let macros = [folder + "/SwiftUIMacros", folder + "/../SwiftUIMacros-tool"]
          .first(where: FileManager.default.isExecutableFile)
      else {
        throw Missing(
          description: "the macros of the module SwiftUI were not found, which belong to the program",
          hint: "install the whole release, or run 'make modules' in the checkout")
      }
      let changed = (try? FileManager.default.attributesOfItem(atPath: folder + "/" + Self.module))?[.modificationDate]
      return try SwiftCompiler(
        compiler, ["-I", folder, "-load-plugin-executable", macros + "#SwiftUIMacros"],
        stamp: "\((changed as? Date)?.timeIntervalSince1970 ?? 0)")
    #endif
  }

  static let module = "SwiftUI.swiftmodule"

  private init(_ program: String, _ modules: [String], stamp: String) throws(Missing) {
    guard let target = CompilerTarget(of: program, modules) else {
      throw Missing(
        description: "'\(program)' does not print its version", hint: "install Swift from swift.org")
    }
    (self.program, self.modules, environment) = (program, modules, target.environment)
    version = "\(target.version) \(stamp)"
    hasModuleMaps = true
    if importProblem() == nil { return }
    hasModuleMaps = false
    if let problem = importProblem() {
      throw Missing(
        description: "the Swift compiler \(target.version) cannot use the module SwiftUI: \(problem)",
        hint: "install the Swift version that the program was built with")
    }
  }

  /// Compiles an import of the module.
  ///
  /// - Returns: the compiler's error; `nil` if it succeeds.
  private func importProblem() -> String? {
    do throws(ProgramProblem) { return try errors(inModule: ["import SwiftUI\n"])[0].first?.text } catch {
      return error.words
    }
  }

  // MARK: Checking

  /// Checks the files of one module and returns the errors of each.
  ///
  /// Every file is type-checked. Those without errors are lowered too, which finds missing returns, variables that are
  /// used before they have a value, and constants that overflow. A file that the compiler cannot compile has an error
  /// without a line, which need not be the same again.
  package func errors(inModule texts: [String]) throws(ProgramProblem) -> [[CompilerMessage]] {
    let folder = FileManager.default.temporaryDirectory.path + "/vitrine-compile-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if hasModuleMaps {
        try Self.moduleMap.write(toFile: folder + "/module.modulemap", atomically: false, encoding: .utf8)
      }
      for (index, text) in texts.enumerated() {
        try text.write(toFile: Self.path(index, in: folder), atomically: false, encoding: .utf8)
      }
    } catch { throw .failed("the temporary folder cannot be written") }
    var patience = Self.patience
    var errors = try run(["-typecheck"], Array(texts.indices), in: folder, count: texts.count, &patience)
    let sound = texts.indices.filter { errors[$0].isEmpty }
    let lowered = try run(["-emit-sil", "-o", "/dev/null"], sound, in: folder, count: texts.count, &patience)
    for index in sound { errors[index] = lowered[index] }
    return errors
  }

  /// Compiles the files of one module, which have no errors, to a library that a program can load.
  ///
  /// - Returns: the library's path.
  package func library(of texts: [String], named name: String, in folder: String) throws(ProgramProblem) -> String {
    let sources = folder + "/" + name
    do {
      try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
      if hasModuleMaps {
        try Self.moduleMap.write(toFile: sources + "/module.modulemap", atomically: false, encoding: .utf8)
      }
      for (index, text) in texts.enumerated() {
        try text.write(toFile: Self.path(index, in: sources), atomically: false, encoding: .utf8)
      }
    } catch { throw .failed("the temporary folder cannot be written") }
    var run = ProgramRun(
      program,
      modules + ["-emit-library", "-o", sources + ".so", "-Onone", "-wmo", "-num-threads", "2", "-parse-as-library"]
        + ["-swift-version", "5", "-suppress-warnings", "-module-name", name, "-I", sources]
        + texts.indices.map { Self.path($0, in: sources) })
    (run.environment, run.inherited, run.access) = (environment, CompilerTarget.variables, access(writing: folder))
    run.limits = ProgramLimits(seconds: 900, bytes: 50_000_000, memory: 8_000_000_000)
    do { _ = try run.output() } catch { throw ProgramProblem(error) }
    return sources + ".so"
  }

  /// The most seconds of all runs of a module that take too long.
  private static let patience = 900.0

  private func run(
    _ mode: [String], _ files: [Int], in folder: String, count: Int, _ patience: inout Double
  ) throws(ProgramProblem) -> [[CompilerMessage]] {
    var errors = Array(repeating: [CompilerMessage](), count: count)
    guard !files.isEmpty else { return errors }
    var run = ProgramRun(
      program,
      modules + mode
        + ["-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-module-name", "Fences"]
        + ["-no-color-diagnostics", "-diagnostic-style=llvm", "-I", folder]
        + files.map { Self.path($0, in: folder) })
    // The compiler prints its messages to the error output, of which only the end is kept.
    run.joinsErrors = true
    (run.environment, run.inherited, run.access) = (environment, CompilerTarget.variables, access(writing: folder))
    run.limits = ProgramLimits(seconds: 30 + Double(files.count), bytes: 50_000_000, memory: 6_000_000_000)
    let (output, failure) = run.result()
    let messages = CompilerOutput(String(decoding: output, as: UTF8.self), filesIn: folder)
    for index in files { errors[index] = messages.errors[Self.path(index, in: folder)] ?? [] }
    let rest = files.filter { errors[$0].isEmpty }
    switch failure {
    case nil: return errors
    case .absent?: throw .absent
    case .failed? where messages.others.isEmpty && rest.count < files.count: return errors
    case .tooSlow(let seconds)?: patience -= seconds
    default: break
    }
    guard files != rest || files.count > 1, patience > 0 else {
      for index in rest { errors[index] = [CompilerMessage(line: 0, column: 0, text: messages.problem(failure))] }
      return errors
    }
    // One of the files makes the compiler crash, takes too long, or has an error that no file contains. It must not hide
    // the errors of the others.
    let parts =
      rest.count < files.count ? [rest] : [Array(files[..<(files.count / 2)]), Array(files[(files.count / 2)...])]
    for part in parts {
      let found = try self.run(mode, part, in: folder, count: count, &patience)
      for index in part { errors[index] = found[index] }
    }
    return errors
  }

  /// The compiler reads its modules and macros, and writes to a folder and to its cache of modules.
  private func access(writing folder: String) -> ProgramAccess {
    let own = ProcessInfo.processInfo.environment
    let cache = own["XDG_CACHE_HOME"] ?? (own["HOME"] ?? "") + "/.cache"
    let paths = modules.map { String($0.prefix { $0 != "#" }) }.filter { $0.hasPrefix("/") }
    return ProgramAccess(reads: paths, writes: [folder, cache + "/clang/ModuleCache"])
  }

  private static func path(_ index: Int, in folder: String) -> String { "\(folder)/f\(index).swift" }

  /// The C libraries that Vitrine's modules import, without their headers: no declaration that fences see has their types.
  private static let moduleMap = "module CHarfBuzz {}\nmodule CICU {}\nmodule COpenCombineHelpers {}\nmodule CZlib {}\n"
}
