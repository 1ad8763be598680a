/// A live view in a Swift program: render it, send it events as a person would, and render it again with its state.
///
///     let host = ViewHost(Counter(), options: options)
///     try host.tap("Count")
///     let picture = host.render()
///
/// Not in SwiftUI. Use an instance on one thread only.
public final class ViewHost {
  private let live: ViewSession
  /// The number of bodies evaluated for the last event, or initially.
  public private(set) var lastBodyCount = 0

  public init(_ view: any View, options: RenderOptions) {
    live = ViewSession(view, options: options)
    update()
  }

  /// Renders the view in its current state, after any changes, such as to an object that it observes.
  public func render() -> Rendering { live.render() }

  /// Updates the view without drawing it: evaluates bodies again whose dependencies have changed.
  public func update() { lastBodyCount = live.update().bodies }

  /// Taps the control with a text or `id`; the beginning of the text suffices, and `Add #2` is the second control with
  /// that text.
  public func tap(_ name: String) throws(EventFailure) {
    try act { () throws(ViewSession.Miss) in try live.tap(name) }
  }

  /// Selects an option of a picker by its text.
  public func select(_ name: String) throws(EventFailure) {
    try act { () throws(ViewSession.Miss) in try live.select(name) }
  }

  /// Replaces the text of a field; without a name, of the only field.
  public func type(_ text: String, in name: String? = nil) throws(EventFailure) {
    try act { () throws(ViewSession.Miss) in try live.write(text, in: name) }
  }

  /// Scrolls by a length in points, backwards if it is negative; without a name, the only scroll view.
  public func scroll(by length: Double, in name: String? = nil) throws(EventFailure) {
    try act { () throws(ViewSession.Miss) in try live.scroll(by: length, name) }
  }

  private func act(_ event: () throws(ViewSession.Miss) -> Void) throws(EventFailure) {
    do throws(ViewSession.Miss) { try event() } catch { throw EventFailure(error) }
    update()
  }
}

/// The error thrown when an event reaches no control.
public struct EventFailure: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ miss: ViewSession.Miss) {
    description =
      switch miss {
      case .noControl(let known): "no control has this name; available controls: " + Self.list(known)
      case .ambiguous(let known): "several controls have this name: " + Self.list(known)
      case .isDisabled: "the control is disabled"
      default: "the event cannot be performed"
      }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
