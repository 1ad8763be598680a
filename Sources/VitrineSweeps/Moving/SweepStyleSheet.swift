import Markup

/// The rules by which a browser moves one sweep, for a file that the pages with the sweep link to.
public struct SweepStyleSheet: Hashable, Sendable {
  /// The class that all rules stand under; it names the file too.
  public let name: String
  public let css: String

  /// What stands in front of the name in a page.
  static let marker = "sweep-box "

  /// - Parameter rules: the rules under a class; as strong as those of all figures, behind which they stand.
  init(_ rules: (_ scope: String) -> String) {
    name = "w" + ContentHash(of: rules("sweep-box")).shortName
    css = rules("sweep-box." + name)
  }

  /// The names of the style sheets that a page asks for, each once, in order.
  public static func names(in html: String) -> [String] {
    var names: [String] = []
    for part in html.split(separator: "class=\"" + marker).dropFirst() {
      let name = String(part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
