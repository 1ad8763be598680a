import Markup
import VitrineLayout
import VitrineUI

/// Several pictures for paper, in rows between which pages may break, each with its text.
package struct PaperSheet {
  private var cells: [StandaloneSheet.Cell]
  /// The sentences below the pictures.
  private var words: [String]
  /// The drawings below the pictures.
  private var drawings: [Element] = []

  package init(_ pictures: [PictureCell], words: [String] = [], scheme: ColorScheme) {
    cells = pictures.map { $0.standalone(outlines: true, scheme: scheme) }
    self.words = words
  }

  /// Creates a sheet of the pictures of a strip, with a lifetime chart below them.
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

  /// Creates a sheet of a comparison: before and after side by side, and the changes below them.
  package init(
    _ comparison: Comparison, labels: (before: String, after: String), parts: Figure.Parts, scheme: ColorScheme
  ) {
    let figure = ComparisonFigure(comparison, labels: labels, id: "v", parts: parts)
    self.init(figure.pictures, words: figure.sentences, scheme: scheme)
  }

  /// Creates a sheet of the states of a live figure side by side, with the transitions between them below.
  package init(_ graph: StateGraph, parts: Figure.Parts, scheme: ColorScheme) {
    let cells = LiveFigure(graph, id: "v", parts: parts).cells
    self.init(StripFigure(cells, id: "v", parts: parts).pictures, words: LiveFigure.sentences(graph), scheme: scheme)
  }

  /// The width of a row, in points: an A4 page without its margins.
  private static let rowWidth = 640.0
  private static let gap = 16.0
  /// The height, in points, above which pictures, such as devices, are four in a row.
  private static let tall = 500.0
  /// The most pictures in a row; with more, their text does not fit.
  private static let mostColumns = 4

  /// The number of columns and the common scale of all pictures: two in a row, or four if they are tall, or more if
  /// they fit unscaled.
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
  /// Returns the drawing at another scale.
  fileprivate func scaled(by scale: Double) -> Element {
    var element = self
    for name in ["width", "height"] {
      if let length = self[name]?.number { element[name] = .number(length * scale, decimals: 2) }
    }
    return element
  }
}
