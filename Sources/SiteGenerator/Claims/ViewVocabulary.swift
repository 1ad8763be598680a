import VitrineUI

/// What the views of a figure may be called in a sentence.
struct ViewVocabulary {
  /// A view, or several, named in a sentence.
  struct Mention: Hashable {
    /// The paths of the views that may be meant, in tree order; none where the view is not in the figure.
    var paths: [String] = []
    /// Who proposes to the root.
    var isSystem = false
    /// How many tokens it takes.
    var length = 1
  }

  private let nodes: [RenderedNode]
  private let byPath: [String: RenderedNode]

  init(_ root: RenderedNode) {
    var nodes: [RenderedNode] = []
    func visit(_ node: RenderedNode) {
      nodes.append(node)
      for child in node.children { visit(child) }
    }
    visit(root)
    self.nodes = nodes
    byPath = Dictionary(nodes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func node(_ path: String) -> RenderedNode? { byPath[path] }

  private static let system: Set<String> = ["system", "window", "screen", "swiftui", "device"]
  private static let groups: [String: Set<String>] = [
    "stack": [
      "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack",
    ],
    "shape": [
      "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "Path",
    ],
    "grid": ["Grid", "LazyVGrid", "LazyHGrid"],
    "colour": ["Color"],
    "gradient": ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"],
  ]
  /// Views that a sentence clearly speaks of, in this figure or not.
  private static let known: Set<String> = [
    "hstack", "vstack", "zstack", "lazyhstack", "lazyvstack", "stack", "geometryreader", "scrollview", "spacer",
    "divider", "padding", "frame", "background", "overlay", "text", "image", "button", "rectangle", "circle", "color",
    "colour", "toggle", "slider", "capsule", "ellipse", "shape", "roundedrectangle", "grid", "border", "fixedsize",
    "aspectratio", "label", "list",
  ]

  /// The view that is named at a place, if any.
  func mention(in tokens: ArraySlice<StepText.Token>, at start: Int) -> Mention? {
    guard tokens.indices.contains(start) else { return nil }
    if case .quoted(let text) = tokens[start] {
      let paths = nodes.filter { $0.argument == "\"\(text)\"" || $0.id == text }.map(\.path)
      return paths.isEmpty ? nil : Mention(paths: paths)
    }
    guard case .word(let word) = tokens[start] else { return nil }
    if Self.system.contains(word) { return Mention(isSystem: true) }
    if start + 1 < tokens.endIndex, case .word(let next) = tokens[start + 1], let found = named(word + next) {
      return narrowed(found, tokens, after: start + 2, length: 2)
    }
    if let found = named(word) { return narrowed(found, tokens, after: start + 1, length: 1) }
    let colors = nodes.filter { ($0.type == "Color" && $0.argument == word) }
    return colors.isEmpty ? nil : Mention(paths: colors.map(\.path))
  }

  private func named(_ word: String) -> [RenderedNode]? {
    for word in word.hasSuffix("s") && word.count > 4 ? [word, String(word.dropLast())] : [word] {
      let group = Self.groups[word] ?? []
      let found = nodes.filter { node in
        node.type.lowercased() == word || group.contains(node.type)
          || node.viewNames.contains { $0.lowercased() == word }
      }
      if !found.isEmpty { return found }
      if Self.known.contains(word) { return [] }
    }
    return nil
  }

  /// With what tells the view from its like: `Color.red`, `Text("Hello")`, `padding(10)`, ‘badge’.
  private func narrowed(
    _ nodes: [RenderedNode], _ tokens: ArraySlice<StepText.Token>, after start: Int, length: Int
  ) -> Mention {
    let all = Mention(paths: nodes.map(\.path), length: length)
    guard start < tokens.endIndex else { return all }
    switch tokens[start] {
    case .other("."):
      guard start + 1 < tokens.endIndex, case .word(let name) = tokens[start + 1] else { return all }
      let those = nodes.filter { $0.argument.lowercased() == name }
      return Mention(paths: those.map(\.path), length: length + 2)
    case .other("("):
      guard start + 1 < tokens.endIndex, case .quoted(let text) = tokens[start + 1] else { return all }
      let those = nodes.filter { $0.argument == "\"\(text)\"" }
      // `Text(verbatim:)`, names of images: what is in the parentheses need not be all that the view has.
      return those.isEmpty ? all : Mention(paths: those.map(\.path), length: length + 2)
    case .quoted(let text):
      let those = nodes.filter { $0.argument == "\"\(text)\"" || $0.id == text }
      return those.isEmpty ? all : Mention(paths: those.map(\.path), length: length + 1)
    default: return all
    }
  }

  /// The view that a misspelt name means: `backrground`.
  func misspelt(_ word: String) -> Mention? {
    guard word.count >= 5, !Self.lookalikes.contains(word) else { return nil }
    var types: [String] = []
    for node in nodes where !types.contains(node.type.lowercased()) { types.append(node.type.lowercased()) }
    let near = types.filter { Spelling.distance(word, $0) <= max(1, $0.count * 3 / 10) }
    guard near.count == 1 else { return nil }
    return Mention(paths: nodes.filter { $0.type.lowercased() == near[0] }.map(\.path))
  }

  private static let lookalikes: Set<String> = [
    "adding", "order", "space", "spaces", "divide", "divides", "divided", "overall", "holder", "bidding", "wedding",
    "ground", "rectangles", "images", "imagine", "frames", "flame", "blank", "block", "track", "stuck", "state",
  ]
}

/// How far two spellings are from one another.
enum Spelling {
  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
