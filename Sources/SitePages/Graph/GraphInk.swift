import Markup

/// The colours of graphs in light mode; the style sheet has those in dark mode under the same names.
package enum GraphInk {
  static let line = "#c4c4cc"
  static let text = "#1d1d1f"
  package static let paper = "#ffffff"
  package static let accent = "#0a5dc7"

  /// The colours of the top-level folders, used in turn.
  private static let groups = [
    "#5b6470", "#0a5dc7", "#a4430b", "#1a7239", "#8a3ab9", "#b3261e", "#0b6f7c", "#8a6100",
  ]

  static func group(_ number: Int) -> (name: String, fill: String) {
    let index = number == 0 ? 0 : (number - 1) % (groups.count - 1) + 1
    return ("k\(index)", groups[index])
  }

  /// Returns a number with one decimal, which is finer than a pixel.
  static func number(_ value: Double) -> String { NumberText.text(value, decimals: 1) }
}
