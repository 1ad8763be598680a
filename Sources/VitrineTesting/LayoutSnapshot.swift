import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A layout in numbers: every view with its frame, as the text that is stored beside a test.
///
///     proposed 320 × 480
///             0        0       71       37  padding(10)
///            10       10       51       17    Text("Favorite")
///
/// Each line has `x`, `y`, width and height in points, in the root's coordinates, rounded to thousandths.
struct LayoutSnapshot: Hashable {
  var proposal: String
  /// The views in depth-first order, parents before their children.
  var views: [View]

  /// A view with its depth in the tree.
  struct View: Hashable {
    /// The depth, 0 for the root.
    var depth: Int
    var label: String
    /// The frame as `x`, `y`, width and height, in points.
    var frame: [Double]
  }

  /// An error for text that isn't a layout snapshot.
  struct Damage: Error, CustomStringConvertible {
    /// The line number, from 1.
    var line: Int
    var description: String { "line \(line) is not part of a layout" }
  }
}

extension LayoutSnapshot {
  init(_ rendering: Rendering) {
    self.init(proposal: Lengths.text(rendering.proposal), views: [])
    if let root = rendering.root { append(root, depth: 0) }
  }

  private mutating func append(_ node: RenderedNode, depth: Int) {
    let name = node.label.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    views.append(
      View(
        depth: depth, label: node.id.map { "\(name) '\($0)'" } ?? name,
        frame: frame.map { $0.isFinite ? NumberText.rounded($0, decimals: Self.decimals) : $0 }))
    for child in node.children { append(child, depth: depth + 1) }
  }

  /// The number of stored decimals.
  private static let decimals = 3
  private static let head = "proposed "

  var text: String {
    let lines = views.map { view in
      view.frame.map(Self.column).joined() + "  " + String(repeating: "  ", count: view.depth) + view.label
    }
    return ([Self.head + proposal] + lines).map { $0 + "\n" }.joined()
  }

  private static func column(_ number: Double) -> String {
    let text = self.text(number)
    return String(repeating: " ", count: max(9 - text.count, 1)) + text
  }

  static func text(_ number: Double) -> String {
    number.isFinite ? NumberText.text(number, decimals: decimals) : "\(number)"
  }

  init(text: String) throws(Damage) {
    var lines = text.split(whereSeparator: \.isNewline)[...]
    guard let first = lines.popFirst(), first.hasPrefix(Self.head) else { throw Damage(line: 1) }
    self.init(proposal: String(first.dropFirst(Self.head.count)), views: [])
    for line in lines {
      guard let view = View(line: line), view.depth <= (views.last?.depth ?? -1) + 1 else {
        throw Damage(line: views.count + 2)
      }
      views.append(view)
    }
  }
}

extension LayoutSnapshot.View {
  fileprivate init?(line: Substring) {
    var rest = line
    var frame: [Double] = []
    for _ in 0..<4 {
      rest = rest.drop { $0 == " " }
      guard let number = Double(rest.prefix { $0 != " " }) else { return nil }
      frame.append(number)
      rest = rest.drop { $0 != " " }
    }
    let spaces = rest.prefix { $0 == " " }.count
    guard spaces >= 2, spaces.isMultiple(of: 2), spaces < rest.count else { return nil }
    self.init(depth: spaces / 2 - 1, label: String(rest.dropFirst(spaces)), frame: frame)
  }
}
