import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A view whose size or position changed, or that was added or removed.
package struct MovedView: Hashable, Sendable {
  package typealias Frame = Rect

  /// The name in figures: `Text("Favorite")`.
  package var label: String
  /// The picture that contains it; empty if the figure has only one.
  package var picture: String
  /// The previous frame, in points; `nil` for a new view.
  package var before: Rect?
  /// The current frame, in points; `nil` for a removed view.
  package var after: Rect?

  /// The description of the change: `Text("Favorite") 51 × 17 → 60 × 17`
  package var text: String {
    let name = picture.isEmpty ? label : "\(picture): \(label)"
    guard let before else { return "\(name) is new, \(after.map(Self.size) ?? "")" }
    guard let after else { return "\(name) is gone, it was \(Self.size(before))" }
    if Self.size(before) != Self.size(after) { return "\(name) \(Self.size(before)) → \(Self.size(after))" }
    return "\(name) from \(Self.place(before)) to \(Self.place(after))"
  }

  package static func size(_ frame: Rect) -> String {
    NumberText.text(frame.width) + " × " + NumberText.text(frame.height)
  }

  package static func place(_ frame: Rect) -> String {
    "x " + NumberText.text(frame.minX) + ", y " + NumberText.text(frame.minY)
  }
}

extension Rendering {
  /// Returns the views that changed since another version of the view; see ``MeasuredPicture/moves(since:)``.
  package func moves(since old: Rendering) -> [MovedView] { MeasuredPicture(self).moves(since: MeasuredPicture(old)) }
}

extension MeasuredPicture {
  /// The largest difference, in points, at which two lengths are equal.
  private static let tolerance = 0.005

  /// Returns the views that changed since another version of the picture: outer ones before inner ones, removed ones
  /// last. A view that only moved along with its parent is left out.
  package func moves(since old: MeasuredPicture) -> [MovedView] {
    let pairs = Self.pairs(old.views, views)
    var before: [String: Rect] = [:]
    for (old, new) in pairs { before[new.path] = old.frame }
    let frames = Dictionary(views.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var moved: [MovedView] = []
    for view in views {
      guard let former = before[view.path] else {
        moved.append(MovedView(label: view.label, picture: label, before: nil, after: view.frame))
        continue
      }
      guard Self.differ(former, view.frame) else { continue }
      if let parent = Self.parent(of: view.path), let now = frames[parent], let then = before[parent],
        Self.goes(from: former, to: view.frame, withParentFrom: then, to: now)
      {
        continue
      }
      moved.append(MovedView(label: view.label, picture: label, before: former, after: view.frame))
    }
    let known = Set(pairs.map(\.old.path))
    moved += old.views.filter { !known.contains($0.path) }.map {
      MovedView(label: $0.label, picture: label, before: $0.frame, after: nil)
    }
    return moved
  }

  private static func parent(of path: String) -> String? { path.lastIndex(of: ".").map { String(path[..<$0]) } }

  private static func differ(_ a: Rect, _ b: Rect) -> Bool {
    zip(numbers(a), numbers(b)).contains { $0 != $1 && !(abs($0 - $1) <= tolerance) && !($0.isNaN && $1.isNaN) }
  }

  private static func numbers(_ frame: Rect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

  /// Whether a view has the same position in its parent as before, or its parent's frame.
  private static func goes(
    from old: Rect, to new: Rect, withParentFrom oldParent: Rect, to newParent: Rect
  ) -> Bool {
    if old == oldParent, new == newParent { return true }
    func inside(_ frame: Rect, _ parent: Rect) -> Rect {
      Rect(x: frame.minX - parent.minX, y: frame.minY - parent.minY, width: frame.width, height: frame.height)
    }
    return !differ(inside(old, oldParent), inside(new, newParent))
  }

  // MARK: Matching

  /// The number of views above which they are matched by path alone.
  private static let most = 400

  /// Returns the pairs of views that are the same in both: the longest common subsequence of similar views.
  private static func pairs(_ old: [View], _ new: [View]) -> [(old: View, new: View)] {
    if old.map(\.path) == new.map(\.path), old.map(\.type) == new.map(\.type) { return Array(zip(old, new)) }
    guard old.count <= most, new.count <= most else {
      let byPath = Dictionary(old.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      return new.compactMap { view in byPath[view.path].flatMap { $0.type == view.type ? ($0, view) : nil } }
    }
    return Pairing.pairs(old, new, likeness: likeness).map { (old[$0.old], new[$0.new]) }
  }

  private static func likeness(_ a: View, _ b: View) -> Int {
    guard a.type == b.type else { return 0 }
    if a.id != nil || b.id != nil { return a.id == b.id ? 8 : 1 }
    return a.label == b.label ? 4 : 1
  }
}
