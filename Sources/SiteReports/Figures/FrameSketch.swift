import Figures
import Markup
import VitrineLayout
import VitrineUI

/// Draws the frames of the views in two pictures side by side, for figures of which only measurements are available.
struct FrameSketch {
  private let before: MeasuredPicture
  private let after: MeasuredPicture

  init(_ before: MeasuredPicture, _ after: MeasuredPicture) { (self.before, self.after) = (before, after) }

  /// The maximum number of frames, for legibility.
  private static let most = 200
  /// The maximum width or height of a picture in points; larger ones are scaled down.
  private static let longest = 400.0

  private static let (gap, margin, head) = (40.0, 12.0, 24.0)

  func element(in scheme: ColorScheme) -> Element {
    let sizes = [before.size, after.size].map { Size(width: Self.length($0.width), height: Self.length($0.height)) }
    let most = max(sizes[0].width, sizes[1].width, sizes[0].height, sizes[1].height, 1)
    let scale = min(1, Self.longest / most)
    let columns = sizes.map { max($0.width * scale, 60) }
    let height = Self.head + max(sizes[0].height, sizes[1].height) * scale + 2 * Self.margin
    let width = 2 * Self.margin + columns[0] + Self.gap + columns[1]
    var children = half(before, "before", at: Self.margin, scale, marked: [], scheme)
    let moved = Set(after.moves(since: before).compactMap { $0.after.map { Self.key($0) } })
    children += half(after, "after", at: Self.margin + columns[0] + Self.gap, scale, marked: moved, scheme)
    return Element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Self.text(width), "height": Self.text(height),
        "viewBox": "0 0 \(Self.text(width)) \(Self.text(height))",
      ], children)
  }

  private func half(
    _ picture: MeasuredPicture, _ title: String, at x: Double, _ scale: Double, marked: Set<String>,
    _ scheme: ColorScheme
  ) -> [Node] {
    let ink: (text: String, line: String, mark: String) =
      scheme == .dark ? (text: "#a4a8b3", line: "#7a7f8c", mark: "#ff9f43") : ("#5b6470", "#9aa0ac", "#b3410b")
    var nodes: [Node] = [
      .element(
        "text",
        [
          "x": Self.text(x), "y": Self.text(Self.margin + 8), "font-family": "sans-serif",
          "font-size": "12", "fill": ink.text,
        ],
        [.text("\(title) · \(picture.views.first.map { MovedView.size($0.frame) } ?? "nothing")")])
    ]
    for view in picture.views.prefix(Self.most) {
      let frame = view.frame
      let isMarked = marked.contains(Self.key(frame))
      nodes.append(
        .element(
          "rect",
          [
            "x": Self.text(x + Self.place(frame.minX) * scale),
            "y": Self.text(Self.head + Self.place(frame.minY) * scale),
            "width": Self.text(Self.length(frame.width) * scale),
            "height": Self.text(Self.length(frame.height) * scale), "rx": "2", "fill": "none",
            "stroke": isMarked ? ink.mark : ink.line, "stroke-width": isMarked ? "1.5" : "1",
          ]))
    }
    return nodes
  }

  private static func key(_ frame: MovedView.Frame) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }

  private static func text(_ length: Double) -> String { NumberText.text(length, decimals: 2) }

  /// Limits a length to a range that can be drawn; lengths that aren't finite become 0.
  private static func length(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 100_000) : 0 }

  private static func place(_ place: Double) -> Double { place.isFinite ? min(max(place, -100_000), 100_000) : 0 }
}
