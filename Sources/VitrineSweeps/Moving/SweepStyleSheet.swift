import Markup

/// The rules by which a browser moves one sweep, for a file that the pages with the sweep link to.
public struct SweepStyleSheet: Hashable, Sendable {
  /// The class that all rules stand under; it names the file too.
  public let name: String
  public let css: String

  /// The class that stands in front of the name in a page.
  static let marker = "sweep-box"

  /// - Parameter rules: the rules under a class; as strong as those of all figures, behind which they stand.
  init(_ rules: (_ scope: String) -> String) {
    name = "w" + ContentHash(of: rules(Self.marker)).shortName
    css = rules(Self.marker + "." + name)
  }

  /// A sheet that was made before.
  package init(name: String, css: String) { (self.name, self.css) = (name, css) }

  /// The names of the style sheets that a drawing asks for, each once, in order.
  public static func names(in drawing: Element) -> [String] {
    var names: [String] = []
    drawing.visit { element in
      let classes = element.classes
      guard classes.count > 1, classes[0] == marker else { return }
      let name = String(classes[1])
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
