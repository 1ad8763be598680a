import Foundation
import VitrineDiagrams

/// The style sheet of figures as pages have it that show every kind.
enum ThemeStyle {
  static var css: String {
    FigureStyle(css: ([FigureStyle.path] + FigurePart.allCases.map(\.path)).map(text).joined()).css
  }

  /// A file of the theme.
  static func text(of path: String) -> String {
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("templates").appendingPathComponent(path)
    return (try? String(contentsOf: theme, encoding: .utf8)) ?? ""
  }
}
