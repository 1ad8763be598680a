import FenceEvaluation
import VitrineUI

/// What a style of the fence is told of the control that it draws: `configuration`.
struct FenceConfiguration {
  fileprivate let fields: [(label: String?, value: Value)]

  subscript(name: String) -> Value? { fields.first { $0.label == name }?.value }

  func number(_ name: String) -> Double? { self[name]?.number }

  /// A part of the control; no view where it has none.
  func part(_ name: String) -> AnyView {
    if case .view(let view)? = self[name] { return AnyView(view) }
    return .none
  }

  /// What a button is for.
  var role: ButtonRole? {
    if case .native(let role as ButtonRole)? = self["role"] { role } else { nil }
  }

  func truth(_ name: String) -> Bool {
    if case .boolean(true)? = self[name] { return true }
    return false
  }
}

extension Kind where T == FenceConfiguration {
  static var configuration: Kind {
    .plain("Configuration") { value, _ in
      if case .tuple(let fields) = value, fields.allSatisfy({ $0.label != nil }) {
        return FenceConfiguration(fields: fields)
      }
      return nil
    }
  }
}

extension AnyView {
  /// No view, for a part that is left out.
  static var none: AnyView { AnyView(EmptyView()) }
}
