import Diagnostics
import Foundation
import VitrineText
import VitrineUI

/// A regular expression: `/\d+/`, `Regex("[a-z]+")`.
package struct RegexValue: Hashable, ToldInWords {
  let pattern: String
  var options: RegularExpression.Options = []
  /// Whether what it matches has a type, as a literal's has: a tuple of the match and its groups.
  var isTyped = true

  /// `#` at both ends lets a literal have slashes, and over several lines spaces and comments.
  init(literal: String) {
    let inner = literal.drop { $0 == "#" }.dropFirst()
    let pounds = literal.prefix { $0 == "#" }.count
    let pattern = String(inner.dropLast(pounds + 1))
    self.pattern = pattern
    if pounds > 0, pattern.contains("\n") { options.insert(.allowsComments) }
  }

  init(pattern: String, isTyped: Bool) { (self.pattern, self.isTyped) = (pattern, isTyped) }

  package var words: String { pattern }

  /// The groups' names, by the groups' numbers.
  var names: [String: Int] {
    var (names, group, isInClass) = ([String: Int](), 0, false)
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": _ = rest.popFirst()
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        guard rest.first == "?" else {
          group += 1
          continue
        }
        guard rest.hasPrefix("?<"), let first = rest.dropFirst(2).first, first.isLetter else { continue }
        group += 1
        names[String(rest.dropFirst(2).prefix { $0 != ">" })] = group
      default: break
      }
    }
    return names
  }

  func ignoresCase(_ isOn: Bool) -> RegexValue { with(.ignoresCase, isOn) }
  func dotMatchesNewlines(_ isOn: Bool) -> RegexValue { with(.dotMatchesLineEnds, isOn) }
  func anchorsMatchLineEndings(_ isOn: Bool) -> RegexValue { with(.anchorsAtLines, isOn) }

  private func with(_ option: RegularExpression.Options, _ isOn: Bool) -> RegexValue {
    var changed = self
    if isOn { changed.options.insert(option) } else { changed.options.remove(option) }
    return changed
  }
}

/// What a regular expression matched: its parts as places in the text, in characters.
package struct RegexMatch: Hashable, ToldInWords {
  package let text: Substring
  package let groups: [Range<Int>?]
  package let names: [String: Int]
  let isTyped: Bool

  package var words: String { part(0) ?? "" }

  /// The text of a group; `nil` where it has no part of the match.
  package func part(_ group: Int) -> String? {
    guard groups.indices.contains(group), let range = groups[group] else { return nil }
    return StringSearch.substring(text, range)
  }

  private func value(_ group: Int) -> Value { .optional(part(group).map { .string($0) }) }

  /// The match, with its groups where there are any.
  package var output: Value {
    guard isTyped else { return .array(groups.indices.map { .native(RegexPart(match: self, group: $0)) }) }
    if groups.count == 1 { return value(0) }
    let labels = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
    return .tuple(groups.indices.map { (label: labels[$0], value: value($0)) })
  }

  /// A group by its number or name.
  package func member(_ name: String) -> Value? {
    if let group = Int(name), groups.indices.contains(group) { return value(group) }
    return names[name].map(value)
  }

  /// `match[1]`, `match["name"]`, of an expression whose groups are not known beforehand.
  package func element(_ key: Value?) -> Value? {
    if let group = key?.whole, groups.indices.contains(group) { return .native(RegexPart(match: self, group: group)) }
    return (key?.text).flatMap { names[$0] }.map { .native(RegexPart(match: self, group: $0)) }
  }
}

/// A group of a match of an expression whose groups are not known beforehand.
package struct RegexPart: Hashable, ToldInWords {
  let match: RegexMatch
  let group: Int

  package var words: String { match.part(group) ?? "nil" }
}

extension RegexValue: CatalogType { package static let catalogName = "Regex" }
extension RegexMatch: CatalogType { package static let catalogName = "Regex.Match" }

extension Value {
  /// The regular expression that a value is.
  var regex: RegexValue? { if case .native(let regex as RegexValue) = self { regex } else { nil } }
}
