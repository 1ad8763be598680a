import Markup

/// An animated drawing that interpolates between samples.
struct MovingElement {
  let samples: [Element]
  /// The indices of the samples, one for each equal step of the duration.
  let order: [Int]
  /// The duration in seconds.
  let duration: Double

  /// The contents of the drawing with animations of their attributes; `nil` if the samples differ in their elements.
  var parts: [Node]? {
    guard let first = samples.first else { return nil }
    return children(samples.map(\.children), count: first.children.count)
  }

  /// The samples, of which only one is displayed at a time.
  var flipbook: [Node] {
    samples.enumerated().map { index, sample in
      let shown = order.map { $0 == index ? "inline" : "none" }.joined(separator: ";")
      let change = Node.element(
        "animate",
        Attributes(
          Attributes(dictionaryLiteral: ("attributeName", "display"), ("calcMode", "discrete"), ("values", shown)).list
            + timing))
      return .element("g", ["display": "none"], [change] + sample.children)
    }
  }

  private var timing: [Attribute] {
    [
      Attribute("dur", "\(JSON.text((duration * 1000).rounded() / 1000))s"), Attribute("repeatCount", "indefinite"),
    ]
  }

  private func children(_ lists: [[Node]], count: Int) -> [Node]? {
    guard lists.allSatisfy({ $0.count == count }) else { return nil }
    var nodes: [Node] = []
    for index in 0..<count {
      guard let node = node(lists.map { $0[index] }) else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  private func node(_ nodes: [Node]) -> Node? {
    guard let first = nodes.first else { return nil }
    let elements = nodes.compactMap(\.element)
    guard elements.count == nodes.count else { return nodes.allSatisfy { $0 == first } ? first : nil }
    return element(elements).map { .element($0) }
  }

  private func element(_ elements: [Element]) -> Element? {
    guard var moving = elements.last, elements.allSatisfy({ $0.name == moving.name }),
      let children = children(elements.map(\.children), count: moving.children.count)
    else { return nil }
    var changes: [Node] = []
    var names: [String] = []
    for attribute in elements.flatMap(\.attributes) where !names.contains(attribute.name) {
      names.append(attribute.name)
    }
    for name in names {
      let values = elements.map { $0[name] }
      guard let known = values.first, values.contains(where: { $0?.text != known?.text }) else { continue }
      switch name {
      case "class": moving["class"] = nil
      case "transform":
        changes += Self.turns(values.map(\.matrix)).map { type, texts in
          change("animateTransform", ["attributeName": "transform", "type": type, "additive": "sum"], texts)
        }
        moving["transform"] = nil
      default:
        guard let standIn = Self.standIns[name] ?? values.compactMap({ $0 }).first?.text else { return nil }
        if values.contains(where: { $0 == nil }), Self.standIns[name] == nil { return nil }
        changes.append(change("animate", ["attributeName": name], values.map { $0?.text ?? standIn }))
      }
    }
    moving.children = changes + children
    return moving
  }

  /// The default values of attributes that some samples lack.
  private static let standIns = [
    "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "rx": "0", "stroke-width": "1",
  ]

  private func change(_ name: String, _ attributes: Attributes, _ values: [String]) -> Node {
    .element(
      name,
      Attributes(attributes.list + [Attribute("values", order.map { values[$0] }.joined(separator: ";"))] + timing)
    )
  }

  /// Returns transformations as translations, rotations, skews and scales, one inside the other: SMIL can animate these
  /// but not matrices.
  private static func turns(_ matrices: [[Double]]) -> [(type: String, values: [String])] {
    var parts: [[[Double]]] = [[], [], [], []]
    var turn = 0.0
    for m in matrices {
      let (sx, cross) = ((m[0] * m[0] + m[1] * m[1]).squareRoot(), m[0] * m[3] - m[1] * m[2])
      var angle = sx > 0 ? Angles.degrees(m[1], m[0]) : turn
      // The rotation continues in the shorter direction.
      while angle - turn > 180 { angle -= 360 }
      while turn - angle > 180 { angle += 360 }
      turn = angle
      let sy = sx > 0 ? cross / sx : (m[2] * m[2] + m[3] * m[3]).squareRoot()
      let slant = sx > 0 && sy != 0 ? Angles.degrees((m[0] * m[2] + m[1] * m[3]) / (sx * sy), 1) : 0
      parts[0].append([m[4], m[5]])
      parts[1].append([angle])
      parts[2].append([slant])
      parts[3].append([sx, sy])
    }
    let types = ["translate", "rotate", "skewX", "scale"]
    let neutral: [[Double]] = [[0, 0], [0], [0], [1, 1]]
    return zip(types, parts).enumerated().compactMap { index, part in
      guard part.1.contains(where: { zip($0, neutral[index]).contains { abs($0 - $1) > 1e-6 } }) else { return nil }
      return (part.0, part.1.map { $0.map { JSON.text(($0 * 1000).rounded() / 1000) }.joined(separator: " ") })
    }
  }
}

extension AttributeValue? {
  /// The matrix of a transformation; the identity matrix if the attribute is missing.
  fileprivate var matrix: [Double] {
    if case .matrix(let numbers, _)? = self, numbers.count == 6 { return numbers }
    return [1, 0, 0, 1, 0, 0]
  }
}
