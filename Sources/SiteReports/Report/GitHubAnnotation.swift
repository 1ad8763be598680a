import Diagnostics

/// A diagnostic as a workflow command of GitHub Actions.
package enum GitHubAnnotation {
  package static func text(of diagnostic: Diagnostic) -> LogText {
    let command: LogText =
      switch diagnostic.severity {
      case .error: "::error"
      case .warning: "::warning"
      case .note: "::notice"
      }
    var properties: [String] = []
    if let file = diagnostic.file { properties.append("file=\(escapeProperty(file))") }
    if let start = diagnostic.span?.start {
      properties.append("line=\(start.line)")
      properties.append("col=\(start.column)")
    }
    let message = ([diagnostic.message] + [diagnostic.hint].compactMap(\.self)).joined(separator: "; ")
    return "\(command) \(properties.joined(separator: ","))::\(escape(message))"
  }

  private static func escape(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
