/// The declarations that a preview reaches, as one source that is evaluated like a fence.
///
/// A name reaches every declaration of that name. An extension is reached with its type where a member's name is
/// mentioned, or where it declares conformances.
package struct ReachedSource: Sendable {
  /// The text to evaluate; the preview is its last declaration.
  package private(set) var text = ""
  /// The parts of the text with their places in their files, in order.
  private var parts: [Part] = []
  /// The files, in order.
  package private(set) var files: [String] = []
  /// The identifiers in the text.
  package private(set) var mentioned: Set<String> = []

  private struct Part: Sendable {
    /// The first line in the text.
    var line: Int
    var file: String
    var fileLine: Int
    var column: Int
  }

  package init(of preview: SourcePreview, inFile file: Int, _ index: ProjectIndex) {
    let root = ProjectIndex.Place(file: file, declaration: preview.declaration)
    var reach = Reach(index: index)
    reach.follow(root)
    mentioned = reach.mentioned
    var line = 1
    for place in index.nearest(reach.places, to: file).sorted(by: <).filter({ $0 != root }) + [root] {
      let declaration = index[place]
      let source = index.sources[place.file]
      parts.append(Part(line: line, file: source.path, fileLine: declaration.line, column: declaration.column))
      text += declaration.text + "\n\n"
      line += declaration.text.utf8.count { $0 == UInt8(ascii: "\n") } + 2
      if !files.contains(source.path) { files.append(source.path) }
    }
  }

  /// The places of the declarations, as `path:line`, in order.
  var declared: [String] { parts.map { "\($0.file):\($0.fileLine)" } }

  /// Returns the file and the place in it of a place in the text.
  package func place(line: Int, column: Int) -> (file: String, line: Int, column: Int)? {
    guard let part = parts.last(where: { $0.line <= line }) else { return nil }
    return (part.file, part.fileLine + line - part.line, line == part.line ? part.column + column - 1 : column)
  }
}

/// Follows names from a declaration to all that it reaches.
private struct Reach {
  let index: ProjectIndex
  private(set) var places: Set<ProjectIndex.Place> = []
  private(set) var mentioned: Set<String> = []
  /// The types whose extensions are reached by their members: own ones that are reached, and foreign ones.
  private var types: Set<String> = []

  init(index: ProjectIndex) {
    self.index = index
    types = Set(index.extendedElsewhere)
  }

  mutating func follow(_ root: ProjectIndex.Place) {
    var open = [root]
    places.insert(root)
    while !open.isEmpty {
      while let place = open.popLast() {
        let declaration = index[place]
        if case .named = declaration.kind { types.formUnion(declaration.names) }
        for name in declaration.mentioned {
          mentioned.insert(name)
          for found in index.declarations(of: name, from: place.file) where places.insert(found).inserted {
            open.append(found)
          }
        }
      }
      for type in types {
        for place in index.extensions(of: type) where !places.contains(place) && isReached(place, extending: type) {
          places.insert(place)
          open.append(place)
        }
      }
    }
  }

  private func isReached(_ place: ProjectIndex.Place, extending type: String) -> Bool {
    let declaration = index[place]
    guard case .extension = declaration.kind else { return false }
    if declaration.isPrivate, !places.contains(where: { $0.file == place.file }) { return false }
    let isOwn = index.isDeclared(type)
    if declaration.hasConformances, isOwn || mentioned.contains(type) { return true }
    // What is used without its name: initializers, subscripts and operators.
    let isNameless = declaration.names.contains { $0 == "init" || $0 == "subscript" || !($0.first?.isLetter ?? true) }
    if isNameless, isOwn || mentioned.contains(type) { return true }
    return !declaration.names.isDisjoint(with: mentioned)
  }
}

extension ReachedSource {
  /// The names of colours of asset catalogs that the text has as strings, with their places in it.
  var namedColors: [(name: String, line: Int, column: Int)] {
    var found: [(name: String, line: Int, column: Int)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in line.matches(of: /\bColor\("([^"\\]+)"(?:, bundle: [^)]*)?\)/) {
        let column = line.utf8.distance(from: line.startIndex, to: match.range.lowerBound) + 1
        found.append((String(match.1), number + 1, column))
      }
    }
    return found
  }
}
