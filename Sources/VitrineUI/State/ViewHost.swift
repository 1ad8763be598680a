/// A view that lives in a Swift program: drawn, acted on as a person would, and drawn again with its state kept.
///
///     let host = ViewHost(Counter(), options: options)
///     try host.tap("Count")
///     let picture = host.render()
///
/// Not in SwiftUI. It belongs to one thread.
public final class ViewHost {
  private let live: LiveView
  /// How many bodies ran for the last event, or to begin with.
  public private(set) var lastBodyCount = 0

  public init(_ view: any View, options: RenderOptions) {
    live = LiveView(view, options: options)
    update()
  }

  /// Draws the view as it is, with all that changed since, such as an object that it observes.
  public func render() -> Rendering { live.render() }

  /// Brings the view up to date, without drawing it: bodies run again where something changed that they read.
  public func update() { lastBodyCount = live.update().bodies }

  /// Taps what says so, or has that as its `id`; the beginning of what it says is enough, and `Add #2` is the second of several.
  public func tap(_ name: String) throws(EventFailure) {
    try act { () throws(LiveView.Miss) in try live.tap(name) }
  }

  /// Chooses one of the values of a picker, by what it says.
  public func select(_ name: String) throws(EventFailure) {
    try act { () throws(LiveView.Miss) in try live.select(name) }
  }

  /// Writes in a field, in place of what is there; without a name, in the only one.
  public func type(_ text: String, in name: String? = nil) throws(EventFailure) {
    try act { () throws(LiveView.Miss) in try live.write(text, in: name) }
  }

  /// Scrolls on by a length in points, back where it is negative; without a name, the only scroll view.
  public func scroll(by length: Double, in name: String? = nil) throws(EventFailure) {
    try act { () throws(LiveView.Miss) in try live.scroll(by: length, name) }
  }

  private func act(_ event: () throws(LiveView.Miss) -> Void) throws(EventFailure) {
    do throws(LiveView.Miss) { try event() } catch { throw EventFailure(error) }
    update()
  }
}

/// Why an event reaches nothing.
public struct EventFailure: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ miss: LiveView.Miss) {
    description =
      switch miss {
      case .noControl(let known): "no control is called that; there are " + Self.list(known)
      case .ambiguous(let known): "several controls are called that: " + Self.list(known)
      case .isDisabled: "the control is disabled"
      default: "nothing can happen to the view there"
      }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "‘\($0)’" }.joined(separator: ", ")
  }
}
