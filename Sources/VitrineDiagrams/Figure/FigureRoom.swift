import Markup

/// The position of a figure's code: next to its picture if the figure is wide enough for both, otherwise below it.
package enum FigureRoom {
  /// The figure widths, in CSS pixels, from which code may be next to pictures. A page's column is 702 pixels wide.
  static let steps = [640, 700, 780, 880, 960]
  /// The width of a page's column, in CSS pixels; wider figures extend into the empty column next to it.
  private static let column = 702

  /// The padding around the picture and around the code, in points.
  private static let padding = (picture: 40.0, code: 38.0)
  /// The largest part of a figure that a picture beside code takes, as in the style sheet.
  private static let most = 0.62
  /// The width of a character, in points.
  private static let character = 8.1
  /// The picture width, in points, from which a picture may shrink, and the factor by which it may.
  private static let (large, shrunk) = (280.0, 0.8)

  /// Returns the class of a figure with a picture and code; `nil` if there is no code, or never enough space for both.
  ///
  /// - Parameter picture: the picture's width, in points.
  static func beside(_ picture: Double, _ code: [Node]) -> String? {
    guard let needed = room(code) else { return nil }
    let least = picture > large ? max(picture * shrunk, large) : picture
    return name("beside") { figure in
      let place = min(picture + padding.picture, most * figure)
      return place >= least + padding.picture && figure - place >= needed
    }
  }

  /// Returns the class of a figure whose code is next to a column of all its other parts; `nil` if there is no code, or
  /// never enough space for both.
  ///
  /// - Parameter width: the width of the widest part, in points. It does not shrink.
  package static func column(_ width: Double, _ code: [Node]) -> String? {
    guard let needed = room(code) else { return nil }
    return name("column") { $0 >= width + padding.picture + needed }
  }

  private static func name(_ name: String, _ fits: (Double) -> Bool) -> String? {
    steps.first { fits(Double($0)) }.map { "\(name)-\($0)" + ($0 > column ? " wide" : "") }
  }

  /// Returns the width in which all of the code is seen, in points; `nil` if there is none.
  private static func room(_ code: [Node]) -> Double? {
    let longest = code.map { longestLine(in: $0) }.max() ?? 0
    return longest > 0 ? Double(longest) * character + padding.code : nil
  }

  /// Returns the number of characters in the longest line of the source in a node; 0 if there is no source.
  private static func longestLine(in node: Node) -> Int {
    var longest = 0
    guard case .element(let element) = node else { return 0 }
    element.visit { element in
      guard element.name == "pre" else { return }
      longest = max(longest, element.plainText.split(separator: "\n").map(\.count).max() ?? 0)
    }
    return longest
  }
}
