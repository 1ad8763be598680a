import Diagnostics
import Notes

extension FrontMatter {
  /// Returns warnings about invalid values of the keys for fences: `blocks` (the fences to draw) and `claims` (whether
  /// sizes in prose are checked).
  package func fenceDiagnostics(file: String) -> [Diagnostic] {
    values.entries.compactMap { entry in
      // Editors insert keys without a value.
      if case .null = entry.value.kind { return nil }
      switch entry.key {
      case "blocks": return wrongSelection(entry.value, file)
      case "claims":
        return entry.value.isOn == nil ? warning("'claims' is on or off", entry.value, file, hint: "claims: off") : nil
      default: return nil
      }
    }
  }

  /// The platform that the note's front matter selects for its figures.
  ///
  /// Other programs use the key `platform` too: only the name of a platform, or a misspelled one, counts.
  var platform: (name: String, span: Span)? {
    guard let value = self["platform"], let name = value.string?.lowercased() else { return nil }
    let names = FigureOptions.platforms
    guard names.contains(name) || nearestName(to: name, among: names) != nil else { return nil }
    return (name, value.span)
  }

  private func wrongSelection(_ value: YAMLValue, _ file: String) -> Diagnostic? {
    let names = FenceSelection.allCases.map(\.rawValue)
    let word = value.string?.lowercased() ?? ""
    guard !names.contains(word) else { return nil }
    let nearest = nearestName(to: word, among: names).map { "did you mean '\($0)'?" }
    return warning(
      "'blocks' is one of \(names.joined(separator: ", "))", value, file, hint: nearest ?? "blocks: \(names[0])")
  }

  private func warning(_ message: String, _ value: YAMLValue, _ file: String, hint: String) -> Diagnostic {
    Diagnostic(.warning, "front-matter", message, file: file, span: value.span, hint: hint)
  }
}
