/// A view of a loop whose evaluation has a side effect: it prints, or changes something outside of the view.
///
/// The view is evaluated with its effect only once, when it is first needed; in a lazy container, which measures views
/// before they are visible, that is when the view becomes visible.
package struct EffectfulView: PrimitiveView {
  /// The view that was evaluated with its effect, if it was.
  private final class Made {
    var view: (any View)?
  }

  private let ahead: any View
  private let make: () -> any View
  private let made = Made()

  /// - Parameter ahead: the same view, evaluated without its effect.
  /// - Parameter make: makes the view with its effect.
  package init(ahead: any View, make: @escaping () -> any View) { (self.ahead, self.make) = (ahead, make) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    if made.view == nil, !context.isAhead { made.view = context.late(make) }
    let nodes = context.nodes(of: made.view ?? ahead, step: .index(0))
    guard made.view == nil else { return nodes }
    context.add(
      .afterLayout {
        let isSeen = nodes.contains { $0.layout.isPlacedWithAllAround && $0.layout.isNeeded }
        if isSeen, made.view == nil { made.view = context.late(make) }
      })
    return nodes
  }
}

extension EffectfulView: ViewGroup { var parts: [any View] { [made.view ?? ahead] } }
