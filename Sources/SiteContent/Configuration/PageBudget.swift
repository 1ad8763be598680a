import Diagnostics
import Notes

/// The most bytes that a page may have, by kind: `html 200 KB, scripts 60 KB, images 1 MB`.
package struct PageBudget: Hashable, Sendable {
  /// A kind of file that a page loads.
  package enum Part: String, CaseIterable, Sendable { case html, styles, scripts, images }

  /// The limits in bytes.
  package private(set) var limits: [Part: Int] = [:]

  package struct Problem: Error {
    package var message: String
    package var hint: String
  }

  package init() {}

  /// Reads `html 200 KB, images 1 MB`. A kilobyte has 1,000 bytes.
  package init(_ text: String) throws(Problem) {
    for item in text.split(separator: ",") {
      let words = item.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first else { continue }
      guard name != "shift" else {
        throw Problem(
          message: "layout shift can be measured only in a browser, which 'vitrine check' does not run",
          hint: "remove 'shift'; Lighthouse and browsers' tools measure it")
      }
      let names = Part.allCases.map(\.rawValue)
      guard let part = Part(rawValue: name) else {
        let hint = nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
        throw Problem(
          message: "a budget has no part '\(name)'", hint: hint ?? "the parts are \(names.joined(separator: ", "))")
      }
      guard let bytes = Self.bytes(words.dropFirst().joined()) else {
        throw Problem(message: "'\(item.drop(while: \.isWhitespace))' is not a budget", hint: "write '\(name) 200 KB'")
      }
      limits[part] = bytes
    }
  }

  /// Returns the limits with those of another budget instead, where that has any.
  package func overridden(by other: PageBudget) -> PageBudget {
    var budget = self
    budget.limits.merge(other.limits) { $1 }
    return budget
  }

  /// Returns a number of bytes as text: `508 KB`.
  package static func text(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    return bytes < 1_000_000 ? "\((bytes + 500) / 1_000) KB" : "\(Double(bytes / 10_000) / 100) MB"
  }

  private static func bytes(_ text: String) -> Int? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let units = ["": 1.0, "b": 1, "kb": 1_000, "mb": 1_000_000]
    guard let value = Double(number), let unit = units[text.dropFirst(number.count).lowercased()],
      value * unit <= 1e12
    else { return nil }
    return Int(value * unit)
  }
}

extension ConfigurationReader {
  mutating func budget(_ entry: YAMLValue.Entry) -> PageBudget? {
    guard let text = string(entry) else { return nil }
    do throws(PageBudget.Problem) { return try PageBudget(text) } catch {
      report(.warning, error.message, at: entry.value.span, hint: error.hint)
      return nil
    }
  }
}
