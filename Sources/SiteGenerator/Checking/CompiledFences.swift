import Diagnostics
import FenceSyntax
import Figures
import Foundation
import Programs
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage
import SwiftCompilation

/// The figures of a site, checked by the Swift compiler.
package struct CompiledFences: Sendable {
  /// The errors of the compiler, at their places in the notes.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The numbers of fences that were compiled and that contain an error.
  package private(set) var compiled = 0
  package private(set) var failed = 0
  /// The numbers of fences that were left out: those that may use undeclared names, because they are lenient or only
  /// their structure is shown, and those with other modules than the compiler has.
  package private(set) var lenient = 0
  package private(set) var foreign = 0

  /// The number of fences that are expected not to compile, and do not.
  package private(set) var refused = 0

  /// A summary on one line: `compiled: 312 fences, 3 with errors, 12 left out (lenient)`.
  package var summary: String {
    var parts = [BuildReport.counted(compiled, "fence"), "\(failed) with errors"]
    if refused > 0 { parts.append("\(refused) with the errors that 'fails' expects") }
    if lenient > 0 { parts.append("\(lenient) left out (lenient)") }
    if foreign > 0 { parts.append("\(foreign) left out (other modules)") }
    return "compiled: " + parts.joined(separator: ", ")
  }

  /// Checks the figures of a site.
  ///
  /// - Parameter builder: the builder of the site, with the cache of the compiler's messages.
  /// - Throws: `ProgramProblem` if the compiler cannot be used.
  static func make(
    of site: CheckedSite, _ compiler: SwiftCompiler, _ builder: SiteBuilder
  ) async throws(ProgramProblem) -> CompiledFences {
    let (configuration, folder) = (site.configuration, site.sources.folder)
    let notes = site.notes.parsed.indices.map { index in
      let path = folder.shown(site.notes.parsed[index].path)
      let fences = NoteFences.read(
        site.notes.parsed[index].document, path: path, defaults: configuration.figure, selection: configuration.blocks
      ).fences
      let drawn = Set(site.drawings.figures[index].records.filter { $0.kind == .drawn }.map(\.place))
      return NotePrograms(fences, path: path) { drawn.contains($0.span.start) }
    }
    var result = CompiledFences()
    var errors = try await Self.errors(of: notes.flatMap(\.texts), compiler, builder)[...]
    for note in notes {
      let count = note.texts.count
      result.add(note, errors: Array(errors.prefix(count)))
      errors = errors.dropFirst(count)
    }
    // A declaration that several fences use is compiled with each of them.
    var known: Set<Diagnostic> = []
    result.diagnostics = result.diagnostics.filter { known.insert($0).inserted }
    return result
  }

  private mutating func add(_ note: NotePrograms, errors: [[CompilerMessage]]) {
    lenient += note.lenient
    foreign += note.foreign
    for (program, errors) in zip(note.programs, errors) {
      let found = note.diagnostics(of: program, errors)
      compiled += 1
      if found.hasErrors { failed += 1 }
      if program.expected != nil, !found.hasErrors { refused += 1 }
      diagnostics += found
    }
  }

  // MARK: Cache

  /// Returns the errors of each program, from the cache or from the compiler.
  private static func errors(
    of programs: [FenceProgram], _ compiler: SwiftCompiler, _ builder: SiteBuilder
  ) async throws(ProgramProblem) -> [[CompilerMessage]] {
    func key(_ program: FenceProgram) -> CacheKey {
      var key = CacheKey("compile 1", program: "")
      key.add([compiler.version, program.text])
      return key
    }
    var found = programs.map { program in
      builder.kept?.bytes(key(program)).flatMap { try? JSONDecoder().decode([CompilerMessage].self, from: Data($0)) }
    }
    let modules = NotePrograms.modules(of: found.indices.filter { found[$0] == nil }, programs, count: builder.workers)
    let results = await inOrder(modules, workers: builder.workers) { indices in
      Result { () throws(ProgramProblem) in try compiler.errors(inModule: indices.map { programs[$0].text }) }
    }
    for (indices, result) in zip(modules, results) {
      for (index, errors) in zip(indices, try result.get()) {
        found[index] = errors
        guard errors.allSatisfy({ $0.line > 0 }) else { continue }
        if let bytes = try? JSONEncoder().encode(errors) { builder.kept?.keep(Array(bytes), key(programs[index])) }
      }
    }
    return found.map { $0 ?? [] }
  }
}

extension CheckedSite {
  /// Checks the figures with the installed Swift compiler, and adds its errors to the site's report.
  ///
  /// - Returns: the result; `nil` if there is no compiler, which an error reports.
  package func compile(for builder: SiteBuilder, into report: inout BuildReport) async -> CompiledFences? {
    do {
      let compiler = try SwiftCompiler.find(builder.toolbox.assets, builder.installedPrograms)
      let compiled = try await CompiledFences.make(of: self, compiler, builder)
      report.diagnostics += compiled.diagnostics
      return compiled
    } catch let missing as SwiftCompiler.Missing {
      report.diagnostics.append(Self.notCompiled(missing.description, hint: missing.hint))
    } catch let problem as ProgramProblem {
      report.diagnostics.append(Self.notCompiled("the Swift compiler \(problem.words)"))
    } catch {
      report.diagnostics.append(Self.notCompiled("\(error)"))
    }
    return nil
  }

  private static func notCompiled(_ reason: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, "compile", "the fences were not compiled: \(reason)", hint: hint)
  }
}
