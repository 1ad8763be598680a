import SwiftSyntax

/// The types that an interface member's declaration names, as its binding writes them.
struct InterfaceContext {
  /// The value or type that a member is called on.
  enum Receiver {
    /// A value of a type.
    case concrete(String)
    /// A value of any type that conforms to a protocol of the bindings, by a method of the call.
    case opened(protocol: String, by: String)
  }

  let receiver: Receiver
  let element: String
  private let generics: [String: String]

  private static let opened: [String: (protocol: String, value: String, type: String)] = [
    "Sequence": ("LibraryCollection", "collection", ""), "Collection": ("LibraryCollection", "collection", ""),
    "BidirectionalCollection": ("LibraryCollection", "collection", ""),
    "RandomAccessCollection": ("LibraryCollection", "collection", ""),
    "RangeReplaceableCollection": ("LibraryGrowing", "growing", ""), "StringProtocol": ("LibraryText", "text", ""),
    "BinaryInteger": ("LibraryInteger", "integer", "integerType"),
    "FixedWidthInteger": ("LibraryInteger", "integer", "integerType"),
    "SignedInteger": ("LibraryInteger", "integer", "integerType"),
    "BinaryFloatingPoint": ("LibraryFloat", "float", "floatType"),
    "FloatingPoint": ("LibraryFloat", "float", "floatType"),
  ]

  /// The types of bindings for types whose elements are the fence's.
  static let concrete = [
    "Array": "LibraryElements", "ArraySlice": "LibraryElements", "Set": "LibrarySet", "Dictionary": "LibraryDictionary",
    "Range": "Range<LibraryElement>", "ClosedRange": "ClosedRange<LibraryElement>", "Optional": "LibraryElement?",
    "CVarArg": "LibraryElement", "Any": "LibraryElement", "UTF8.Type": "LibraryElement",
    "PartialRangeFrom": "PartialRangeFrom<LibraryElement>", "PartialRangeUpTo": "PartialRangeUpTo<LibraryElement>",
    "PartialRangeThrough": "PartialRangeThrough<LibraryElement>", "CGFloat": "Double", "TimeInterval": "Double",
    "KeyValuePairs": "LibraryElements", "ContiguousArray": "LibraryElements",
    "MutableCollection": "LibraryElements", "LazySequence": "LazyElements", "Output.Type": "LibraryElement",
    "Measurement": "MeasurementValue", "UnitType": "UnitValue", "Dimension": "UnitValue", "Regex": "RegexValue",
    "Regex.Match": "RegexMatch",
    "AnyRegexOutput.Element": "RegexPart",
    "UserDefaults": "StoredDefaults", "Decoder": "JSONContainer<DecoderKind>", "CodingKey": "JSONKey",
    "KeyedDecodingContainer": "JSONContainer<KeyedKind>", "UnkeyedDecodingContainer": "JSONContainer<UnkeyedKind>",
    "SingleValueDecodingContainer": "JSONContainer<SingleKind>", "Encoder": "JSONFilling<EncoderKind>",
    "KeyedEncodingContainer": "JSONFilling<KeyedFillingKind>",
    "UnkeyedEncodingContainer": "JSONFilling<UnkeyedFillingKind>",
    "SingleValueEncodingContainer": "JSONFilling<SingleFillingKind>", "T.Type": "LibraryTypeName",
    "Key.Type": "LibraryTypeName", "NestedKey.Type": "LibraryTypeName", "AttributedString": "AttributedText",
    "AttributeContainer": "AttributeValues", "Font": "LibraryElement", "Color": "LibraryElement",
    "Text.LineStyle": "LibraryElement", "InlinePresentationIntent": "TextIntent", "JSONEncoder": "FenceEncoder",
    "JSONEncoder.DateEncodingStrategy": "DateCoding", "JSONEncoder.KeyEncodingStrategy": "KeyCoding",
    "JSONDecoder": "FenceDecoder", "JSONDecoder.DateDecodingStrategy": "DateCoding",
    "JSONDecoder.KeyDecodingStrategy": "KeyCoding", "Mirror": "MirrorValue",
    "RelativeDateTimeFormatter": "RelativeFormatter", "DateComponentsFormatter": "PeriodFormatter",
    "MeasurementFormatter": "UnitFormatter", "ListFormatter": "SequenceFormatter",
    "PersonNameComponentsFormatter": "NameFormatter",
    "FormatStyle": "AnyStyle", "Formattable": "LibraryElement", "NumberFormatStyle": "NumberStyle",
    "IntegerFormatStyle": "NumberStyle", "IntegerFormatStyle.Percent": "NumberStyle",
    "IntegerFormatStyle.Currency": "NumberStyle", "FloatingPointFormatStyle": "NumberStyle",
    "FloatingPointFormatStyle.Percent": "NumberStyle", "FloatingPointFormatStyle.Currency": "NumberStyle",
    "Decimal.FormatStyle": "NumberStyle", "Decimal.FormatStyle.Percent": "NumberStyle",
    "Decimal.FormatStyle.Currency": "NumberStyle", "NumberFormatStyleConfiguration.Grouping": "NumberGrouping",
    "NumberFormatStyleConfiguration.Precision": "NumberPrecision",
    "NumberFormatStyleConfiguration.SignDisplayStrategy": "NumberSign",
    "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy": "NumberSeparator",
    "NumberFormatStyleConfiguration.Notation": "NumberNotation",
    "CurrencyFormatStyleConfiguration.Presentation": "NumberPresentation", "ListFormatStyle": "SequenceStyle",
    "Measurement.FormatStyle": "MeasurementStyle", "PersonNameComponents.FormatStyle": "NameStyle",
    "Date.ComponentsFormatStyle": "ComponentsStyle", "Date.TimeDurationStyle": "TimeDurationStyle",
    "URL.FormatStyle": "URLStyle",
  ]

