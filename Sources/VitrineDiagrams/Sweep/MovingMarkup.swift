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

  private(set) var markup = ""
  private(set) var labels: [Label] = []

  private let frame: AffineFrame

  /// - Parameters:
  ///   - drawings: the same elements in the writer's own form, at each of the frame's sizes.
  ///   - classes: those of other drawings with the same style sheet, to which the new ones are added.
  /// - Returns: `nil` where something moves that a style sheet cannot move.
  init?(_ drawings: [String], at frame: AffineFrame, _ classes: inout MovingClasses) {
    self.frame = frame
    let all = drawings.compactMap(MarkupTag.all)
    guard all.count == frame.sizes.count, let count = all.first?.count, all.allSatisfy({ $0.count == count })
    else { return nil }
    var isInLabel = false
    var exact: [Double]?
    for index in 0..<count {
      let tags = all.map { $0[index] }
      guard tags.allSatisfy({ $0.name == tags[0].name }) else { return nil }
      if isInLabel {
        isInLabel = false
      } else if tags[0][Self.valueAttribute] != nil {
        exact = tags.compactMap { Double($0[Self.valueAttribute] ?? "") }
        markup += "<g>"
      } else if tags.contains(where: { $0.text != tags[0].text }) {
        guard let label = label(tags, exact, &classes) else { return nil }
        labels.append(label)
        (isInLabel, exact) = (true, nil)
      } else {
        guard let motion = motion(tags) else { return nil }
        markup += tags[0].markup(
          addingClass: motion.declarations.isEmpty ? nil : classes.name(motion.declarations), replacing: motion.values)
      }
    }
  }

  /// What a style sheet says of an element, and the attributes that are then others.
  private struct Motion {
    var declarations = ""
    var values: [Substring: String] = [:]
  }

  private func motion(_ tags: [MarkupTag]) -> Motion? {
    let names = Set(tags.flatMap { $0.attributes.map(\.name) })
    let moved = names.filter { name in tags.contains { $0[name] != tags[0][name] } }.sorted()
    guard !moved.isEmpty else { return Motion() }
    switch tags[0].name {
    case "rect", "image": return geometry(tags, moved, of: ["x", "y", "width", "height", "rx"])
    case "ellipse": return geometry(tags, moved, of: ["cx", "cy", "rx", "ry"])
    case "text": return shift(tags, moved)
    case "g": return moved == ["transform"] ? transform(tags) : nil
    case "path": return moved == ["d"] ? outline(tags) : nil
    default: return nil
    }
  }

  private func length(_ name: Substring, _ tags: [MarkupTag]) -> AffineLength? {
    let values = tags.compactMap { Double($0[name] ?? "0") }
    return values.count == tags.count ? frame.length(values) : nil
  }

  private func geometry(_ tags: [MarkupTag], _ moved: [Substring], of known: Set<Substring>) -> Motion? {
    guard known.isSuperset(of: moved) else { return nil }
    var declarations: [String] = []
    for name in moved {
      guard let length = length(name, tags) else { return nil }
      declarations.append("\(name):\(length.css)")
    }
    return Motion(declarations: declarations.joined(separator: ";"))
  }

  /// The places of texts are attributes that no style sheet sets: they are moved as a whole.
  private func shift(_ tags: [MarkupTag], _ moved: [Substring]) -> Motion? {
    guard moved.allSatisfy({ $0 == "x" || $0 == "y" }), let x = length("x", tags), let y = length("y", tags),
      let left = Double(tags[0]["x"] ?? "0"), let top = Double(tags[0]["y"] ?? "0")
    else { return nil }
    return Motion(declarations: "transform:translate(\((x - left).css),\((y - top).css))")
  }

  /// A group that is moved, but neither turned nor stretched by more at one size than at another.
  private func transform(_ tags: [MarkupTag]) -> Motion? {
    let matrices = tags.map { tag in
      (tag["transform"] ?? "").drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ").compactMap(Double.init)
    }
    guard matrices.allSatisfy({ $0.count == 6 && $0[..<4] == matrices[0][..<4] }),
      let x = frame.length(matrices.map { $0[4] }), let y = frame.length(matrices.map { $0[5] })
    else { return nil }
    let rest = matrices[0][..<4].map(ExactNumber.text)
    let stretch = rest == ["1", "0", "0", "1"] ? "" : " matrix(\(rest.joined(separator: ",")),0,0)"
    return Motion(declarations: "transform:translate(\(x.css),\(y.css))\(stretch)")
  }

  /// A path whose points stay where they are to each other, along each axis, but for a factor.
  private func outline(_ tags: [MarkupTag]) -> Motion? {
    let outlines = tags.map { PathNumbers($0["d"] ?? "") }
    guard outlines.allSatisfy({ $0.commands == outlines[0].commands && $0.count == outlines[0].count }),
      let x = PathNumbers.motion(outlines.map(\.xs), frame), let y = PathNumbers.motion(outlines.map(\.ys), frame)
    else { return nil }
    var declarations = "transform:translate(\(x.shift.css),\(y.shift.css))"
    if x.factor != AffineLength(constant: 1) || y.factor != AffineLength(constant: 1) {
      declarations += " scale(\(x.factor.cssNumber),\(y.factor.cssNumber));vector-effect:non-scaling-stroke"
    }
    return Motion(declarations: declarations, values: ["d": outlines[0].data(x.base, y.base)])
  }

  /// A number that changes: its middle stays between the middles that it has at the sizes.
  private func label(_ tags: [MarkupTag], _ exact: [Double]?, _ classes: inout MovingClasses) -> Label? {
    let values = exact ?? tags.compactMap { Double($0.text.replacing("−", with: "-")) }
    let middles = tags.compactMap { tag in
      Double(tag["x"] ?? "0").flatMap { x in Double(tag["textLength"] ?? "0").map { x + $0 / 2 } }
    }
    guard tags[0].name == "text", values.count == tags.count, middles.count == tags.count,
      let value = frame.length(values), let x = frame.length(middles), let y = length("y", tags)
    else { return nil }
    let declarations = "--sweep-n:\(value.cssNumber);left:\(x.css);top:\(y.css)"
    return Label(cssClass: classes.name(declarations), ink: String(tags[0]["class"] ?? ""))
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
