import Diagnostics
import FenceSyntax
import Figures
import Programs
import SwiftCompilation

/// The files that are compiled for the figures of a note.
package struct NotePrograms: Sendable {
  /// The file of a fence.
  struct Program: Sendable {
    var fence: Int
    /// The error that the fence expects; `nil` for one that compiles.
    var expected: ExpectedError?
    var text: FenceProgram
  }

  private let fences: [NoteFences.Fence]
  private let path: String
  private(set) var programs: [Program] = []
  /// The numbers of fences that are left out: those that may use undeclared names, because they are lenient or only
  /// their structure is shown, and those with other modules than the compiler has.
  private(set) var lenient = 0
  private(set) var foreign = 0

  /// Modules that a fence can import to be compiled.
  private static let modules: Set = ["SwiftUI", "Charts", "Combine", "Foundation", "Observation", "Swift"]

  /// - Parameters:
  ///   - path: the note's path in diagnostics.
  ///   - isDrawn: whether a fence that is a figure only if it draws a view was drawn.
  package init(_ fences: [NoteFences.Fence], path: String, isDrawn: (NoteFences.Fence) -> Bool) {
    (self.fences, self.path) = (fences, path)
    guard fences.contains(where: { $0.kind != .declarations }) else { return }
    let codes = fences.map { fence in fence.kind == .tree ? nil : TopLevelCode(ParsedFence(fence.block.code)) }
    let options = fences.map(\.options)
    // Later fences don't see the declarations of fences that don't compile.
    let lasting = zip(options, codes).map { $0.fails == nil ? $1 : nil }
    for (index, fence) in fences.enumerated() {
      guard fence.kind == .figure || (fence.kind == .figureIfView && isDrawn(fence)) else { continue }
      let options = options[index]
      if options.isLenient || options.showsOnlyStructure {
        lenient += 1
        continue
      }
      guard let code = codes[index] else { continue }
      let text = FenceProgram(
        of: code, after: lasting[..<index], isView: options.fails == nil || code.beginsWithView,
        supplied: options.bindings ?? "")
      guard code.imports.isSubset(of: Self.modules) else {
        foreign += 1
        continue
      }
      programs.append(Program(fence: index, expected: options.fails, text: text))
    }
  }

  /// The files, in the order of the fences.
  var texts: [FenceProgram] { programs.map(\.text) }

  /// Compiles the files of this note alone.
  ///
  /// - Returns: the errors of the compiler, at their places in the note.
  package func compiled(by compiler: SwiftCompiler) throws(ProgramProblem) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for module in Self.modules(of: Array(programs.indices), texts, count: 1) {
      let errors = try compiler.errors(inModule: module.map { programs[$0].text.text })
      for (index, errors) in zip(module, errors) { found += diagnostics(of: programs[index], errors) }
    }
    var known: Set<Diagnostic> = []
    return found.filter { known.insert($0).inserted }
  }

  /// Returns the indices of the programs that are compiled in each module: a few modules of many, and one for each
  /// program that must be compiled apart from others.
  static func modules(of indices: [Int], _ programs: [FenceProgram], count: Int) -> [[Int]] {
    let together = indices.filter { !programs[$0].isAlone }
    let size = max(1, (together.count + count - 1) / max(1, count))
    return stride(from: 0, to: together.count, by: size).map { Array(together[$0..<min($0 + size, together.count)]) }
      + indices.filter { programs[$0].isAlone }.map { [$0] }
  }

  // MARK: Messages

  /// Returns the errors of a fence's file. Of a fence that is expected not to compile, an error if it compiles or has
  /// other errors.
  func diagnostics(of program: Program, _ errors: [CompilerMessage]) -> [Diagnostic] {
    guard let expected = program.expected else { return errors.map { diagnostic($0, program) } }
    return [difference(from: expected, errors, program)].compactMap(\.self)
  }

  /// Returns an error if a fence that is expected not to compile compiles or has other errors, and a note with the
  /// compiler's error if the fence names none.
  private func difference(
    from expected: ExpectedError, _ errors: [CompilerMessage], _ program: Program
  ) -> Diagnostic? {
    let places = errors.map { program.text.place(line: $0.line, column: $0.column)?.location }
    let setting = expected.setting
    guard let first = errors.first else {
      return Diagnostic(
        .error, "fails", "this code compiles, although 'fails' says that it does not", file: setting.file,
        span: setting.span, hint: "remove 'fails'")
    }
    let isExpected = zip(errors, places).contains { expected.matches($0.text, at: $1) }
    if isExpected, !expected.message.isEmpty { return nil }
    return Diagnostic(
      isExpected ? .note : .error, "fails",
      "the compiler reports \(isExpected ? "this" : "another") error: \(first.text)", file: setting.file,
      span: setting.span, hint: ExpectedError.option(first.text, at: places[0]))
  }

  private func diagnostic(_ message: CompilerMessage, _ program: Program) -> Diagnostic {
    let place = program.text.place(line: message.line, column: message.column)
    let diagnostic = Diagnostic(
      .error, "compile", message.text, span: place.map { Span(at: $0.location) }, hint: message.notes.first)
    return fences[place?.fence ?? program.fence].located([diagnostic], in: path)[0]
  }
}
