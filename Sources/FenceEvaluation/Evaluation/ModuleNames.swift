import Diagnostics
import FenceSyntax

/// Names of modules in front of what they declare: `Swift.min(a, b)`, `SwiftUI.Text("a")`.
enum ModuleNames {
  static let all: Set = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation", "CoreGraphics", "UIKit", "AppKit",
    "OpenSwiftUI", "OpenCombine", "SwiftData", "StoreKit", "OSLog", "PhotosUI", "UniformTypeIdentifiers", "MapKit",
    "CoreLocation", "AVKit", "WidgetKit",
  ]
  /// The type that a module counts as.
  static let type = "#module"
}

extension NameLookup {
  /// What a module declares under a name: no member of `self` hides it.
  func moduleMember(_ name: String, _ mark: SourceMark) throws -> Value {
    try read(NameUse(name), evaluator.globals, mark)
  }
}

extension CallEvaluation {
  /// Calls what a module declares.
  func callModule(_ name: String, _ values: [CallArgument], _ mark: SourceMark) throws -> Value {
    if evaluator.globals.names.variable(name) == nil, evaluator.globals.type(name) == nil,
      evaluator.catalog.hasFunction(name)
    {
      return try evaluator.builtInLayout(name, values, mark) ?? evaluator.catalog.call(name, values, evaluator, mark)
    }
    return try evaluator.call(evaluator.read(NameUse(name), evaluator.globals, mark), values, mark)
  }
}
