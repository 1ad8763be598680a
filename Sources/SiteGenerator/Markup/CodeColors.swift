import Assets
import Diagnostics
import Foundation
import Markup
import Notes
import Programs

/// The colours of code in languages other than Swift, as Pygments sees them: asked once for a whole site.
package struct CodeColors: Sendable {
  /// A stretch of code of one colour.
  struct Run: Hashable, Sendable {
    /// The class that the theme gives a colour; empty for plain text.
    var name: String
    var text: String
  }

  /// What the theme has colours for; see `templates/assets/site.css`.
  private static let names: Set = ["hk", "ha", "ht", "hs", "hn", "hc", "hd", "hf", "hm", "hi", "hx"]

  /// Longer sources stay plain: colouring them would take longer than anyone looks at them.
  static let byteLimit = 200_000

  private struct Source: Hashable, Sendable {
    var language: String
    var code: String
  }

  private var runs: [Source: [Run]] = [:]
  /// At most one: why there are no colours.
  package private(set) var diagnostics: [Diagnostic] = []

  /// No colours.
  package init() {}

  /// Has Pygments colour all code in some notes.
  ///
  /// - Parameters:
  ///   - assets: where the script is that asks it.
  ///   - programs: the Pythons to try, best first; the system's if `nil`.
  ///   - patience: how long Python may say nothing, in seconds.
  package static func make(
    of documents: [Document], assets: Assets, programs: [String]? = nil, patience: Double = 30
  ) -> CodeColors {
    var colors = CodeColors()
    var asked = Set<Source>()
    let sources = documents.flatMap(\.codeBlocks).compactMap { code, _ -> Source? in
      guard code.isFenced, !code.info.isSwift, !code.info.isMermaid, !code.info.language.isEmpty,
        code.code.utf8.count <= byteLimit
      else { return nil }
      let source = Source(language: code.info.language.lowercased(), code: code.code)
      return asked.insert(source).inserted ? source : nil
    }
    guard !sources.isEmpty else { return colors }
    let requests = sources.map { source in
      JSON.object([("language", .string(source.language)), ("code", .string(source.code))]).text
    }
    do {
      let answers = try self.answers(to: requests, assets: assets, programs: programs, patience: patience)
      for (source, answer) in zip(sources, answers) {
        colors.runs[source] = runs(in: answer, of: source.code)
      }
    } catch {
      colors.diagnostics = [diagnostic(error)]
    }
    return colors
  }

  func runs(of block: CodeBlock) -> [Run]? {
    runs[Source(language: block.info.language.lowercased(), code: block.code)]
  }

  private static func answers(
    to requests: [String], assets: Assets, programs: [String]?, patience: Double
  ) throws(LineProgram.Problem) -> [String] {
    guard let script = try? assets.path(.markup, "highlight.py") else { throw .missing }
    // Isolated: neither the folder it is started in nor anyone's environment decides what is loaded.
    let pythons = (programs ?? InstalledPrograms.named("python3")).map {
      LineProgram($0, ["-I", script], patience: patience)
    }
    return try LineProgram.firstAnswers(of: pythons, to: requests).answers
  }

  /// An answer counts if it says the code again, and nothing else.
  private static func runs(in answer: String, of code: String) -> [Run]? {
    guard let pairs = JSON.parse(answer)?["runs"]?.array else { return nil }
    let runs = pairs.map { pair in
      let words = pair.array?.compactMap(\.string) ?? []
      return words.count == 2
        ? Run(name: names.contains(words[0]) ? words[0] : "", text: words[1]) : Run(name: "", text: "")
    }
    return runs.map(\.text).joined() == code ? runs : nil
  }

  private static func diagnostic(_ problem: LineProgram.Problem) -> Diagnostic {
    switch problem {
    case .missing:
      Diagnostic(
        .warning, "highlighting", "code in other languages than Swift has no colours: Pygments is not installed",
        hint: "apt-get install python3-pygments, or pip install pygments")
    case .failed(let reason):
      Diagnostic(
        .warning, "highlighting", "code in other languages than Swift has no colours: Pygments failed, \(reason)")
    }
  }
}

extension FenceInfo {
  /// Whether the block is a diagram that other tools draw.
  var isMermaid: Bool { language.lowercased() == "mermaid" }
}
