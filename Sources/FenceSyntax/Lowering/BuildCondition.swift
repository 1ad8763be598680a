/// The conditions of `#if`.
enum BuildCondition {
  /// Returns whether a condition holds on iOS, in a debug build.
  static func holds(_ condition: String) -> Bool {
    if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
    if condition.contains("||") { return condition.split(separator: "||").contains { holds($0.trimmed) } }
    if condition.contains("&&") { return condition.split(separator: "&&").allSatisfy { holds($0.trimmed) } }
    if condition == "DEBUG" || condition == "true" || condition.hasPrefix("canImport") || condition.hasPrefix("swift") {
      return true
    }
    return condition.contains("iOS") || condition.contains("compiler")
  }
}