  /// The type of bindings for a type, or for the one that it is nested in; `nil` where the bindings have the type itself.
  private static func stored(_ name: String) -> String? {
    if let known = concrete[name] { return known }
    guard let dot = name.lastIndex(of: "."), let outer = stored(String(name[..<dot])) else { return nil }
    return outer + name[dot...]
  }

  private static let elements = ["String": "Character", "Substring": "Character", "Data": "UInt8", "IndexSet": "Int"]

  init(_ member: InterfaceMember) {
    generics = member.generics
    let owner = member.owner
    let isStatic = [.initializer, .staticProperty, .staticMethod].contains(member.role)
    guard let opened = Self.opened[owner] else {
      receiver = .concrete(Self.stored(owner) ?? owner)
      element = Self.elements[owner] ?? "LibraryElement"
      return
    }
    if let text = member.constraints.first(where: { $0.hasPrefix("Element == ") }) {
      let type = String(text.dropFirst("Element == ".count))
      (receiver, element) = (.concrete("[\(type)]"), type)
    } else if member.constraints.contains(where: { ["Element: Comparable", "Element: Sequence"].contains($0) }) {
      (receiver, element) = (.concrete("LibraryElements"), "LibraryElement")
    } else {
      element = "Base.Element"
      let signature =
        (member.parameters.map(\.type.trimmedDescription) + [member.result?.trimmedDescription ?? ""])
        .joined(separator: " ")
      let isIndexed = opened.value == "collection" && signature.contains("Index")
      receiver =
        isStatic
        ? .opened(protocol: opened.protocol, by: opened.type)
        : isIndexed
          ? .opened(protocol: "LibraryIndexed", by: "indexed")
          : .opened(protocol: opened.protocol, by: opened.value)
    }
  }

  /// The receiver's type in a binding.
  var base: String {
    switch receiver {
    case .concrete(let type): type
    case .opened: "Base"
    }
  }

