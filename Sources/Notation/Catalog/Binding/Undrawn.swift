import FenceEvaluation
import VitrineUI

/// Names of SwiftUI that change nothing in a picture at rest.
struct Inert: Sendable {
  /// What they are for, as a heading has it; a picture is right without it.
  let topic: String
  let names: [String]

  init(_ topic: String, _ names: String...) { self.init(topic, names: names) }
  init(_ topic: String, names: [String]) { (self.topic, self.names) = (topic, names) }
}

/// A modifier of SwiftUI that changes a picture and that figures don't draw: a warning tells so at its place.
struct NotDrawn: Sendable {
  let name: String
  /// Why it is not drawn.
  let reason: String
  /// Whether a picture is right without it all the same, by the arguments of a call.
  let isHarmless: @Sendable ([CallArgument]) -> Bool

  init(
    _ name: String, because reason: String,
    unless isHarmless: @escaping @Sendable ([CallArgument]) -> Bool = { _ in false }
  ) { (self.name, self.reason, self.isHarmless) = (name, reason, isHarmless) }
}

extension CallContext {
  /// Tells that something is not drawn, once for each place.
  func warn(notDrawn shown: String, because reason: String, at mark: SourceMark? = nil) {
    evaluator.remark(.notDrawn(shown, because: reason, mark ?? self.mark))
  }
}

extension [CallArgument] {
  /// The value of the argument with a label, where a binding is given the one it has.
  func plain(_ label: String?) -> Value? {
    guard let argument = first(where: { $0.label == label }) else { return nil }
    if case .implicit(let implicit) = argument.value, implicit.name == "constant" {
      return implicit.arguments?.first?.value
    }
    return try? argument.plain()
  }

  /// Whether the first argument is a member of one of these names.
  func isMember(_ names: String...) -> Bool {
    if case .implicit(let implicit)? = first?.value { names.contains(implicit.name) } else { false }
  }
}

extension NameIndex {
  /// The names that change nothing in a picture at rest.
  static let inert = Set(InertNames.inert.flatMap(\.names))
  /// What is not drawn, by name.
  static let notDrawn = Dictionary(NotDrawnNames.notDrawn.map { ($0.name, $0) }) { first, _ in first }
  /// Both kinds of names.
  static let undrawn = inert.union(notDrawn.keys)
  /// Types known by name alone.
  static let types = OpaqueTypesNames.opaqueTypes.union(OpaqueTypesNames.namedTypes)
}
