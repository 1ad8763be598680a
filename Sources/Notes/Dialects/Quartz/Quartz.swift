extension Dialect {
  /// Source: <https://quartz.jzhao.xyz/configuration>
  package static let quartz = Dialect(
    name: "Quartz", marks: [Mark("quartz.config.ts")], hiddenLists: ["ignorePatterns"])
}
