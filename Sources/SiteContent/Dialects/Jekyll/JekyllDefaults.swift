import Notes

/// The front matter that `defaults` in `_config.yml` sets for notes of a path or kind.
///
/// Source: <https://jekyllrb.com/docs/configuration/front-matter-defaults/>
struct JekyllDefaults: Sendable {
  private struct Scope {
    var path: [[Character]]
    /// `posts`, `drafts`, `pages` or the name of a collection; `nil` for all.
    var kind: String?
    var values: [YAMLValue.Entry]
  }

  /// The scopes, those that weigh less first: a deeper path weighs more, then a kind.
  private let scopes: [Scope]

  init(_ value: YAMLValue?) {
    let scopes = (value?.list ?? []).map { entry in
      let path = entry["scope"]?["path"]?.string ?? ""
      return Scope(
        path: path.split(separator: "/").map(Array.init), kind: entry["scope"]?["type"]?.string,
        values: entry["values"]?.entries ?? [])
    }
    func weight(_ scope: Scope) -> Int { scope.path.count * 2 + (scope.kind == nil ? 0 : 1) }
    self.scopes = scopes.enumerated().sorted { (weight($0.element), $0.offset) < (weight($1.element), $1.offset) }
      .map(\.element)
  }

  func completed(_ matter: FrontMatter, of path: String) -> FrontMatter {
    matter.completed(with: scopes.filter { holds(path, $0) }.flatMap(\.values))
  }

  private func holds(_ path: String, _ scope: Scope) -> Bool {
    if let kind = scope.kind, kind != Self.kind(of: path) { return false }
    let names = path.split(separator: "/").map(Array.init)
    guard names.count >= scope.path.count else { return false }
    return zip(scope.path, names).allSatisfy { NamePattern.matches($0, $1) }
  }

  private static func kind(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last { $0.hasPrefix("_") }
    return folder.map { String($0.dropFirst()) } ?? "pages"
  }
}
