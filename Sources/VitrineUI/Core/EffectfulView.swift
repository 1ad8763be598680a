/// A view of a loop whose making changes something outside of it, or prints.
///
/// Whoever asks for it first has it made; in a lazy container, where all views are measured ahead, that is once it comes into
/// sight.
package struct EffectfulView: PrimitiveView {
  /// The view made for good, once it was.
  private final class Made {
    var view: (any View)?
  }

  private let ahead: any View
  private let make: () -> any View
  private let made = Made()

  /// - Parameter ahead: the same view, made without effect.
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
