/// Which templates show which others, for those that show themselves: a tree of folders is drawn by a template that draws
/// its branches by itself, and ends where the data does. One that does not end would end the program.
struct TemplatePartials {
  private struct Reference {
    var range: Range<String.Index>
    var name: String
    /// Whether nothing around it can be empty.
    var isAlways: Bool
  }

  private let texts: [String: String]
  private let references: [String: [Reference]]
  /// How often a template may be within itself.
  private static let depthLimit = 64

  /// - Parameter texts: by the templates' names.
  init(_ texts: [String: String]) {
    self.texts = texts
    references = texts.mapValues(Self.references)
  }

  /// Whether a template shows itself whatever the data are, directly or by way of others.
  func isEndless(_ name: String) -> Bool { reaches(name) { $0.isAlways } }

  /// A template that may show itself, once for each depth, each showing the next; the last shows nothing. `nil` for a
  /// template that does not show itself.
  func bounded(_ name: String) -> [(name: String, text: String)]? {
    guard isCyclic(name), let text = texts[name] else { return nil }
    let cyclic = Set((references[name] ?? []).map(\.name).filter(isCyclic))
    let levels = (0..<Self.depthLimit).map { depth -> (name: String, text: String) in
      var changed = text
      for reference in (references[name] ?? []).reversed() where cyclic.contains(reference.name) {
        changed.replaceSubrange(reference.range, with: "{{> \(Self.name(reference.name, depth + 1))}}")
      }
      return (Self.name(name, depth), changed)
    }
    return levels + [(Self.name(name, Self.depthLimit), "")]
  }

  private func isCyclic(_ name: String) -> Bool { reaches(name) { _ in true } }

  private static func name(_ name: String, _ depth: Int) -> String { depth == 0 ? name : "\(name)(\(depth))" }

  private func reaches(_ name: String, _ counts: (Reference) -> Bool) -> Bool {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for reference in references[next] ?? [] where counts(reference) {
        if reference.name == name { return true }
        if seen.insert(reference.name).inserted { open.append(reference.name) }
      }
    }
    return false
  }

  private static func references(in text: String) -> [Reference] {
    var found: [Reference] = []
    var sections = 0
    for tag in text.matches(of: /\{\{(?<kind>[#^\/>$<]?)\s*(?<name>[^{}]*?)\s*\}\}/) {
      switch tag.output.kind {
      case "#", "^", "$": sections += 1
      case "<":
        found.append(Reference(range: tag.range, name: String(tag.output.name), isAlways: true))
        sections += 1
      case "/": sections -= 1
      case ">": found.append(Reference(range: tag.range, name: String(tag.output.name), isAlways: sections <= 0))
      default: break
      }
    }
    return found
  }
}
