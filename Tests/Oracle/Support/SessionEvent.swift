import VitrineLayout
import VitrineUI

/// The kinds of events in the order in which they are tried, so that a view with buttons alone is tapped each time.
enum SessionEvent: CaseIterable {
  case firstControl, type, control, longPress, drag, lastControl, submit, doubleTap, scroll, swipe, otherControl

  /// Performs the event with a number: of the kind whose turn it is, or of the next one for which the view has a target.
  ///
  /// - Returns: the event in words; `nil` if nothing can be done.
  static func perform(_ number: Int, on session: ViewSession) -> String? {
    for offset in 0..<allCases.count {
      if let event = allCases[(number + offset) % allCases.count].perform(number, on: session) { return event }
    }
    return nil
  }

  private func perform(_ number: Int, on session: ViewSession) -> String? {
    func event(_ name: String, _ act: (String?) throws(ViewSession.Miss) -> Void) -> String? {
      Self.target(number, act).map { "\(name) \($0)" }
    }
    switch self {
    case .firstControl, .control, .lastControl, .otherControl: return Self.operate(number, session)
    case .type:
      return event("type in") { name throws(ViewSession.Miss) in try session.write("Word \(number)", in: name) }
    case .submit: return event("submit") { name throws(ViewSession.Miss) in try session.submit(name) }
    case .drag:
      let distance = Size(width: 40, height: 12)
      return event("drag") { name throws(ViewSession.Miss) in try session.drag(by: distance, name) }
    case .swipe: return event("swipe") { name throws(ViewSession.Miss) in try session.swipe(left: true, name) }
    case .scroll: return event("scroll") { name throws(ViewSession.Miss) in try session.scroll(by: 50, name) }
    case .longPress:
      return event("press") { name throws(ViewSession.Miss) in try session.longPress(name ?? "") }
    case .doubleTap:
      return event("double-tap") { name throws(ViewSession.Miss) in try session.doubleTap(name ?? "") }
    }
  }

  /// Operates one of the controls, among them those that dismiss a view and let time pass.
  private static func operate(_ number: Int, _ session: ViewSession) -> String? {
    let controls = session.controls.filter(\.isEnabled)
    guard !controls.isEmpty else { return nil }
    let control = controls[number % controls.count]
    do throws(ViewSession.Miss) { try session.operate(control.place, way: number % control.ways) } catch { return nil }
    return control.name(of: number % control.ways)
  }

  /// Acts on the only target, or on one of several.
  ///
  /// - Returns: the target's name; `nil` if there is none, or it can't be acted on.
  private static func target(_ number: Int, _ act: (String?) throws(ViewSession.Miss) -> Void) -> String? {
    do throws(ViewSession.Miss) { try act(nil) } catch {
      let names: [String]
      switch error {
      case .ambiguous(let known), .noControl(let known): names = known
      default: return nil
      }
      guard !names.isEmpty else { return nil }
      let name = names[number % names.count]
      do throws(ViewSession.Miss) { try act(name) } catch { return nil }
      return name
    }
    return "the only one"
  }
}
