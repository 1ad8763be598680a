import Assets
import Diagnostics
import Foundation
import Markup
import Notes
import Programs
import SiteStorage
import VitrineLayout

/// The formulas of a site, typeset by KaTeX, which runs once for the whole site.
///
/// KaTeX writes lengths into `style` attributes, which a strict content security policy forbids. Each declaration
/// becomes a class in an additional style sheet.
package struct RenderedFormulas: Hashable, Sendable {
  enum Outcome: Hashable, Sendable {
    case html(String)
    /// The error, and its offset in the TeX source in UTF-16 code units.
    case failed(message: String, offset: Int)
  }

  private var outcomes: [Formula: Outcome] = [:]
  /// The style declarations that formulas need, by class.
  private var declarations: [String: String] = [:]
  /// The folder with KaTeX's style sheet and fonts; `nil` if there are no formulas.
  private var folder: String?
  /// The files and folders on which the answers of KaTeX depend, as KaTeX reports them.
  package private(set) var places: [String] = []
  /// The reason why formulas are not typeset; at most one diagnostic.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an instance without formulas.
  package init() {}

  /// Typesets the formulas of some notes with KaTeX.
  ///
  /// - Parameters:
  ///   - assets: the assets that contain the script for KaTeX.
  ///   - programs: the programs among which Node is looked up.
  ///   - cache: the cache for the answers.
  package static func make(
    of documents: [Document], assets: Assets, programs: InstalledPrograms = .system, cache: BuildCache? = nil
  ) -> RenderedFormulas {
    var rendered = RenderedFormulas()
    var asked = Set<Formula>()
    var formulas: [Formula] = []
    for document in documents {
      for case .formula(let formula) in document.allInlines.lazy.map(\.kind) where asked.insert(formula).inserted {
        formulas.append(formula)
      }
    }
    guard !formulas.isEmpty else { return rendered }
    let requests = formulas.map { formula in
      JSON.object([("tex", .string(formula.tex)), ("display", .bool(formula.isDisplay))]).text
    }
    do throws(ProgramProblem) {
      let found = try answers(to: requests, assets: assets, programs, cache)
      rendered.places = AnswerCache.places(in: found.greeting)
      rendered.folder = JSON.parse(found.greeting)?["folder"]?.string
      for (formula, answer) in zip(formulas, found.answers) {
        if let answer = answer.flatMap(JSON.parsedObject) { rendered.add(answer, for: formula) }
      }
      rendered.diagnostics = found.problem.map { [diagnostic($0, lost: found.lost, of: formulas.count)] } ?? []
    } catch {
      rendered.diagnostics = [diagnostic(error, lost: formulas.count, of: formulas.count)]
    }
    return rendered
  }

  func outcome(of formula: Formula) -> Outcome? { outcomes[formula] }

  /// Returns whether there are results for all formulas of a note.
  package func holdsAll(of document: Document) -> Bool {
    document.allInlines.allSatisfy { inline in
      if case .formula(let formula) = inline.kind { outcomes[formula] != nil } else { true }
    }
  }

  private static func answers(
    to requests: [String], assets: Assets, _ programs: InstalledPrograms, _ cache: BuildCache?
  ) throws(ProgramProblem) -> LineProgram.Answers<String> {
    guard let script = try? assets.path(.markup, "katex.js"),
      let text = try? String(contentsOfFile: script, encoding: .utf8)
    else { throw .absent }
    let paths = programs.named("node")
    let answerCache = AnswerCache(cache: cache, kind: "formulas", programs: paths, script: text) { !$0.isEmpty }
    return try answerCache.answers(to: requests) { requests throws(ProgramProblem) in
      try LineProgram.firstAnswers(of: "node", [script], among: programs, to: requests, reading: JSON.objectText)
    }
  }

  private mutating func add(_ answer: JSON, for formula: Formula) {
    if let html = answer["html"]?.string {
      // The search index takes the text from the MathML; without the attribute it would have it twice.
      let once = html.replacing("class=\"katex-html\"", with: "class=\"katex-html\" data-pagefind-ignore")
      outcomes[formula] = .html(withClasses(once))
    } else {
      outcomes[formula] = .failed(
        message: answer["error"]?.string ?? "", offset: answer["position"]?.number.map { Int(clamping: $0) } ?? 0)
    }
  }

  private static func diagnostic(_ problem: ProgramProblem, lost: Int, of all: Int) -> Diagnostic {
    let what = lost == all ? "formulas are" : "\(lost) of \(all) formulas \(lost == 1 ? "is" : "are")"
    return Diagnostic(
      problem.severity, "formulas", "\(what) shown as their source: KaTeX \(problem.words)",
      hint: problem.hint(toInstall: "apt-get install katex, or npm install --global katex"))
  }

  // MARK: Style

  /// Returns KaTeX's HTML with classes instead of `style` attributes.
  private mutating func withClasses(_ html: String) -> String {
    let parts = html.split(separator: " style=\"", omittingEmptySubsequences: false)
    var output = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: "\"") else { continue }
      let names = part[..<end].split(separator: ";").map { className(of: String($0)) }.joined(separator: " ")
      // KaTeX writes the class before the style.
      if output.last == "\"", let tag = output.lastIndex(of: "<"), output[tag...].contains(" class=\"") {
        output.removeLast()
        output += " \(names)\""
      } else {
        output += " class=\"\(names)\""
      }
      output += part[part.index(after: end)...]
    }
    return output
  }

  /// Returns the class for a declaration: `top--3_063em` for `top:-3.063em`.
  private mutating func className(of declaration: String) -> String {
    let name = String(
      declaration.map { character in
        character == ":"
          ? "-" : character.isASCII && (character.isLetter || character.isNumber || character == "-") ? character : "_"
      })
    declarations[name] = declaration
    return name
  }

  // MARK: Files

  /// KaTeX's style sheet, followed by the classes; empty if no page shows a formula.
  package var styleSheets: [(path: String, text: String)] {
    guard let folder, !declarations.isEmpty,
      let own = try? String(contentsOfFile: folder + "/katex.min.css", encoding: .utf8)
    else { return [] }
    // Every browser that supports the rest of the page supports WOFF2.
    let fallbacks = /,\s*url\(["']?fonts\/[^)"']*\.(?:woff|ttf)["']?\)\s*format\(["'](?:woff|truetype)["']\)/
    let rules = declarations.sorted { $0.key < $1.key }.map { name, declaration in
      // With the priority of the attribute that it replaces.
      ".katex .\(name){\(declaration)!important}\n"
    }
    return [("assets/math/math.css", own.replacing(fallbacks, with: "") + "\n" + rules.joined())]
  }

  /// The fonts that the style sheet uses.
  package var fonts: [(path: String, source: String)] {
    guard let folder, !declarations.isEmpty else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/fonts")) ?? []
    return names.filter { $0.hasSuffix(".woff2") }.sorted().map { name in
      let source = URL(fileURLWithPath: folder + "/fonts/" + name).resolvingSymlinksInPath().path
      return ("assets/math/fonts/" + name, source)
    }
  }
}
