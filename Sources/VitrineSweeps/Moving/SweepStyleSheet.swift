import Markup

/// The CSS with which a browser moves one sweep, for a file that the pages with the sweep link to.
public struct SweepStyleSheet: Hashable, Sendable {
  /// The class of all rules, which is also the name of the file.
  public let name: String
  public let css: String

  /// The class that precedes the name in a page.
  static let marker = "sweep-box"

  /// Creates a style sheet named by its hash.
  ///
  /// - Parameter rules: a closure that returns the rules in the scope of a class. They have the specificity of the
  ///   rules of all figures and follow these.
  init(_ rules: (_ scope: String) -> String) {
    name = "w" + ContentHash(of: rules(Self.marker)).shortName
    css = rules(Self.marker + "." + name)
  }

  /// Creates a style sheet with a known name, as one read from a cache.
  package init(name: String, css: String) { (self.name, self.css) = (name, css) }

  /// Returns the names of the style sheets that a drawing uses, each once, in order.
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
