import Markup

extension Animation: CustomStringConvertible {
  /// A short description of the animation: `easeIn 1 s`, `spring 0.5 s, bounce 0.3`.
  public var description: String { Self.words(form) }

  private static func words(_ form: Form) -> String {
    func number(_ value: Double) -> String { JSON.text((value * 1000).rounded() / 1000) }
    switch form {
    case .curve(let curve, let duration):
      let names: [(UnitCurve, String)] = [
        (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
      ]
      let name = names.first { $0.0 == curve }?.1 ?? "timingCurve"
      return "\(name) \(number(duration)) s"
    case .spring(let spring, let velocity):
      let bounce = number(spring.bounce) == "-0" ? "0" : number(spring.bounce)
      return "spring \(number(spring.duration)) s, bounce \(bounce)"
        + (velocity == 0 ? "" : ", velocity \(number(velocity))")
    case .delayed(let form, let delay): return "\(words(form)), delay \(number(delay)) s"
    case .sped(let form, let speed): return "\(words(form)), speed \(number(speed))"
    case .repeated(let form, let count, _): return "\(words(form)), " + (count.map { "\($0) times" } ?? "for ever")
    }
  }
}
