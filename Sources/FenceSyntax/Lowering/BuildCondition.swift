import SwiftSyntax

/// The conditions of `#if`.
package enum BuildCondition {
  /// The modules of other platforms than iOS.
  private static let modulesElsewhere: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]

  /// Returns whether a condition holds on iOS, in a debug build.
  package static func holds(_ condition: String) -> Bool {
    if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
    if condition.contains("||") { return condition.split(separator: "||").contains { holds($0.trimmed) } }
    if condition.contains("&&") { return condition.split(separator: "&&").allSatisfy { holds($0.trimmed) } }
    if condition.hasPrefix("("), condition.hasSuffix(")"), !condition.dropFirst().dropLast().contains("(") {
      return holds(String(condition.dropFirst().dropLast()))
    }
    if condition.hasPrefix("canImport") {
      return !modulesElsewhere.contains(String(condition.dropFirst("canImport(".count).prefix { $0 != ")" }))
    }
    if condition == "DEBUG" || condition == "true" || condition.hasPrefix("swift") { return true }
    return condition.contains("iOS") || condition.contains("compiler")
  }
}

extension IfConfigDeclSyntax {
  /// The elements of the clause that holds on iOS, in a debug build; `nil` if none does.
  package var active: IfConfigClauseSyntax.Elements? {
    clauses.first { clause in clause.condition.map { BuildCondition.holds($0.trimmedDescription) } ?? true }?.elements
  }
}
