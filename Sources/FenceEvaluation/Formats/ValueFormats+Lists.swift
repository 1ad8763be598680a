import Diagnostics
import Foundation

extension ValueFormats {
  /// A list: `a, b, and c`.
  package func list(_ value: Value, _ style: FormatValue) throws -> String {
    guard let elements = value.elements else { return try mismatch(value, "list") }
    try evaluator.checkSize(elements.count, mark)
    let member = style.arguments["memberStyle"]
    let texts = try elements.map { element in
      try member.map { try text(element, by: $0) } ?? element.text ?? evaluator.describe(element)
    }
    return joined(
      texts, isChoice: style.arguments.member("type")?.name == "or", width: style.arguments.member("width")?.name)
  }

  /// Texts one after the other, as a sentence has them.
  package func joined(_ texts: [String], isChoice: Bool = false, width: String? = nil) -> String {
    let locale = place.locale
    switch (isChoice, width) {
    case (true, "narrow"): return texts.formatted(.list(type: .or, width: .narrow).locale(locale))
    case (true, "short"): return texts.formatted(.list(type: .or, width: .short).locale(locale))
    case (true, _): return texts.formatted(.list(type: .or, width: .standard).locale(locale))
    case (false, "narrow"): return texts.formatted(.list(type: .and, width: .narrow).locale(locale))
    case (false, "short"): return texts.formatted(.list(type: .and, width: .short).locale(locale))
    case (false, _): return texts.formatted(.list(type: .and, width: .standard).locale(locale))
    }
  }

  /// A number of bytes: `1.5 MB`.
  func bytes(_ value: Value, _ style: FormatValue) throws -> String {
    guard let count = value.whole ?? value.number.flatMap({ Int(exactly: $0.rounded(.towardZero)) }) else {
      return try mismatch(value, "byteCount")
    }
    let styles: [String: ByteCountFormatStyle.Style] = [
      "file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary,
    ]
    return ByteCountFormatStyle(
      style: styles[style.arguments.member("style")?.name ?? ""] ?? .file,
      allowedUnits: units(style.arguments["allowedUnits"]),
      spellsOutZero: style.arguments.truth("spellsOutZero") ?? true,
      includesActualByteCount: style.arguments.truth("includesActualByteCount") ?? false,
      locale: place.locale
    ).format(Int64(count))
  }

  private func units(_ value: Value?) -> ByteCountFormatStyle.Units {
    let known: [String: ByteCountFormatStyle.Units] = [
      "bytes": .bytes, "kb": .kb, "mb": .mb, "gb": .gb, "tb": .tb, "pb": .pb, "all": .all, "default": .default,
    ]
    var units: ByteCountFormatStyle.Units = []
    for case .implicit(let member) in value?.elements ?? value.map({ [$0] }) ?? [] {
      units.formUnion(known[member.name] ?? [])
    }
    return units.isEmpty ? .all : units
  }

  /// A person's name, given name and family name as the language orders them.
  package func name(_ value: Value, _ style: FormatValue) throws -> String {
    guard case .native(let name as PersonNameComponents) = value else { return try mismatch(value, "name") }
    let width = style.arguments.member("style")?.name ?? style.arguments.member("name")?.name ?? "medium"
    let familyFirst = ["ja", "zh", "ko", "hu", "vi"].contains(place.locale.languageCode ?? "")
    return name.text(width, isFamilyFirst: familyFirst)
  }
}

/// A person's name as text.
extension PersonNameComponents {
  /// The parts that a text has: a prefix, a given name, middle names, a family name.
  init?(parsing text: String) {
    self.init()
    var words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    if words.count > 1, words[0].hasSuffix(".") { namePrefix = words.removeFirst() }
    givenName = words.removeFirst()
    if !words.isEmpty { familyName = words.removeLast() }
    if !words.isEmpty { middleName = words.joined(separator: " ") }
  }

  func text(_ style: String, isFamilyFirst: Bool) -> String {
    let ordered = isFamilyFirst ? [familyName, givenName] : [givenName, familyName]
    func joined(_ names: [String?]) -> String {
      names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
    switch style {
    case "short":
      if let nickname, !nickname.isEmpty { return nickname }
      return givenName ?? familyName ?? ""
    case "long":
      return joined(
        [namePrefix] + (isFamilyFirst ? ordered + [middleName] : [givenName, middleName, familyName]) + [nameSuffix])
    case "abbreviated": return ordered.map { $0?.first?.uppercased() ?? "" }.joined()
    default: return joined(ordered)
    }
  }
}
