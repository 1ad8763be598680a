// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `AttributedString`.
enum LibraryAttributedStringMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(AttributedText() as AttributedText)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "string", AnyText.self)]) { call in
      let string = try call[0, AnyText.self]
      return call.packed(AttributedText(string.value) as AttributedText)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "string", AnyText.self), LibraryParameter("attributes", "attributes", AttributeValues.self),
    ]) { call in
      let string = try call[0, AnyText.self]
      let attributes = try call[1, AttributeValues.self]
      return call.packed(AttributedText(string.value, attributes: attributes) as AttributedText)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("stringLiteral", "value", String.self)]) { call in
      let value = try call[0, String.self]
      return call.packed(AttributedText(stringLiteral: value) as AttributedText)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("localized", "key", LibraryElement.self),
      LibraryParameter("table", "table", Optional<String>.self).optional,
      LibraryParameter("bundle", "bundle", Optional<LibraryElement>.self).optional,
      LibraryParameter("locale", "locale", Optional<Locale>.self).optional,
      LibraryParameter("comment", "comment", Optional<String>.self).optional,
    ]) { call in
      let key = try call[0, LibraryElement.self]
      let table = try call.argument(1, Optional<String>.self, or: nil)
      let bundle = try call.argument(2, Optional<LibraryElement>.self, or: nil)
      let locale = try call.argument(3, Optional<Locale>.self, or: nil)
      let comment = try call.argument(4, Optional<String>.self, or: nil)
      return try call.packed(trying: call.foundation.make(AttributedText.self, localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("markdown", "markdown", String.self)]) { call in
      let markdown = try call[0, String.self]
      return try call.packed(trying: call.foundation.make(AttributedText.self, markdown: markdown))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("markdown", "markdown", String.self),
      LibraryParameter("options", "options", AttributedText.MarkdownParsingOptions.self),
    ]) { call in
      let markdown = try call[0, String.self]
      let options = try call[1, AttributedText.MarkdownParsingOptions.self]
      return try call.packed(trying: call.foundation.make(AttributedText.self, markdown: markdown, options: options))
    },
    LibraryMember(.property, "characters") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.characters as String)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.property, "font") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.font as LibraryElement?)
    },
    LibraryMember(.setting, "font", [LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.font = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "foregroundColor") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.foregroundColor as LibraryElement?)
    },
    LibraryMember(.setting, "foregroundColor", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.foregroundColor = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "backgroundColor") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.backgroundColor as LibraryElement?)
    },
    LibraryMember(.setting, "backgroundColor", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.backgroundColor = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "underlineStyle") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.underlineStyle as LibraryElement?)
    },
    LibraryMember(.setting, "underlineStyle", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.underlineStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "strikethroughStyle") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.strikethroughStyle as LibraryElement?)
    },
    LibraryMember(.setting, "strikethroughStyle", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.strikethroughStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "baselineOffset") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.baselineOffset as Double?)
    },
    LibraryMember(.setting, "baselineOffset", [LibraryParameter(nil, "newValue", Optional<Double>.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<Double>.self]
      base.baselineOffset = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "kern") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.kern as Double?)
    },
    LibraryMember(.setting, "kern", [LibraryParameter(nil, "newValue", Optional<Double>.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<Double>.self]
      base.kern = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "tracking") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.tracking as Double?)
    },
    LibraryMember(.setting, "tracking", [LibraryParameter(nil, "newValue", Optional<Double>.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<Double>.self]
      base.tracking = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "link") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.link as URL?)
    },
    LibraryMember(.setting, "link", [LibraryParameter(nil, "newValue", Optional<URL>.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<URL>.self]
      base.link = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "inlinePresentationIntent") { call in
      let base = try call.receiver(AttributedText.self)
      return call.packed(base.inlinePresentationIntent as TextIntent?)
    },
    LibraryMember(.setting, "inlinePresentationIntent", [
      LibraryParameter(nil, "newValue", Optional<TextIntent>.self)
    ]) { call in
      var base = try call.receiver(AttributedText.self)
      let newValue = try call[0, Optional<TextIntent>.self]
      base.inlinePresentationIntent = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "range", [LibraryParameter("of", "stringToFind", AnyText.self)]) { call in
      let base = try call.receiver(AttributedText.self)
      let stringToFind = try call[0, AnyText.self]
      return try call.packed(trying: call.foundation.range(base, of: stringToFind))
    },
    LibraryMember(.method, "mergingAttributes", [LibraryParameter(nil, "attributes", AttributeValues.self)]) { call in
      let base = try call.receiver(AttributedText.self)
      let attributes = try call[0, AttributeValues.self]
      return call.packed(base.mergingAttributes(attributes) as AttributedText)
    },
    LibraryMember(.method, "settingAttributes", [LibraryParameter(nil, "attributes", AttributeValues.self)]) { call in
      let base = try call.receiver(AttributedText.self)
      let attributes = try call[0, AttributeValues.self]
      return call.packed(base.settingAttributes(attributes) as AttributedText)
    },
    LibraryMember(.mutating, "append", [LibraryParameter(nil, "s", AttributedText.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let s = try call[0, AttributedText.self]
      base.append(s)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "mergeAttributes", [LibraryParameter(nil, "attributes", AttributeValues.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let attributes = try call[0, AttributeValues.self]
      base.mergeAttributes(attributes)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "setAttributes", [LibraryParameter(nil, "attributes", AttributeValues.self)]) { call in
      var base = try call.receiver(AttributedText.self)
      let attributes = try call[0, AttributeValues.self]
      base.setAttributes(attributes)
      call.write(base)
      return .void
    },
  ]
}

/// All members of `AttributedString`.
enum LibraryAttributedStringMembers {
  static let all = LibraryType([LibraryAttributedStringMembers1.members])
}
