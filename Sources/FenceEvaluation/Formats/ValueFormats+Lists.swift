import Diagnostics
import Foundation

/// `ListFormatStyle`: `a, b, and c`.
package struct SequenceStyle: PlacedStyle {
  package enum ListType { case and, or }
  package enum Width { case standard, short, narrow }

  var memberStyle: Value?
  var type = ListType.and
  var width = Width.standard
  var place: Locale?

  init(memberStyle: Value? = nil, type: ListType = .and, width: Width = .standard) {
    (self.memberStyle, self.type, self.width) = (memberStyle, type, width)
  }

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    guard let elements = value.elements else { return nil }
    let inner = formats.placed(place)
    try inner.evaluator.checkSize(elements.count, inner.mark)
    let texts = try elements.map { element in
      try memberStyle.map { try inner.text(element, by: $0) } ?? element.text ?? inner.evaluator.describe(element)
    }
    return inner.joined(texts, type, width)
  }
}

extension ValueFormats {
  /// Texts one after the other, as a sentence has them.
  func joined(_ texts: [String], _ type: SequenceStyle.ListType, _ width: SequenceStyle.Width) -> String {
    let locale = place.locale
    return switch (type, width) {
    case (.or, .narrow): texts.formatted(.list(type: .or, width: .narrow).locale(locale))
    case (.or, .short): texts.formatted(.list(type: .or, width: .short).locale(locale))
    case (.or, .standard): texts.formatted(.list(type: .or, width: .standard).locale(locale))
    case (.and, .narrow): texts.formatted(.list(type: .and, width: .narrow).locale(locale))
    case (.and, .short): texts.formatted(.list(type: .and, width: .short).locale(locale))
    case (.and, .standard): texts.formatted(.list(type: .and, width: .standard).locale(locale))
    }
  }
}

extension ByteCountFormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard let count = value.whole ?? value.number.flatMap({ Int(exactly: $0.rounded(.towardZero)) }) else { return nil }
    return (self.locale == .fence ? locale(formats.place.locale) : self).format(Int64(count))
  }
}

/// `URL.FormatStyle`.
package struct URLStyle: FenceStyle, Hashable {
  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? { try formats.evaluator.describe(value) }
}

/// `PersonNameComponents.FormatStyle`: given name and family name as the language orders them.
package struct NameStyle: PlacedStyle, Hashable {
  package enum Style: String { case short, medium, long, abbreviated }

  var style = Style.medium
  var place: Locale?

  init(style: Style = .medium) { self.style = style }

  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard case .native(let name as PersonNameComponents) = value else { return nil }
    let language = (place ?? formats.place.locale).languageCode ?? ""
    return name.text(style.rawValue, isFamilyFirst: ["ja", "zh", "ko", "hu", "vi"].contains(language))
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
