import Markup
import VitrineLayout

/// A drawing that a style sheet moves: the elements of one drawing, with classes on those that differ in the others,
/// and CSS for each class that depends on the size of the box.
///
/// SVG can't show changing numbers without a script, so these become ``Label``s beside the drawing.
struct MovingMarkup {
  /// A number that changes with the size of the box.
  struct Label: Hashable {
    let cssClass: String
    /// The CSS class of the number's colour.
    let ink: String
  }

  /// The attribute of a group around a number that contains the unrounded number.
  static let valueAttribute = "data-n"

  /// The attribute of such a group whose number starts at its position instead of being centred there.
  static let startAttribute = "data-start"

  private(set) var nodes: [Node] = []
  private(set) var labels: [Label] = []

  private let frame: AffineFrame

  /// Creates the moving drawing.
  ///
  /// - Parameters:
  ///   - drawings: the same elements at each of the frame's sizes.
  ///   - frame: the sizes.
  ///   - classes: the classes of other drawings with the same style sheet, to which the new ones are added.
  /// - Returns: `nil` if something changes that a style sheet can't change.
  init?(_ drawings: [[Node]], at frame: AffineFrame, _ classes: inout MovingClasses) {
    self.frame = frame
    guard drawings.count == frame.sizes.count, let nodes = moved(drawings, as: nil, &classes) else { return nil }
    self.nodes = nodes
  }

  /// The unrounded number of a group: its values at the sizes, and whether it starts at its position.
  private struct Exact {
    let values: [Double]
    let beginsThere: Bool
  }

  /// Returns the nodes with classes on those that move.
  ///
  /// - Parameter exact: the unrounded number of the enclosing group, if there is one.
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

  /// Returns an element with classes if it moves; an empty array if it is a number that becomes a label.
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

  /// Returns a label for a number that changes; the position of its centre, or of its start, is interpolated.
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
  /// The text directly inside the element.
  fileprivate var ownText: String {
    var text = ""
    for case .text(let part) in children { text += part }
    return text
  }
}

/// The classes of a style sheet, one for each distinct motion.
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

  /// Returns the CSS of all classes.
  ///
  /// - Parameter scope: the class of the enclosing box.
  func css(in scope: String) -> String {
    declarations.enumerated().map { ".\(scope) .k\($0.offset + 1){\($0.element)}\n" }.joined()
  }
}
