import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The views whose lengths a sweep shows: the children of the first view that has several, or the ends of a chain of
/// single views.
struct SweepSeries {
  /// A curve of one view, or of several: views of equal length at every proposal share a curve, and so do views of one
  /// name that appear in different segments.
  struct Curve: Hashable {
    var label: String
    var paths: [String]
    /// The lengths at the start and end of each segment; `nil` if the segment doesn't have the view.
    var ends: [Ends?]
  }

  struct Ends: Hashable {
    var first: Double
    var last: Double
  }

  /// The maximum number of curves; more would be hard to distinguish.
  private static let mostCurves = 6

  let curves: [Curve]
  /// The largest length of any curve, in points.
  let largest: Double

  init(_ sweep: Sweep) {
    var curves: [Curve] = []
    for view in Self.named(sweep) {
      if let index = curves.firstIndex(where: { $0.ends == view.ends }) {
        // A frame and the view inside it count as one view.
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

  /// Returns a curve for each view. Views of one name that never appear together share a curve: a choice such as
  /// `ViewThatFits` creates the view anew in another segment.
  private static func named(_ sweep: Sweep) -> [Curve] {
    var views: [Curve] = []
    for (path, label) in Self.views(sweep) {
      let ends = sweep.segments.map { segment -> Ends? in
        guard let first = Self.length(path, segment.first, sweep.axis),
          let last = Self.length(path, segment.last, sweep.axis)
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

  /// Returns the paths and names of the views; those that only later segments have come last.
  private static func views(_ sweep: Sweep) -> [(path: String, label: String)] {
    var views: [(path: String, label: String)] = []
    for segment in sweep.segments {
      guard let root = segment.middle.root else { continue }
      for node in told(root) where !views.contains(where: { $0.path == node.path }) {
        views.append((node.path, node.content.label))
      }
    }
    return views
  }

  /// Returns the children of the first view that has several; for a chain of single views, the root and the innermost
  /// view.
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
