import FenceEvaluation
import VitrineUI

/// The heights of sheets.
enum DetentsNames {
  static let detents: [NameBinding] = [
    .lifetime("presentationDetents") {
      ContextModifier(Parameter(nil, .any), .optional("selection", .any)) {
        (context: CallContext, view: any View, given: Value, selection: Value?) -> any View in
        let chosen = selection.flatMap { current($0, context) }.flatMap(detent)
        return view.sheetDetents(chosen.map { [$0] } ?? (given.elements ?? []).compactMap(detent))
      }
    }
  ]

  /// What a binding says now.
  private static func current(_ value: Value, _ context: CallContext) -> Value? {
    switch value {
    case .binding(let binding): context.late(nil) { try binding.get() }
    case .implicit(let member) where member.name == "constant": member.arguments?.first?.value
    default: nil
    }
  }

  private static func detent(_ value: Value) -> SheetDetent? {
    switch value {
    case .implicit(let member): detent(member.name, member.arguments?.first?.value.number)
    case .native(let named as InertValue): detent(named.name, nil)
    default: nil
    }
  }

  private static func detent(_ name: String, _ number: Double?) -> SheetDetent? {
    switch name {
    case "medium": .medium
    case "large": .large
    case "fraction": number.map { .fraction($0) }
    case "height": number.map { .height($0) }
    default: nil
    }
  }
}
