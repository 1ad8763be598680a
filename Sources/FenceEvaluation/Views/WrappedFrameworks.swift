import Diagnostics
import FenceSyntax

extension Evaluator {
  /// Tells that a labelled box stands in for a view, once for each name.
  package func remark(foreign name: String, of framework: String, _ mark: SourceMark) {
    let message = "'\(name)' is drawn by \(framework); the figure shows a labeled box instead"
    guard !remarks.contains(where: { $0.message == message }) else { return }
    remark(
      Failure("foreign-view", message, mark, hint: "the box has the size of the view in the layout"))
  }
}

extension TypeDeclaration {
  /// Protocols whose structs are views of other frameworks, which they make in Swift that no fence runs.
  package static let representables = [
    "UIViewRepresentable": "UIKit", "UIViewControllerRepresentable": "UIKit", "NSViewRepresentable": "AppKit",
    "NSViewControllerRepresentable": "AppKit", "WKInterfaceObjectRepresentable": "WatchKit",
  ]

  /// The framework whose view the type wraps: a labelled box stands in for that.
  package var wrappedFramework: String? {
    inherited.lazy.compactMap { name in
      Self.representables[name.base] ?? self.scope.alias(name.base).flatMap { Self.representables[$0.base] }
    }.first
  }
}
