import Markup
import VitrineUI

/// The names by which a sentence may refer to the views of a figure.
struct ViewVocabulary {
  /// A reference to one or several views in a sentence.
  struct Mention: Hashable {
    /// The paths of the views that may be meant, in tree order; empty if the view is not in the figure.
    var paths: [String] = []
    /// Whether the system is meant, which proposes to the root.
    var isSystem = false
    /// The number of tokens.
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
  /// Names that always refer to views, whether or not the figure contains one.
  private static let known = Set(
    NodeKind.familiar.map { $0.name.lowercased() } + NodeKind.familiarNouns.map(\.rawValue))

  /// Returns the reference that starts at a token, if there is one.
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
    let colors = nodes.filter { ($0.kind == .color && $0.argument == word) }
    return colors.isEmpty ? nil : Mention(paths: colors.map(\.path))
  }

  private func named(_ word: String) -> [RenderedNode]? {
    for word in word.hasSuffix("s") && word.count > 4 ? [word, String(word.dropLast())] : [word] {
      let noun = NodeKind.Noun(rawValue: word)
      let found = nodes.filter { node in
        node.type.lowercased() == word || (noun != nil && node.kind.noun == noun)
          || node.wrappers.contains { $0.name.lowercased() == word }
      }
      if !found.isEmpty { return found }
      if Self.known.contains(word) { return [] }
    }
    return nil
  }

  /// Returns the mention of the views that match the argument or identifier after their name: `Color.red`,
  /// `Text("Hello")`, `padding(10)`, `badge`.
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
      // `Text(verbatim:)` and names of images: the text in the parentheses may not be the view's whole argument.
      return those.isEmpty ? all : Mention(paths: those.map(\.path), length: length + 2)
    case .quoted(let text):
      let those = nodes.filter { $0.argument == "\"\(text)\"" || $0.id == text }
      return those.isEmpty ? all : Mention(paths: those.map(\.path), length: length + 1)
    default: return all
    }
  }

  /// Returns the view whose misspelled name a word is: `backrground`.
  ///
  /// Many words of prose are one letter away from a view's name, such as 'order' and 'border'. Outside of code, only
  /// words that resemble a long name are taken for it.
  func misspelt(_ word: String, inCode: Bool) -> Mention? {
    guard word.count >= (inCode ? 5 : 10) else { return nil }
    var types: [String] = []
    for node in nodes where !types.contains(node.type.lowercased()) { types.append(node.type.lowercased()) }
    let near = types.filter {
      editDistance(Array(word), Array($0)) <= max(1, $0.count * 3 / 10) && (inCode || $0.count >= 10)
    }
    guard near.count == 1 else { return nil }
    return Mention(paths: nodes.filter { $0.type.lowercased() == near[0] }.map(\.path))
  }
}
