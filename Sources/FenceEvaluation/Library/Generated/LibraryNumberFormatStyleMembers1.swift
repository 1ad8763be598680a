// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatStyle`.
enum LibraryNumberFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "grouping", [LibraryParameter(nil, "group", NumberGrouping.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let group = try call[0, NumberGrouping.self]
      return call.packed(base.grouping(group) as NumberStyle)
    },
    LibraryMember(.method, "precision", [LibraryParameter(nil, "p", NumberPrecision.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let p = try call[0, NumberPrecision.self]
      return call.packed(base.precision(p) as NumberStyle)
    },
    LibraryMember(.method, "sign", [LibraryParameter("strategy", "strategy", NumberSign.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let strategy = try call[0, NumberSign.self]
      return call.packed(base.sign(strategy: strategy) as NumberStyle)
    },
    LibraryMember(.method, "decimalSeparator", [
      LibraryParameter("strategy", "strategy", NumberSeparator.self)
    ]) { call in
      let base = try call.receiver(NumberStyle.self)
      let strategy = try call[0, NumberSeparator.self]
      return call.packed(base.decimalSeparator(strategy: strategy) as NumberStyle)
    },
    LibraryMember(.method, "rounded", [
      LibraryParameter("rule", "rule", FloatingPointRoundingRule.self).optional,
      LibraryParameter("increment", "increment", Optional<Double>.self).optional,
    ]) { call in
      let base = try call.receiver(NumberStyle.self)
      let rule = try call.argument(0, FloatingPointRoundingRule.self, or: .toNearestOrEven)
      let increment = try call.argument(1, Optional<Double>.self, or: nil)
      return call.packed(base.rounded(rule: rule, increment: increment) as NumberStyle)
    },
    LibraryMember(.method, "scale", [LibraryParameter(nil, "multiplicand", Double.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let multiplicand = try call[0, Double.self]
      return call.packed(base.scale(multiplicand) as NumberStyle)
    },
    LibraryMember(.method, "notation", [LibraryParameter(nil, "notation", NumberNotation.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let notation = try call[0, NumberNotation.self]
      return call.packed(base.notation(notation) as NumberStyle)
    },
    LibraryMember(.method, "presentation", [LibraryParameter(nil, "p", NumberPresentation.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let p = try call[0, NumberPresentation.self]
      return try call.packed(trying: call.styles.presentation(base, p))
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(NumberStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as NumberStyle)
    },
  ]
}

/// All members of `NumberFormatStyle`.
enum LibraryNumberFormatStyleMembers {
  static let all = LibraryType([LibraryNumberFormatStyleMembers1.members])
}
