/// The change that a modifier makes to the transaction of the views inside it.
final class TransactionStep {
  enum Change {
    /// `.animation(_:value:)`: animates the views inside when the value changes.
    case animation(Animation?, value: Any, isSame: (Any, Any) -> Bool)
    /// `.animation(_:)`, the deprecated modifier without a value.
    case always(Animation?)
    /// `.transaction { … }`
    case transaction((inout Transaction) -> Void)
    /// `.transaction(value:) { … }`
    case transactionOf(value: Any, isSame: (Any, Any) -> Bool, (inout Transaction) -> Void)
    /// A phase animator at this place, which animates its content from phase to phase.
    case phase
  }

  /// The identity of the modifier's place in the tree.
  let identity: Identity
  let change: Change
  /// The next modifier around this one.
  let outer: TransactionStep?

  init(_ change: Change, at identity: Identity, inside outer: TransactionStep?) {
    (self.change, self.identity, self.outer) = (change, identity, outer)
  }

  /// This modifier and those around it, outermost first.
  var all: [TransactionStep] { (outer?.all ?? []) + [self] }

  /// Changes the transaction for the views inside, given the same modifier before the change (`nil` if it is new).
  func apply(to transaction: inout Transaction, former: TransactionStep?) {
    switch change {
    case .animation(let animation, let value, let isSame):
      guard case .animation(_, let old, _)? = former?.change, !isSame(old, value) else { return }
      if !transaction.disablesAnimations { transaction.animation = animation }
    case .always(let animation): if !transaction.disablesAnimations { transaction.animation = animation }
    case .transaction(let change): change(&transaction)
    case .transactionOf(let value, let isSame, let change):
      guard case .transactionOf(let old, _, _)? = former?.change, !isSame(old, value) else { return }
      change(&transaction)
    case .phase: break
    }
  }
}

struct TransactionStepKey: EnvironmentKey {
  static var defaultValue: TransactionStep? { nil }
}

/// A modifier that changes the transaction of the views inside.
struct TransactionModifier: PrimitiveModifier {
  let change: TransactionStep.Change

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    var inner = context
    inner.environment[TransactionStepKey.self] = TransactionStep(
      change, at: context.identity, inside: context.environment[TransactionStepKey.self])
    return content(inner)
  }
}

extension View {
  /// Animates the view when a value changes; with `nil`, it changes immediately.
  public func animation<Watched: Equatable>(_ animation: Animation?, value: Watched) -> some View {
    self.animation(animation, watching: value, isSame: isEqual)
  }

  /// Applies a change to the transactions of the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: .transaction(transform)))
  }

  /// Applies a change to the transactions of the view whenever a value changes.
  public func transaction<Watched: Equatable>(
    value: Watched, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { transaction(watching: value, isSame: isEqual, transform) }

  package func animation(
    _ animation: Animation?, watching value: Any, isSame: @escaping (Any, Any) -> Bool
  ) -> some View { modifier(TransactionModifier(change: .animation(animation, value: value, isSame: isSame))) }

  /// Animates all changes of the view.
  package func alwaysAnimated(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(change: .always(animation)))
  }

  package func transaction(
    watching value: Any, isSame: @escaping (Any, Any) -> Bool, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(TransactionModifier(change: .transactionOf(value: value, isSame: isSame, transform))) }
}

extension View {
  /// Animates all changes of the view, as it was written before iOS 15.
  public func animation(_ animation: Animation?) -> some View { alwaysAnimated(animation) }
  /// Animates the changes that a closure makes to the view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: self)).alwaysAnimated(animation) }
}

/// The view that a closure changes.
public struct PlaceholderContentView<Value: View>: View {
  let view: Value
  public var body: some View { view }
}
