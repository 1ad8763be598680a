// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `AttributeContainer`.
enum LibraryAttributeContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(AttributeValues() as AttributeValues)
    },
    LibraryMember(.property, "font") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.font as LibraryElement?)
    },
    LibraryMember(.setting, "font", [LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.font = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "foregroundColor") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.foregroundColor as LibraryElement?)
    },
    LibraryMember(.setting, "foregroundColor", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.foregroundColor = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "backgroundColor") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.backgroundColor as LibraryElement?)
    },
    LibraryMember(.setting, "backgroundColor", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.backgroundColor = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "underlineStyle") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.underlineStyle as LibraryElement?)
    },
    LibraryMember(.setting, "underlineStyle", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.underlineStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "strikethroughStyle") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.strikethroughStyle as LibraryElement?)
    },
    LibraryMember(.setting, "strikethroughStyle", [
      LibraryParameter(nil, "newValue", Optional<LibraryElement>.self)
    ]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<LibraryElement>.self]
      base.strikethroughStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "baselineOffset") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.baselineOffset as Double?)
    },
    LibraryMember(.setting, "baselineOffset", [LibraryParameter(nil, "newValue", Optional<Double>.self)]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<Double>.self]
      base.baselineOffset = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "kern") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.kern as Double?)
    },
    LibraryMember(.setting, "kern", [LibraryParameter(nil, "newValue", Optional<Double>.self)]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<Double>.self]
      base.kern = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "tracking") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.tracking as Double?)
    },
    LibraryMember(.setting, "tracking", [LibraryParameter(nil, "newValue", Optional<Double>.self)]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<Double>.self]
      base.tracking = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "link") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.link as URL?)
    },
    LibraryMember(.setting, "link", [LibraryParameter(nil, "newValue", Optional<URL>.self)]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<URL>.self]
      base.link = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "inlinePresentationIntent") { call in
      let base = try call.receiver(AttributeValues.self)
      return call.packed(base.inlinePresentationIntent as TextIntent?)
    },
    LibraryMember(.setting, "inlinePresentationIntent", [
      LibraryParameter(nil, "newValue", Optional<TextIntent>.self)
    ]) { call in
      var base = try call.receiver(AttributeValues.self)
      let newValue = try call[0, Optional<TextIntent>.self]
      base.inlinePresentationIntent = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "font", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, LibraryElement.self]
      return call.packed(base.font(value) as AttributeValues)
    },
    LibraryMember(.method, "foregroundColor", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, LibraryElement.self]
      return call.packed(base.foregroundColor(value) as AttributeValues)
    },
    LibraryMember(.method, "backgroundColor", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, LibraryElement.self]
      return call.packed(base.backgroundColor(value) as AttributeValues)
    },
    LibraryMember(.method, "underlineStyle", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, LibraryElement.self]
      return call.packed(base.underlineStyle(value) as AttributeValues)
    },
    LibraryMember(.method, "strikethroughStyle", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, LibraryElement.self]
      return call.packed(base.strikethroughStyle(value) as AttributeValues)
    },
    LibraryMember(.method, "baselineOffset", [LibraryParameter(nil, "value", Double.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, Double.self]
      return call.packed(base.baselineOffset(value) as AttributeValues)
    },
    LibraryMember(.method, "kern", [LibraryParameter(nil, "value", Double.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, Double.self]
      return call.packed(base.kern(value) as AttributeValues)
    },
    LibraryMember(.method, "tracking", [LibraryParameter(nil, "value", Double.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, Double.self]
      return call.packed(base.tracking(value) as AttributeValues)
    },
    LibraryMember(.method, "link", [LibraryParameter(nil, "value", URL.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, URL.self]
      return call.packed(base.link(value) as AttributeValues)
    },
    LibraryMember(.method, "inlinePresentationIntent", [LibraryParameter(nil, "value", TextIntent.self)]) { call in
      let base = try call.receiver(AttributeValues.self)
      let value = try call[0, TextIntent.self]
      return call.packed(base.inlinePresentationIntent(value) as AttributeValues)
    },
  ]
}

/// All members of `AttributeContainer`.
enum LibraryAttributeContainerMembers {
  static let all = LibraryType([LibraryAttributeContainerMembers1.members])
}
