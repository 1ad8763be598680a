import Markup
import VitrineLayout

/// A drawing that a style sheet moves: the elements of one, with classes on those that differ in the others, and for each
/// class how its elements go with the size of the box around them.
///
/// Numbers that change cannot be written in SVG without a script; they become ``Label``s beside the drawing.
struct MovingMarkup {
  /// A number that counts with the size of the box.
  struct Label: Hashable {
    let cssClass: String
    /// The class of the ink it is written in.
    let ink: String
  }

  /// An attribute of a group around a number: the number with all its places.
  static let valueAttribute = "data-n"

  /// An attribute of such a group: the number begins at its place, instead of having its middle there.
  static let startAttribute = "data-start"

  private(set) var nodes: [Node] = []
  private(set) var labels: [Label] = []

  private let frame: AffineFrame

  /// - Parameters:
  ///   - drawings: the same elements at each of the frame's sizes.
  ///   - classes: those of other drawings with the same style sheet, to which the new ones are added.
  /// - Returns: `nil` where something moves that a style sheet cannot move.
  init?(_ drawings: [[Node]], at frame: AffineFrame, _ classes: inout MovingClasses) {
    self.frame = frame
    guard drawings.count == frame.sizes.count, let nodes = moved(drawings, as: nil, &classes) else { return nil }
    self.nodes = nodes
  }

  /// A number that stands in a group: its values at the sizes, and whether it begins at its place.
  private struct Exact {
    let values: [Double]
    let beginsThere: Bool
  }

  /// - Parameter exact: the number that stands here, if it is known.
  private mutating func moved(_ drawings: [[Node]], as exact: Exact?, _ classes: inout MovingClasses) -> [Node]? {
    guard let first = drawings.first, drawings.allSatisfy({ $0.count == first.count }) else { return nil }
    var result: [Node] = []
    for index in first.indices {
      let elements = drawings.compactMap { $0[index].element }
      if elements.count == drawings.count {
        guard let moved = moved(elements, exact, &classes) else { return nil }
        result += moved
      } else {
        guard drawings.allSatisfy({ $0[index] == first[index] }) else { return nil }
        result.append(first[index])
      }
    }
    return result
  }

  /// An element that is the same in all drawings but for what moves; none where it is a number that has become a label.
  private mutating func moved(_ elements: [Element], _ exact: Exact?, _ classes: inout MovingClasses) -> [Node]? {
    var element = elements[0]
    guard elements.allSatisfy({ $0.name == element.name }) else { return nil }
    if element[Self.valueAttribute] != nil {
      let values = elements.compactMap { $0[Self.valueAttribute]?.number }
      let number = Exact(values: values, beginsThere: element[Self.startAttribute] != nil)
      return moved(elements.map(\.children), as: number, &classes).map { [.element("g", [:], $0)] }
    }
    if elements.contains(where: { $0.ownText != element.ownText }) {
      guard let label = label(elements, exact, &classes) else { return nil }
      labels.append(label)
      return []
    }
    guard let motion = Motion(elements, frame) else { return nil }
    if let data = motion.outline { element["d"] = data }
    if !motion.declarations.isEmpty {
      let name = classes.name(motion.declarations)
      element["class"] = .text(element["class"].map { $0.text + " " + name } ?? name)
    }
    guard let children = moved(elements.map(\.children), as: exact, &classes) else { return nil }
    element.children = children
    return [.element(element)]
  }

  /// A number that changes: its middle, or its beginning, stays between those that it has at the sizes.
  private func label(_ elements: [Element], _ exact: Exact?, _ classes: inout MovingClasses) -> Label? {
    let values = exact?.values ?? elements.compactMap { Double($0.ownText.replacing("−", with: "-")) }
    let beginsThere = exact?.beginsThere ?? false
    let places = elements.map { ($0["x"]?.number ?? 0) + (beginsThere ? 0 : ($0["textLength"]?.number ?? 0) / 2) }
    guard elements[0].name == "text", values.count == elements.count,
      let value = frame.length(values), let x = frame.length(places),
      let y = frame.length(elements.map { $0["y"]?.number ?? 0 })
    else { return nil }
    let declarations = "--sweep-n:\(value.cssNumber);left:\(x.css);top:\(y.css)"
    let ink = elements[0]["class"]?.text ?? ""
    return Label(cssClass: classes.name(declarations), ink: beginsThere ? ink + " start" : ink)
  }
}

extension Element {
  /// The text that stands in the element itself.
  fileprivate var ownText: String {
    var text = ""
    for case .text(let part) in children { text += part }
    return text
  }
}

/// The classes of a style sheet, one for each way to move.
struct MovingClasses {
  private var names: [String: String] = [:]
  private var declarations: [String] = []

  mutating func name(_ declaration: String) -> String {
    if let name = names[declaration] { return name }
    declarations.append(declaration)
    let name = "k\(declarations.count)"
    names[declaration] = name
    return name
  }

  /// - Parameter scope: the class of the box around.
  func css(in scope: String) -> String {
    declarations.enumerated().map { ".\(scope) .k\($0.offset + 1){\($0.element)}\n" }.joined()
  }
}
