import Figures
import Foundation
import Markup
import VitrineDiagrams
import VitrineUI

/// A self-contained HTML page that shows moved figures before and after, for code reviews.
package struct MoveReport {
  private let moves: FigureMoves
  private let baseline: String

  /// - Parameter baseline: the compared file, folder or commit, as given on the command line.
  package init(_ moves: FigureMoves, baseline: String) { (self.moves, self.baseline) = (moves, baseline) }

  package var html: String {
    let title = "Figures: \(moves.summary)"
    let head: [Node] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", [:], [.text(title)]), .element("link", ["rel": "icon", "href": "data:,"]),
      .element("style", [:], [.raw(Self.styles)]),
    ]
    let body = Element("body") {
      Element("main") {
        Element("h1", text: moves.summary)
        Element("p", ["class": "lead"]) {
          "Compared with "
          Element("code", text: baseline)
          moves.moved.isEmpty ? ": no view has another size or place." : "."
        }
        for move in moves.moved { section(move) }
        list("New", moves.added)
        list("Gone", moves.removed)
      }
    }
    return HTMLPage.text(language: "en", head: head, body: body)
  }

  // MARK: A figure

  /// The maximum number of pictures shown for a figure; the others are counted.
  private static let mostPictures = 6
  /// The maximum number of views listed for a figure; the others are counted.
  private static let mostViews = 40

  private func section(_ move: FigureMoves.Move) -> Element {
    let pictures = move.pictures
    let left = pictures.count - Self.mostPictures
    return Element("section") {
      Element("h2", text: move.after.name ?? move.after.title ?? "Figure in line \(move.after.line)")
      Element("p", ["class": "place"]) { Element("code", text: "\(moves.shown(move.after.note)):\(move.after.line)") }
      for (before, after) in pictures.prefix(Self.mostPictures) { drawing(before, after) }
      if left > 0 { Element("p", text: "\(BuildReport.counted(left, "picture")) more moved.") }
      if pictures.isEmpty {
        Element("p", text: "It has \(move.after.pictures.count) pictures, and had \(move.before.pictures.count).")
      }
      table(move.views)
    }
  }

  private func table(_ views: [MovedView]) -> Element? {
    guard !views.isEmpty else { return nil }
    return Element("table") {
      Element("thead") {
        Element("tr") { for name in ["view", "before", "after"] { Element("th", ["scope": "col"], text: name) } }
      }
      Element("tbody") {
        for view in views.prefix(Self.mostViews) {
          Element("tr") {
            Element("td") {
              if !view.picture.isEmpty { view.picture + ": " }
              Element("code", text: view.label)
            }
            Element("td", text: view.before.map { Self.words($0, view) } ?? "–")
            Element("td", text: view.after.map { Self.words($0, view) } ?? "–")
          }
        }
        if views.count > Self.mostViews {
          Element("tr") { Element("td", ["colspan": "3"], text: "and \(views.count - Self.mostViews) views more") }
        }
      }
    }
  }

  /// Returns the size of a view; also its position if the size didn't change.
  private static func words(_ frame: MovedView.Frame, _ view: MovedView) -> String {
    let size = MovedView.size(frame)
    guard let before = view.before, let after = view.after, MovedView.size(before) == MovedView.size(after) else {
      return size
    }
    return size + " at " + MovedView.place(frame)
  }

  // MARK: Drawings

  private func drawing(_ before: MeasuredPicture, _ after: MeasuredPicture) -> Element {
    let label = after.label.isEmpty ? "Before and after" : after.label
    return Element("figure") {
      if !after.label.isEmpty { Element("figcaption", text: after.label) }
      Element("picture") {
        Element(
          "source",
          [
            "media": "(prefers-color-scheme: dark)", "srcset": Self.address(before, after, .dark),
          ])
        Element("img", ["src": Self.address(before, after, .light), "alt": label])
      }
    }
  }

  /// Returns the comparison as a data URL: the drawings, or only the frames if the old figure has no drawing.
  private static func address(_ before: MeasuredPicture, _ after: MeasuredPicture, _ scheme: ColorScheme) -> String {
    let file: Element
    if let old = before.rendering, let new = after.rendering {
      file = StandaloneSVG.comparison(
        Comparison(before: old, after: new), labels: ("before", "after"), parts: [.picture, .dimensions],
        text: .outlines, scheme: scheme, tellsChanges: false)
    } else {
      file = FrameSketch(before, after).element(in: scheme)
    }
    return "data:image/svg+xml;base64," + Data(file.xmlFile.utf8).base64EncodedString()
  }

  private func list(_ title: String, _ figures: [FigureList.Entry]) -> [Node] {
    guard !figures.isEmpty else { return [] }
    let items = Element("ul") {
      for figure in figures {
        Element("li") {
          figure.name ?? figure.title ?? "A figure"
          ", "
          Element("code", text: "\(moves.shown(figure.note)):\(figure.line)")
        }
      }
    }
    return [.element("h2", [:], [.text(title)]), .element(items)]
  }

  private static let styles = """
    :root{--ink:#1d1d1f;--quiet:#5b6470;--paper:#fff;--line:#d8d8de;--card:#fff}
    @media (prefers-color-scheme:dark){:root{--ink:#f2f2f5;--quiet:#a4a8b3;--paper:#0d0d0e;--line:#34343a;--card:#161617}}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
    main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
    h1{margin:0;font-size:1.75rem;line-height:1.2}
    h2{margin:0;font-size:1.15rem}
    main>h2{margin:2.5rem 0 .5rem}
    .lead{margin:.5rem 0 2rem;color:var(--quiet)}
    .place{margin:.1rem 0 1rem;color:var(--quiet);font-size:.9rem}
    code{font:.9em ui-monospace,monospace}
    section{margin:0 0 1.5rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
    figure{margin:0 0 1rem;overflow-x:auto}
    figcaption{margin:0 0 .4rem;color:var(--quiet);font-size:.9rem}
    img{display:block;max-width:100%;height:auto}
    table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
    th,td{padding:.35rem 1rem .35rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
    thead th{border-top:0;color:var(--quiet);font-weight:500}
    """
}
