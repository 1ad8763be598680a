import FenceEvaluation
import VitrineUI

/// Columns of navigation, and searching.
enum NavigationNames {
  static let navigation: [NameBinding] = [
    .view("NavigationSplitView") {
      Init(
        Parameter("columnVisibility", .columns, or: .constant(.automatic)),
        Parameter("preferredCompactColumn", .column, or: .constant(.sidebar)), Parameter("sidebar", .content),
        Parameter("detail", .content)
      ) {
        NavigationSplitView(
          columnVisibility: $0, preferredCompactColumn: $1, sidebar: content($2), detail: content($3))
      }
      Init(
        Parameter("columnVisibility", .columns, or: .constant(.automatic)),
        Parameter("preferredCompactColumn", .column, or: .constant(.sidebar)), Parameter("sidebar", .content),
        Parameter("content", .content), Parameter("detail", .content)
      ) {
        NavigationSplitView(
          columnVisibility: $0, preferredCompactColumn: $1, sidebar: content($2), content: content($3),
          detail: content($4))
      }
    },
    .modifier("searchable") {
      Modifier(Parameter("text", .writing), .optional("prompt", .prompt), ignoring: searches) {
        $0.searchable(text: $1, prompt: $2)
      }
      Modifier(
        Parameter("text", .writing), .optional("prompt", .prompt),
        Parameter("suggestions", .any).withoutEffect(suggested), ignoring: searches
      ) { view, text, prompt, _ in view.searchable(text: text, prompt: prompt) }
    },
  ]

  private static let ideal = "a column is drawn at its ideal width"
  private static let suggested = "it is shown while somebody searches"
  private static let searches =
    ["tokens", "suggestedTokens", "isPresented", "token", "suggestions", "editableTokens"]
    .map { Ignored($0, because: suggested) }
    + [Ignored("placement", because: "the field is drawn below the title, where an iPhone has it")]
}

extension Kind where T == Binding<NavigationSplitViewVisibility> {
  static var columns: Kind { .member(NavigationSplitViewVisibility.self, or: .automatic) }
}

extension Kind where T == Binding<NavigationSplitViewColumn> {
  static var column: Kind { .member(NavigationSplitViewColumn.self, or: .sidebar) }
}

extension Kind {
  /// A binding to one of a type's static members.
  static func member<Wrapped: CatalogType>(
    _ type: Wrapped.Type, or fallback: @autoclosure @escaping @Sendable () -> Wrapped
  ) -> Kind where T == Binding<Wrapped> {
    let kind = Kind<Wrapped>.native(type)
    return .binding(Wrapped.shownName) { value, context in
      (try? kind.read(CallArgument(label: nil, value: value, mark: context.mark), context)) ?? fallback()
    } write: { value, _ in
      .native(value)
    }
  }
}
