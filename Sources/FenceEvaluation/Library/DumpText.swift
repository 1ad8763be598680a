import FenceSyntax

/// The lines that `dump(_:)` prints: a value and its parts, each on a line of its own.
package struct DumpText {
  private let evaluator: Evaluator
  package private(set) var lines: [String] = []
  /// The objects that were told of, in order.
  private var known: [ObjectIdentifier: Int] = [:]

  /// - Parameter depth: the number of levels of parts that are shown.
  package init(_ value: Value, name: String, indent: Int, depth: Int = .max, _ evaluator: Evaluator) throws {
    self.evaluator = evaluator
    try add(value, name: name.isEmpty ? nil : name, indent: indent, depth, .plain)
  }

  private mutating func add(
    _ value: Value, name: String?, indent: Int, _ depth: Int, _ shape: OptionalShape
  ) throws {
    try evaluator.nested(evaluator.meter.mark) {
      try evaluator.step(evaluator.meter.mark)
      let isNil = if case .nothing = value { true } else { false }
      if case .optional(let wrapped) = shape, !isNil {
        add("Optional(\(try evaluator.describe(value.unwrapped, as: wrapped)))", name, indent, isLeaf: false, depth)
        if depth > 0 { try add(value.unwrapped, name: "some", indent: indent + 2, depth - 1, wrapped) }
        return
      }
      let children = MirrorValue.children(of: value)
      let parents = parents(of: value)
      var number = ""
      if case .object(let object) = value {
        let earlier = known[ObjectIdentifier(object)]
        number = " #\(earlier ?? known.count)"
        if earlier != nil { return add(try summary(of: value) + number, name, indent, isLeaf: false, depth) }
        known[ObjectIdentifier(object)] = known.count
      }
      add(try summary(of: value) + number, name, indent, isLeaf: children.isEmpty && parents.isEmpty, depth)
      guard depth > 0 else { return }
      if case .object(let object) = value { try add(parents[...], of: object, indent: indent + 2, depth - 1) }
      for child in children {
        try add(child.value, name: child.label.text, indent: indent + 2, depth - 1, child.shape)
      }
    }
  }

  private mutating func add(_ text: String, _ name: String?, _ indent: Int, isLeaf: Bool, _ depth: Int) {
    let label = name.map { $0 + ": " } ?? ""
    let sign = isLeaf ? "- " : depth > 0 ? "▿ " : "▹ "
    lines.append(String(repeating: " ", count: indent) + sign + label + text)
  }

  /// Tells of what an object has from its superclasses, each within the one below.
  private mutating func add(
    _ parents: ArraySlice<TypeDeclaration>, of object: Object, indent: Int, _ depth: Int
  ) throws {
    guard let parent = parents.first else { return }
    let fields = MirrorValue.fields(parent, object.fields)
    add(
      QualifiedName(evaluator: evaluator).name(of: parent), "super", indent,
      isLeaf: fields.isEmpty && parents.count == 1, depth)
    guard depth > 0 else { return }
    try add(parents.dropFirst(), of: object, indent: indent + 2, depth - 1)
    for field in fields { try add(field.value, name: field.label.text, indent: indent + 2, depth - 1, field.shape) }
  }

  private func parents(of value: Value) -> [TypeDeclaration] {
    guard case .object(let object) = value else { return [] }
    return evaluator.ancestors(of: object.type).filter { $0.kind == .classType }
  }

  private func summary(of value: Value) throws -> String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    switch value {
    case .tuple(let parts): return "(\(counted(parts.count, "element")))"
    case .array(let elements): return counted(elements.count, "element")
    case .set(let elements): return counted(elements.count, "member")
    case .dictionary(let dictionary): return counted(dictionary.entries.count, "key/value pair")
    case .instance, .object, .enumCase:
      let hasWords = ["description", "debugDescription"].contains { value.property($0, evaluator) != nil }
      if hasWords { return try evaluator.debugDescription(of: value) }
      guard let type = value.declaredType else { return value.genericName }
      let name = QualifiedName(evaluator: evaluator).type(of: value, type)
      if case .enumCase(let item) = value { return "\(name).\(item.name)" }
      return name
    default: return try evaluator.debugDescription(of: value)
    }
  }
}
