import Markup
import VitrineLayout

/// Lengths and sizes as text: at most two decimals, with `nil` and `∞`.
public enum Lengths {
  public static func text(_ length: Double?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite || length.isNaN else { return length > 0 ? "∞" : "−∞" }
    let text = NumberText.text(length)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  public static func text(_ size: ProposedViewSize) -> String { "\(text(size.width)) × \(text(size.height))" }
  public static func text(_ size: Size) -> String { text(ProposedViewSize(size)) }
}
