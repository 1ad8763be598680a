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
  /// their structure is shown, and those with other modules or macros than the compiler has.
  package private(set) var lenient = 0
  package private(set) var foreign = 0

  /// The number of fences that are expected not to compile, and do not.
  package private(set) var refused = 0

  /// A summary on one line: `compiled: 312 fences, 3 with errors, 12 left out (lenient)`.
  package var summary: String {
    var parts = [BuildReport.counted(compiled, "fence"), "\(failed) with errors"]
    if refused > 0 { parts.append("\(refused) with the errors that 'fails' expects") }
    if lenient > 0 { parts.append("\(lenient) left out (lenient)") }
    if foreign > 0 { parts.append("\(foreign) left out (other modules or macros)") }
    return "compiled: " + parts.joined(separator: ", ")
  }

  /// Modules that a fence can import to be compiled.
  private static let modules: Set = ["SwiftUI", "Charts", "Combine", "Foundation", "Observation", "Swift"]

  /// Whether the compiler lacks SwiftUI's macros, which come with Apple's.
  private static let lacksMacros: Bool = {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }()

  /// A fence with the file that is compiled for it.
  private struct Job: Sendable {
    var note: Int
    var fence: Int
    /// The error that the fence expects; `nil` for one that compiles.
    var expected: ExpectedError?
    var program: FenceProgram
  }

  /// Checks the figures of a site.
  ///
  /// - Parameter builder: the builder of the site, with the cache of the compiler's messages.
  /// - Throws: `ProgramProblem` if the compiler cannot be used.
  static func make(
    of site: CheckedSite, _ compiler: SwiftCompiler, _ builder: SiteBuilder
  ) async throws(ProgramProblem) -> CompiledFences {
    var result = CompiledFences()
    let (configuration, folder) = (site.configuration, site.sources.folder)
    let notes = site.notes.parsed.indices.map { index in
      NoteFences.read(
        site.notes.parsed[index].document, path: folder.shown(site.notes.parsed[index].path),
        defaults: configuration.figure, selection: configuration.blocks
      ).fences
    }
    var jobs: [Job] = []
    for (note, fences) in notes.enumerated() where fences.contains(where: { $0.kind != .declarations }) {
      let drawn = Set(site.drawings.figures[note].records.filter { $0.kind == .drawn }.map(\.place))
      jobs += result.jobs(of: fences, note, drawn: drawn)
    }
    let errors = try await Self.errors(of: jobs.map(\.program), compiler, builder)
    for (job, errors) in zip(jobs, errors) {
      result.compiled += 1
      let path = folder.shown(site.notes.parsed[job.note].path)
      let found: [Diagnostic]
      if let expected = job.expected {
        found = [Self.difference(from: expected, errors, job)].compactMap(\.self)
        if !found.hasErrors { result.refused += 1 }
      } else {
        found = errors.map { Self.diagnostic($0, job, notes[job.note], path) }
      }
      if found.hasErrors { result.failed += 1 }
      result.diagnostics += found
    }
    // A declaration that several fences use is compiled with each of them.
    var known: Set<Diagnostic> = []
    result.diagnostics = result.diagnostics.filter { known.insert($0).inserted }
    return result
  }

  /// Returns the files of a note's figures.
  ///
  /// - Parameter drawn: the places of the fences that were drawn.
  private mutating func jobs(of fences: [NoteFences.Fence], _ note: Int, drawn: Set<Location>) -> [Job] {
    let codes = fences.map { fence in fence.kind == .tree ? nil : TopLevelCode(ParsedFence(fence.block.code)) }
    let options = fences.map(\.options)
    // Later fences don't see the declarations of fences that don't compile.
    let lasting = zip(options, codes).map { $0.fails == nil ? $1 : nil }
    return fences.indices.compactMap { index in
      let fence = fences[index]
      guard fence.kind == .figure || (fence.kind == .figureIfView && drawn.contains(fence.span.start)) else {
        return nil
      }
      let options = options[index]
      if options.isLenient || options.showsOnlyStructure {
        lenient += 1
        return nil
      }
      guard let code = codes[index] else { return nil }
      let program = FenceProgram(
        of: code, after: lasting[..<index], isView: options.fails == nil || code.beginsWithView,
        supplied: options.bindings ?? "")
      guard code.imports.isSubset(of: Self.modules), !(Self.lacksMacros && program.usesEntries) else {
        foreign += 1
        return nil
      }
      return Job(note: note, fence: index, expected: options.fails, program: program)
    }
  }

  /// Returns an error if a fence that is expected not to compile compiles or has other errors, and a note with the
  /// compiler's error if the fence names none.
  private static func difference(
    from expected: ExpectedError, _ errors: [CompilerMessage], _ job: Job
  ) -> Diagnostic? {
    let places = errors.map { job.program.place(line: $0.line, column: $0.column)?.location }
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

  private static func diagnostic(
    _ message: CompilerMessage, _ job: Job, _ fences: [NoteFences.Fence], _ path: String
  ) -> Diagnostic {
    let place = job.program.place(line: message.line, column: message.column)
    let fence = fences[place?.fence ?? job.fence]
    let diagnostic = Diagnostic(
      .error, "compile", message.text, span: place.map { Span(at: $0.location) }, hint: message.notes.first)
    return fence.located([diagnostic], in: path)[0]
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
    let modules = modules(of: found.indices.filter { found[$0] == nil }, programs, count: builder.workers)
    let results = await inOrder(modules, workers: builder.workers) { indices in
      Result { () throws(ProgramProblem) in try compiler.errors(inModule: indices.map { programs[$0].text }) }
    }
    for (indices, result) in zip(modules, results) {
      for (index, errors) in zip(indices, try result.get()) {
        found[index] = errors
        if let bytes = try? JSONEncoder().encode(errors) { builder.kept?.keep(Array(bytes), key(programs[index])) }
      }
    }
    return found.map { $0 ?? [] }
  }

  /// Returns the indices of the programs that are compiled in each module: a few modules of many, and one for each
  /// program that must be compiled apart from others.
  private static func modules(of indices: [Int], _ programs: [FenceProgram], count: Int) -> [[Int]] {
    let together = indices.filter { !programs[$0].isAlone }
    let size = max(1, (together.count + count - 1) / max(1, count))
    return stride(from: 0, to: together.count, by: size).map { Array(together[$0..<min($0 + size, together.count)]) }
      + indices.filter { programs[$0].isAlone }.map { [$0] }
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
