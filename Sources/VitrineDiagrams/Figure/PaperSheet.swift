import Markup
import VitrineLayout
import VitrineUI

/// Several pictures for paper: in rows that break between them, each with its words as text.
package struct PaperSheet {
  private var cells: [StandaloneSheet.Cell]
  /// Sentences below the pictures.
  private var words: [String]
  /// Whole drawings below the pictures.
  private var drawings: [Element] = []

  package init(_ pictures: [PictureCell], words: [String] = [], scheme: ColorScheme) {
    cells = pictures.map { $0.standalone(outlines: true, scheme: scheme) }
    self.words = words
  }

  /// The pictures of a strip, and below them the lives of what is seen.
  package init(
    _ strip: [StripFigure.Cell], lifetimes: LifetimeChart?, parts: Figure.Parts, scheme: ColorScheme
  ) {
    var figure = StripFigure(strip, id: "v", parts: parts)
    figure.lifetimes = lifetimes
    self.init(figure.hasCells ? figure.pictures : [], scheme: scheme)
    guard let lifetimes, let typesetter = strip.first?.rendering.typesetter else { return }
    let chart = LifetimeDiagram(chart: lifetimes, typesetter: typesetter)
      .drawn(id: "w", standalone: true, outlines: true, scheme: scheme)
    drawings += chart.map { [$0.element] } ?? []
  }

  /// Before and after side by side, and below them what changes.
  package init(
    _ comparison: Comparison, labels: (before: String, after: String), parts: Figure.Parts, scheme: ColorScheme
  ) {
    let figure = ComparisonFigure(comparison, labels: labels, id: "v", parts: parts)
    self.init(figure.pictures, words: figure.sentences, scheme: scheme)
  }

  /// The states of a view side by side, and below them what leads from which to which.
  package init(_ graph: StateGraph, parts: Figure.Parts, scheme: ColorScheme) {
    let cells = LiveFigure(graph, id: "v", parts: parts).cells
    self.init(StripFigure(cells, id: "v", parts: parts).pictures, words: LiveFigure.sentences(graph), scheme: scheme)
  }

  /// What a row has, in points: the width of a page of A4 between its margins.
  private static let rowWidth = 640.0
  private static let gap = 16.0
  /// What is higher stands four in a row, as devices do.
  private static let tall = 500.0
  /// With more in a row, there is no room for words.
  private static let mostColumns = 4

  /// All are drawn to one scale: two in a row, or four where they are tall, unless more have room as they are.
  private var grid: (columns: Int, scale: Double) {
    let all = cells.flatMap(\.drawings)
    let widest = all.compactMap { $0["width"]?.number }.max() ?? 0
    let highest = all.compactMap { $0["height"]?.number }.max() ?? 0
    let most = min(cells.count, Self.mostColumns)
    guard widest > 0 else { return (most, 1) }
    let fitting = Int((Self.rowWidth + Self.gap) / (widest + Self.gap))
    let columns = min(most, max(fitting, highest > Self.tall ? Self.mostColumns : 2))
    let width = (Self.rowWidth - Double(columns - 1) * Self.gap) / Double(columns)
    return (columns, min(1, width / widest))
  }

  @NodeBuilder
  package func nodes() -> [Node] {
    if !cells.isEmpty {
      let (columns, scale) = grid
      Element("div", ["class": "cells columns-\(columns)"]) {
        for cell in cells { element(cell, scale) }
      }
    }
    for drawing in drawings { Element("div", ["class": "drawing"], [.element(drawing)]) }
    if !words.isEmpty {
      Element("ul", ["class": "changes"]) {
        for sentence in words { Element("li", text: sentence) }
      }
    }
  }

  private func element(_ cell: StandaloneSheet.Cell, _ scale: Double) -> Element {
    Element("div", ["class": "cell"]) {
      if !cell.label.isEmpty {
        Element("p", ["class": "cell-label"]) {
          cell.label
          if let remark = cell.remark {
            Element("br")
            Element("small", text: remark)
          }
        }
      }
      for drawing in cell.drawings {
        Element("div", ["class": "drawing"], [.element(drawing.scaled(by: scale))])
      }
      for line in cell.lines { Element("p", ["class": "cell-line"], text: line.text) }
    }
  }
}

extension Element {
  /// A drawing in another size; what it shows stays.
  fileprivate func scaled(by scale: Double) -> Element {
    var element = self
    for name in ["width", "height"] {
      if let length = self[name]?.number { element[name] = .number(length * scale, decimals: 2) }
    }
    return element
  }
}
