import Diagnostics
import Explanations
import Figures
import LanguageServer
import Markup
import Notation
import VitrineDiagrams
import VitrineUI

extension ToolRun {
  func explain() throws(Problem) -> ToolAnswer {
    let (input, options) = try fence()
    let explainer: Explainer
    do throws(Explainer.Failure) {
      explainer = try Explainer(input, options, typesetter: typesetter)
    } catch {
      throw Problem(error.message, diagnostics: error.diagnostics)
    }
    let view: NumberedViews.View
    do throws(NumberedViews.Problem) {
      let wanted = arguments["view"]?.string ?? arguments["view"]?.number.map { JSON.text($0) }
      view = try wanted.map(explainer.views.view(named:)) ?? explainer.mostSurprising
    } catch {
      throw Problem("\(error.message); \(error.hint)")
    }
    let explanation = explainer.explanation(of: view, didTry: didStep)
    var members = explanation.json(all: isFull).members ?? JSON.Members()
    members.append("diagnostics", Self.json(Array(explainer.diagnostics.prefix(most))))
    return ToolAnswer(text: explanation.text(all: isFull), structured: .object(members))
  }

  func check() throws(Problem) -> ToolAnswer {
    var diagnostics: [Diagnostic]
    if let text = arguments[ToolWorker.fileText]?.string, arguments["file"]?.string?.hasSuffix(".swift") == false {
      diagnostics = NoteAnalyzer(text: text, path: nil).evaluated(typesetter).diagnostics
    } else {
      let (input, options) = try fence()
      let drawn = RenderedFence.drawn(input, options, typesetter)
      diagnostics = input.located(drawn.diagnostics)
    }
    diagnostics = diagnostics.ordered()
    let text =
      diagnostics.isEmpty
      ? ["Vitrine finds no problem; the Swift compiler was not asked."] : lines(diagnostics.map(Self.line))
    return ToolAnswer(
      text: text.joined(separator: "\n"), structured: ["diagnostics": Self.json(Array(diagnostics.prefix(most)))])
  }

  func compare() throws(Problem) -> ToolAnswer {
    var (renderings, diagnostics): ([Rendering], [Diagnostic]) = ([], [])
    for name in ["before", "after"] {
      let (input, options) = try fence(arguments[name]?.string ?? "")
      let drawn = RenderedFence.drawn(input, options, typesetter)
      diagnostics += drawn.diagnostics
      guard let rendering = drawn.figures.first?.rendering else {
        throw Problem("'\(name)' draws nothing", diagnostics: drawn.diagnostics)
      }
      renderings.append(rendering)
      didStep(renderings.count, 2)
    }
    let (before, after) = (renderings[0], renderings[1])
    let moved = after.moves(since: before).map(\.text)
    let isSameInk = before.marks == after.marks
    let same = isSameInk ? "The layout and the drawing are the same." : "The layout is the same; the drawing differs."
    let sizes = "\(Lengths.text(before.size)) before, \(Lengths.text(after.size)) after"
    return ToolAnswer(
      text: ([sizes] + (moved.isEmpty ? [same] : lines(moved))).joined(separator: "\n"),
      structured: [
        "before": .array([before.size.width, before.size.height].map { Explanation.json($0) }),
        "after": .array([after.size.width, after.size.height].map { Explanation.json($0) }),
        "changes": .array(moved.prefix(most).map { .string($0) }), "diagnostics": Self.json(diagnostics),
      ])
  }

  /// The most names of a call.
  private static let mostNames = 50

  func names() -> ToolAnswer {
    let wanted = (arguments["names"]?.array ?? []).prefix(Self.mostNames).compactMap(\.string)
    var (text, list): ([String], [JSON]) = ([], [])
    for name in wanted.map({ $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }) {
      let entries = CatalogReference.entries(named: name)
      if entries.isEmpty {
        let near = nearestName(to: name, among: CatalogReference.entries.map(\.name))
        text.append(visible("\(name): unknown") + (near.map { "; did you mean '\($0)'?" } ?? ""))
        list.append(["name": .string(name), "known": false, "nearest": near.map { .string($0) } ?? .null])
      }
      for entry in entries {
        let forms = entry.forms.prefix(8).map { (entry.isModifier ? "." : "") + "\(entry.name)(\($0))" }
        let remark = entry.explanation
        text.append("\(name): \(entry.kind.rawValue)" + (remark.map { ". " + $0 } ?? ", drawn"))
        text += forms.map { "  " + $0 }
        list.append([
          "name": .string(name), "known": true, "kind": .string(entry.kind.rawValue),
          "drawn": .bool(remark == nil), "remark": remark.map { .string($0) } ?? .null,
          "forms": .array(forms.map { .string($0) }),
        ])
      }
    }
    return ToolAnswer(text: text.joined(separator: "\n"), structured: ["names": .array(list)])
  }
}
