import Assets
import FenceSyntax
import Foundation
import Programs
import SwiftCompilation
import VitrineUI

/// The views of programs, compiled by the Swift compiler and loaded into this process.
struct NativeViews {
  /// The indices of the programs that the compiler refuses, with its first error.
  private(set) var refused: [Int: String] = [:]
  private var libraries: [Int: UnsafeMutableRawPointer] = [:]

  struct Problem: Error, CustomStringConvertible { var description: String }

  /// Compiles the programs: those whose declarations are seen by others, each alone.
  init(_ programs: [OracleProgram], in folder: String) throws {
    let compiler = try SwiftCompiler.find(Assets.found(), .system)
    let modules = Self.modules(programs)
    for (number, indices) in modules.enumerated() {
      let errors = try compiler.errors(inModule: indices.map { programs[$0].text($0) })
      for (index, errors) in zip(indices, errors) { refused[index] = errors.first?.text }
      let sound = indices.filter { refused[$0] == nil }
      guard !sound.isEmpty else { continue }
      let library = try compiler.library(
        of: sound.map { programs[$0].text($0) } + [Self.printing], named: "Fences\(number)", in: folder)
      guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
        throw Problem(description: "cannot load \(library): \(String(cString: dlerror()))")
      }
      for index in sound { libraries[index] = handle }
    }
  }

  /// What `print` is in the compiled code.
  private static let printing = """
    @_silgen_name("vitrine_oracle_print") func _print(_ line: String)
    func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
      _print(items.map { "\\($0)" }.joined(separator: separator))
    }

    """

  private static func modules(_ programs: [OracleProgram]) -> [[Int]] {
    let together = programs.indices.filter { !programs[$0].file.isAlone }
    return [together] + programs.indices.filter { programs[$0].file.isAlone }.map { [$0] }
  }

  /// Returns the views of a program; none for one that is not compiled.
  func views(_ index: Int) -> [any View] {
    guard let library = libraries[index], let symbol = dlsym(library, OracleProgram.function(index)) else { return [] }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void
    var result: [any View] = []
    withUnsafeMutablePointer(to: &result) { unsafeBitCast(symbol, to: Function.self)(UnsafeMutableRawPointer($0)) }
    return result
  }
}
