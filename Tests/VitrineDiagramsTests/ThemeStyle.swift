import Foundation
import VitrineDiagrams

/// The style sheet of figures as pages have it.
enum ThemeStyle {
  static var css: String {
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("templates").appendingPathComponent(FigureStyle.path)
    return FigureStyle(css: (try? String(contentsOf: theme, encoding: .utf8)) ?? "").css
  }
}
