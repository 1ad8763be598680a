import Foundation
import Markup
import Notes
import Programs
import SiteContent
import SiteStorage

/// Runs the program of a filter with a time limit, and caches its drawings.
struct FilterRun {
  /// A program's answer for one fence.
  enum Answer: Hashable, Sendable {
    case drawn(light: String, dark: String?)
    case failed(String)

    /// Reads `{"svg": "…", "dark": "…"}` or `{"error": "…"}`.
    init(_ json: JSON?) {
      if let svg = json?["svg"]?.string {
        self = .drawn(light: svg, dark: json?["dark"]?.string)
      } else {
        self = .failed(json?["error"]?.string ?? "the program returned no drawing")
      }
    }
  }

  let filter: FenceFilter
  /// The full path of the program; the reason, if it cannot be started.
  private let program: Result<String, ProgramProblem>
  private let access: ProgramAccess
  private let cache: String?
  /// Hashes of the files that the command names, such as its script.
  private let files: [String]

  /// The time limit in seconds, for one fence, or for all if the program reads lines.
  private let patience: Double
  /// The maximum size of the program's output and of hashed files, in bytes.
  private static let largest = 20_000_000

  init(_ filter: FenceFilter, folder: String, cache: String?, _ programs: InstalledPrograms) {
    self.filter = filter
    patience = LineProgram.usualPatience * programs.patience
    self.cache = cache.map { $0 + "/filters" }
    files = filter.command.compactMap { word in
      let path = word.hasPrefix("/") ? word : NotePath.join(folder, word)
      guard RegularFile(path).map({ $0.size <= Self.largest }) ?? false else { return nil }
      return FileManager.default.contents(atPath: path).map { SHA256.hexadecimal(of: Array($0)) }
    }
    let current = FileManager.default.currentDirectoryPath
    access = ProgramAccess(
      reads: [current, URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path],
      usesNetwork: filter.usesNetwork)
    let name = filter.command.first ?? ""
    guard programs.allows(name) else {
      program = .failure(.refused)
      return
    }
    let place = name.hasPrefix("/") ? name : NotePath.join(folder, name)
    let path = URL(fileURLWithPath: place).standardizedFileURL.path
    let found = name.contains("/") ? [path].filter(FileManager.default.isExecutableFile) : programs.named(name)
    program = found.first.map { .success($0) } ?? .failure(.absent)
  }

  /// Returns the program's answers for some fences.
  ///
  /// - Returns: the answers, `nil` for fences without one, and the problem with the program, if there was one.
  func answers(to sources: [RenderedDiagrams.Source]) -> (answers: [Answer?], problem: ProgramProblem?) {
    var answers = sources.map(kept)
    let missing = answers.indices.filter { answers[$0] == nil }
    guard !missing.isEmpty else { return (answers, nil) }
    let run: ProgramRun
    do throws(ProgramProblem) { run = try self.run } catch { return (answers, error) }
    let asked = missing.map { sources[$0] }
    let (new, problem) = filter.readsLines ? lines(of: run, to: asked) : drawings(of: run, of: asked)
    for (index, answer) in zip(missing, new) {
      answers[index] = answer
      if let answer { keep(answer, of: sources[index]) }
    }
    return (answers, problem)
  }

  /// The program, in the current folder, to which the paths in its arguments are relative.
  private var run: ProgramRun {
    get throws(ProgramProblem) {
      var run = ProgramRun(try program.get(), Array(filter.command.dropFirst()))
      (run.access, run.directory) = (access, access.reads.first)
      run.limits = ProgramLimits(seconds: patience, bytes: Self.largest)
      return run
    }
  }

  private func lines(
    of program: ProgramRun, to sources: [RenderedDiagrams.Source]
  ) -> ([Answer?], ProgramProblem?) {
    let requests = sources.map { source in
      JSON.object([("language", .string(source.language)), ("source", .string(source.text))]).text
    }
    do throws(ProgramProblem) {
      let found = try LineProgram(program, patience: patience).answers(to: requests, reading: JSON.parsedObject)
      return (found.answers.map { $0.map { Answer($0) } }, found.problem)
    } catch {
      return ([Answer?](repeating: nil, count: sources.count), error)
    }
  }

  /// Starts the program for each fence until it fails for a reason unrelated to the fence.
  private func drawings(
    of program: ProgramRun, of sources: [RenderedDiagrams.Source]
  ) -> ([Answer?], ProgramProblem?) {
    var answers = [Answer?](repeating: nil, count: sources.count)
    for index in sources.indices {
      do throws(ProgramProblem) { answers[index] = try answer(of: program, to: sources[index].text) } catch {
        return (answers, error)
      }
    }
    return (answers, nil)
  }

  /// - Throws: problems with the program that are unrelated to the fence.
  private func answer(of program: ProgramRun, to source: String) throws(ProgramProblem) -> Answer {
    var run = program
    run.input = Array(source.utf8)
    let (output, failure) = run.result()
    guard let failure else { return .drawn(light: String(decoding: output, as: UTF8.self), dark: nil) }
    guard case .failed(_, let message) = failure else { throw ProgramProblem(failure) }
    let line = message.split(separator: "\n").first.map(String.init) ?? "the program failed"
    return .failed(String(line.prefix(200)))
  }

  // MARK: Cache

  private func path(of source: RenderedDiagrams.Source) -> String? {
    let key = SHA256.base64(of: (filter.command + files + [filter.language, source.text]).joined(separator: "\u{0}"))
    return cache.map { $0 + "/" + key.replacing("/", with: "_").replacing("+", with: "-") + ".json" }
  }

  private func kept(_ source: RenderedDiagrams.Source) -> Answer? {
    guard let path = path(of: source), let file = RegularFile(path), file.size <= Self.largest * 2,
      let bytes = FileManager.default.contents(atPath: path), let json = JSON.parse(Array(bytes)), json["svg"] != nil
    else { return nil }
    return Answer(json)
  }

  /// Caches a drawing. Errors aren't cached, so that the next build tries again, and failures to write are ignored.
  private func keep(_ answer: Answer, of source: RenderedDiagrams.Source) {
    guard let path = path(of: source), let cache, case .drawn(let light, let dark) = answer else { return }
    let text = JSON.object([("svg", .string(light))] + (dark.map { [("dark", .string($0))] } ?? [])).text
    try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
