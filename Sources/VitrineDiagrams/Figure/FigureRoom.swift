import Markup

/// Where the code of a figure stands: beside its picture, in a figure wide enough for both.
package enum FigureRoom {
  /// The widths from which a style sheet sets code beside pictures, in CSS pixels. The column of a page has 702 of them.
  static let steps = [640, 700, 780, 880, 1000]
  /// The column of a page; wider figures use the empty one beside it.
  private static let column = 702

  /// Around the picture and around the code.
  private static let padding = (picture: 40.0, code: 36.0)
  /// What a character takes; longer lines than so many characters scroll.
  private static let character = 8.1
  private static let longestLine = 44
  /// A picture that is at least so wide may shrink to this part of its width.
  private static let (large, shrunk) = (280.0, 0.8)

  /// The class of a figure with a picture and code; `nil` where there is no code, or never room for both.
  ///
  /// - Parameter picture: the picture's width, in points.
  static func beside(_ picture: Double, _ code: [Node]) -> String? {
    name("beside", picture > large ? max(picture * shrunk, large) : picture, code)
  }

  /// The class of a figure whose code stands beside a column of all its other parts; `nil` where there is no code, or never
  /// room for both.
  ///
  /// - Parameter width: that of the widest part, in points. It does not shrink.
  package static func column(_ width: Double, _ code: [Node]) -> String? { name("column", width, code) }

  private static func name(_ name: String, _ width: Double, _ code: [Node]) -> String? {
    let longest = code.map { longestLine(in: $0) }.max() ?? 0
    guard longest > 0 else { return nil }
    let needed = width + padding.picture + Double(min(longest, longestLine)) * character + padding.code
    return steps.first { Double($0) >= needed }.map { "\(name)-\($0)" + ($0 > column ? " wide" : "") }
  }

  /// The characters in the longest line of the source in a node; 0 where there is none.
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