  /// A declared type in a binding; that of a parameter has one type for all arrays of elements.
  func text(_ type: TypeSyntax, isParameter: Bool) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return text(attributed.baseType, isParameter: isParameter)
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return text(optional.wrappedType, isParameter: isParameter) + "?"
    }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return text(forced.wrappedType, isParameter: isParameter) + "?"
    }
    if type.is(FunctionTypeSyntax.self) { return "LibraryFunction" }
    if let array = type.as(ArrayTypeSyntax.self) { return list(array.element, isParameter) }
    if type.is(DictionaryTypeSyntax.self) { return "LibraryDictionary" }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return constrained(some.constraint, isParameter) }
    if let member = type.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "Self" {
      return associated(member.name.text) ?? type.trimmedDescription
    }
    guard let named = type.as(IdentifierTypeSyntax.self) else {
      return Self.stored(type.trimmedDescription) ?? type.trimmedDescription
    }
    let arguments = named.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    let name = named.name.text
    if let first = arguments.first {
      switch name {
      case "Set": return "LibrarySet"
      case "Dictionary": return "LibraryDictionary"
      case "Array", "ArraySlice", "ReversedCollection": return list(first, isParameter)
      case "KeyedDecodingContainer", "KeyedEncodingContainer", "Measurement": return Self.concrete[name] ?? name
      default: return "\(name)<\(arguments.map { text($0, isParameter: isParameter) }.joined(separator: ", "))>"
      }
    }
    if let bound = generics[name] { return generic(bound) }
    return associated(name) ?? Self.stored(name) ?? name
  }

  /// A parameter's type for choosing among overloads: its parts may depend on the receiver.
  func parameterType(_ type: TypeSyntax) -> String {
    let text = text(type, isParameter: true)
    guard base == "Base" else {
      let declared = type.trimmedDescription
      if ["Element", "Bound"].contains(declared), text == "LibraryElement" { return "ReceiverElement" }
      return declared.hasSuffix("\("<")Element>") && text == "LibraryElements" ? "[ReceiverElement]" : text
    }
    if text.hasPrefix("ClosedRange<Base") { return "ReceiverClosedRange" }
    if text.hasPrefix("Range<Base") { return "ReceiverRange" + (text.hasSuffix("?") ? "?" : "") }
    return text.replacing("Base.Element", with: "ReceiverElement").replacing("Base.Index", with: "ReceiverIndex")
      .replacing("Base", with: "ReceiverSelf")
  }

  private func list(_ element: TypeSyntax, _ isParameter: Bool) -> String {
    if element.trimmedDescription == "Self" { return "[\(self.element)]" }
    let element = text(element, isParameter: isParameter)
    return element == "LibraryElement" && isParameter ? "LibraryElements" : "[\(element)]"
  }

  private func associated(_ name: String) -> String? {
    switch name {
    case "Self": base
    case "Element": element
    case "Index": base == "LibraryElements" ? "Int" : "\(base).Index"
    case "SubSequence": "\(base).SubSequence"
    case "Bound", "Key", "Value", "Wrapped": "LibraryElement"
    case "Stride", "Magnitude": "\(base).\(name)"
    default: nil
    }
  }

  private func generic(_ bound: String) -> String {
    switch bound {
    case "BinaryInteger": "AnyInteger"
    case "BinaryFloatingPoint": "AnyFloat"
    case "StringProtocol": "AnyText"
    case "Sequence", "Collection": "LibraryElements"
    case "RegexComponent": "RegexValue"
    default: "LibraryElement"
    }
  }

  private func constrained(_ constraint: TypeSyntax, _ isParameter: Bool) -> String {
    guard let named = constraint.as(IdentifierTypeSyntax.self) else { return "LibraryElement" }
    if named.name.text == "RangeExpression" { return "LibraryBounds" }
    if let stored = Self.concrete[named.name.text], stored.hasPrefix("JSON") { return stored }
    guard let element = named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self) else {
      return generic(named.name.text)
    }
    return list(element, isParameter)
  }

  /// A closure that calls a function of the fence.
  func closure(_ type: TypeSyntax, calling name: String) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return closure(attributed.baseType, calling: name) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    let names = function.parameters.indices.enumerated().map { "x\($0.offset)" }
    let parameters = zip(names, function.parameters).map { "\($0): \(text($1.type, isParameter: false))" }
    let result = text(function.returnClause.type, isParameter: false)
    let returned = result == "()" || result == "Void" ? "Void" : result
    return
      "{ (\(parameters.joined(separator: ", "))) throws -> \(returned) in try \(name)(\(names.joined(separator: ", "))) }"
  }
}
