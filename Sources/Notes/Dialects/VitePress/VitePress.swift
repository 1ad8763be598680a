extension Dialect {
  /// Source: <https://vitepress.dev/reference/site-config#srcexclude>
  package static let vitePress = Dialect(
    name: "VitePress",
    marks: [
      Mark(
        ".vitepress/config.ts", ".vitepress/config.mts", ".vitepress/config.js", ".vitepress/config.mjs", ".vitepress")
    ],
    hiddenLists: ["srcExclude"], unsupported: [.includedPart, .template])
}

extension OtherTools.Kind {
  static let includedPart = Self(
    "'%' includes a part of a note, which is not supported; it becomes a link",
    hint: "embed a section with ![[note#Heading]]")
  static let template = Self("template expression '%' is not supported and is shown as text", hint: asMarkdown)
}
