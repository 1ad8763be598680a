import SwiftDiagnostics
import SwiftSyntax

/// A message of the parser, in plain terms.
struct SwiftDiagnosticsBridge {
  let text: String
  let offset: Int
  let isError: Bool
}

extension Lowering {
  mutating func report(_ diagnostic: SwiftDiagnostics.Diagnostic) {
    report(
      SwiftDiagnosticsBridge(
        text: diagnostic.message, offset: diagnostic.position.utf8Offset,
        isError: diagnostic.diagMessage.severity == .error))
  }
}
