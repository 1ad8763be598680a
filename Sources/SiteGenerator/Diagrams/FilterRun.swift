import Foundation
import Markup
import Programs

/// A filter at work: its program is started with a limit of time, and what it has drawn once is kept.
struct FilterRun {
  /// What a program says of one fence.
  enum Answer: Hashable, Sendable {
    case drawn(light: String, dark: String?)
    case failed(String)

    /// `{"svg": "…", "dark": "…"}` or `{"error": "…"}`.
    init(_ json: JSON?) {
      if let svg = json?["svg"]?.string {
        self = .drawn(light: svg, dark: json?["dark"]?.string)
      } else {
        self = .failed(json?["error"]?.string ?? "the program says nothing of it")
      }
    }
  }

  /// Why there is no answer at all.
  struct Problem: Error {
    /// What the program does: “is not installed”.
    var words: String
  }

  let filter: FenceFilter
  private let program: String?
  private let cache: String?

  /// In seconds, for one fence, or for all where the program is asked once.
  private static let patience = 30.0
  /// In bytes.
  private static let largest = 20_000_000

  init(_ filter: FenceFilter, folder: String, cache: String?) {
    self.filter = filter
    self.cache = cache.map { $0 + "/filters" }
    let name = filter.command.first ?? ""
    if name.hasPrefix("/") {
      program = name
    } else if name.contains("/") {
      let path = URL(fileURLWithPath: NotePath.join(folder, name)).standardizedFileURL.path
      program = FileManager.default.isExecutableFile(atPath: path) ? path : nil
    } else {
      program = InstalledPrograms.named(name).first
    }
  }

  func answers(to sources: [RenderedDiagrams.Source]) throws(Problem) -> [Answer] {
    guard let program else { throw Problem(words: "is not installed") }
    var answers = sources.map(kept)
    let missing = answers.indices.filter { answers[$0] == nil }
    if filter.readsLines {
      guard !missing.isEmpty else { return answers.compactMap(\.self) }
      let requests = missing.map { index in
        JSON.object([("language", .string(sources[index].language)), ("source", .string(sources[index].text))]).text
      }
      let lines: [String]
      do { lines = try LineProgram(program, arguments, patience: Self.patience).answers(to: requests).answers } catch {
        switch error {
        case .missing: throw Problem(words: "cannot be started, or says nothing")
        case .failed(let reason): throw Problem(words: "failed: \(reason)")
        }
      }
      for (index, line) in zip(missing, lines) { answers[index] = Answer(JSON.parse(line)) }
    } else {
      for index in missing { answers[index] = try answer(of: program, to: sources[index].text) }
    }
    for index in missing { if let answer = answers[index] { keep(answer, of: sources[index]) } }
    return answers.map { $0 ?? .failed("the program says nothing of it") }
  }

  private var arguments: [String] { Array(filter.command.dropFirst()) }

  private func answer(of program: String, to source: String) throws(Problem) -> Answer {
    var run = ProgramRun(program, arguments)
    run.input = Array(source.utf8)
    run.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    run.limits = ProgramLimits(seconds: Self.patience, bytes: Self.largest)
    do {
      return .drawn(light: String(decoding: try run.output(), as: UTF8.self), dark: nil)
    } catch {
      switch error {
      case .absent: throw Problem(words: "cannot be started")
      case .failed(_, let message):
        let line = message.split(separator: "\n").first.map(String.init) ?? "the program failed"
        return .failed(String(line.prefix(200)))
      case .tooSlow(let seconds), .silent(let seconds):
        return .failed("it took longer than \(NumberText.text(seconds)) seconds")
      case .tooTalkative(let bytes): return .failed("the drawing has more than \(bytes) bytes")
      }
    }
  }

  // MARK: What has been drawn before

  private func path(of source: RenderedDiagrams.Source) -> String? {
    let key = SHA256.base64(of: (filter.command + [filter.language, source.text]).joined(separator: "\u{0}"))
    return cache.map { $0 + "/" + key.replacing("/", with: "_").replacing("+", with: "-") + ".json" }
  }

  private func kept(_ source: RenderedDiagrams.Source) -> Answer? {
    guard let path = path(of: source), let file = RegularFile(path), file.size <= Self.largest * 2,
      let bytes = FileManager.default.contents(atPath: path), let json = JSON.parse(Array(bytes)), json["svg"] != nil
    else { return nil }
    return Answer(json)
  }

  /// What failed is tried again. A cache that cannot be written is none.
  private func keep(_ answer: Answer, of source: RenderedDiagrams.Source) {
    guard let path = path(of: source), let cache, case .drawn(let light, let dark) = answer else { return }
    let text = JSON.object([("svg", .string(light))] + (dark.map { [("dark", .string($0))] } ?? [])).text
    try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
