extension Dialect {
  /// The components that tools for MDX and Vue have in common.
  ///
  /// Sources: <https://starlight.astro.build/components/using-components/>, <https://docusaurus.io/docs/markdown-features>,
  /// <https://nextra.site/docs/built-ins>, <https://mintlify.com/docs/components>
  package static let mdx = Dialect(
    name: "MDX", comments: ["{/* */}"],
    components: roles([
      .details: "accordion accordionitem expandable collapse collapsible details expand spoiler",
      .tab: "tab tabitem tabs.tab tabpanel",
      .group: "tabs steps filetree cardgrid cardgroup cards accordiongroup codegroup columns column row fragment "
        + "content frame",
      .titled: "card linkcard linkbutton button step badge cards.card tile link",
      .callout("note"): "aside callout admonition alert notice message note", .callout("success"): "check success",
      .callout("hint"): "hint", .callout("error"): "error", .callout("tip"): "tip", .callout("info"): "info",
      .callout("warning"): "warning", .callout("caution"): "caution", .callout("danger"): "danger",
      .callout("important"): "important",
    ]),
    unsupported: [.component, .expression, .module])

  private static func roles(_ names: KeyValuePairs<ComponentRole, String>) -> [String: ComponentRole] {
    var roles: [String: ComponentRole] = [:]
    for (role, words) in names { for name in words.split(separator: " ") { roles[String(name)] = role } }
    return roles
  }
}

extension OtherTools.Kind {
  static let component = Self(
    "MDX or Vue component '%' is not supported; only its content is shown", hint: asContainers)
  static let expression = Self("MDX tag '%' is not supported and is shown as text", hint: asContainers)
  static let module = Self("MDX line '%' is not supported and is left out", hint: "remove the line")
  private static let asContainers = "replace it with Markdown or HTML: a callout (> [!note]) or tabs (> [!tab])"
}
