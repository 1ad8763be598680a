import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The views whose lengths a sweep shows: the children of the first view that has several, or what is inside a chain.
struct SweepSeries {
  /// Views that are as long as each other at every length are one curve, and so is a view that other pieces make anew.
  struct Curve: Hashable {
    var label: String
    var paths: [String]
    /// For each piece the lengths at its start and end; `nil` where the piece has no such view.
    var ends: [Ends?]
  }

  struct Ends: Hashable {
    var first: Double
    var last: Double
  }

  /// More curves than these cannot be told apart.
  private static let mostCurves = 6

  let curves: [Curve]
  /// The largest length of any curve.
  let largest: Double

  init(_ sweep: Sweep) {
    var curves: [Curve] = []
    for view in Self.named(sweep) {
      if let index = curves.firstIndex(where: { $0.ends == view.ends }) {
        // What a frame is wrapped around is no second view.
        if curves[index].paths.contains(where: { path in view.paths.contains { $0.hasPrefix(path + ".") } }) {
          continue
        }
        curves[index].paths += view.paths
        curves[index].label += "\u{1F}" + view.label
      } else if curves.count < Self.mostCurves {
        curves.append(view)
      }
    }
    self.curves = curves.map { curve in
      var curve = curve
      curve.label = Self.joined(curve.label.split(separator: "\u{1F}").map(String.init))
      return curve
    }
    largest = curves.flatMap(\.ends).reduce(0) { max($0, $1?.first ?? 0, $1?.last ?? 0) }
  }

  /// A curve for each view. Views of one name that are never there together are one: what a choice, as of a view that fits,
  /// makes anew in another piece.
  private static func named(_ sweep: Sweep) -> [Curve] {
    var views: [Curve] = []
    for (path, label) in Self.views(sweep) {
      let ends = sweep.pieces.map { piece -> Ends? in
        guard let first = Self.length(path, piece.first, sweep.axis),
          let last = Self.length(path, piece.last, sweep.axis)
        else { return nil }
        return Ends(first: (first * 1e4).rounded() / 1e4, last: (last * 1e4).rounded() / 1e4)
      }
      let same = views.firstIndex { view in
        view.label == label && !zip(view.ends, ends).contains { $0 != nil && $1 != nil }
      }
      if let same {
        views[same].paths.append(path)
        views[same].ends = zip(views[same].ends, ends).map { $0 ?? $1 }
      } else {
        views.append(Curve(label: label, paths: [path], ends: ends))
      }
    }
    return views
  }

  private static func joined(_ labels: [String]) -> String {
    var names: [String] = []
    for label in labels where !names.contains(label) { names.append(label) }
    if names.count == 1 { return labels.count == 1 ? names[0] : "\(labels.count) × \(names[0])" }
    return names.count == 2 ? names.joined(separator: ", ") : "\(names[0]) and \(labels.count - 1) more"
  }

  private static func length(_ path: String, _ rendering: Rendering, _ axis: Axis) -> Double? {
    rendering.root.flatMap { find(path, $0) }.map { $0.frame.size[axis] }.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func find(_ path: String, _ node: RenderedNode) -> RenderedNode? {
    if node.path == path { return node }
    return node.children.lazy.filter { path == $0.path || path.hasPrefix($0.path + ".") }
      .compactMap { find(path, $0) }.first
  }

  /// The paths and names of the views, each piece's own after those of the pieces before it.
  private static func views(_ sweep: Sweep) -> [(path: String, label: String)] {
    var views: [(path: String, label: String)] = []
    for piece in sweep.pieces {
      guard let root = piece.middle.root else { continue }
      for node in told(root) where !views.contains(where: { $0.path == node.path }) {
        views.append((node.path, node.content.label))
      }
    }
    return views
  }

  /// The children of the first view that has several; of a chain of modifiers the whole and what is inside.
  static func told(_ root: RenderedNode) -> [RenderedNode] {
    var node = root
    while true {
      let children = node.children.filter { $0.role != .secondary }
      if children.count > 1 { return children }
      guard let child = children.first else { return node.path == root.path ? [root] : [root, node] }
      node = child
    }
  }
}
