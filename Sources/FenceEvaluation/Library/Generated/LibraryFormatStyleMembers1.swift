// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FormatStyle`.
enum LibraryFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "number") { call in
      return try call.packed(trying: call.styles.number(AnyStyle.self))
    },
    LibraryMember(.staticProperty, "percent") { call in
      return try call.packed(trying: call.styles.percent(AnyStyle.self))
    },
    LibraryMember(.staticMethod, "currency", [LibraryParameter("code", "code", String.self)]) { call in
      let code = try call[0, String.self]
      return try call.packed(trying: call.styles.currency(AnyStyle.self, code: code))
    },
    LibraryMember(.staticProperty, "dateTime") { call in
      return try call.packed(trying: call.styles.dateTime(AnyStyle.self))
    },
    LibraryMember(.staticProperty, "interval") { call in
      return try call.packed(trying: call.styles.interval(AnyStyle.self))
    },
    LibraryMember(.staticProperty, "iso8601") { call in
      return try call.packed(trying: call.styles.iso8601(AnyStyle.self))
    },
    LibraryMember(.staticMethod, "relative", [
      LibraryParameter("presentation", "presentation", Date.RelativeFormatStyle.Presentation.self),
      LibraryParameter("unitsStyle", "unitsStyle", Date.RelativeFormatStyle.UnitsStyle.self).optional,
    ]) { call in
      let presentation = try call[0, Date.RelativeFormatStyle.Presentation.self]
      let unitsStyle = try call.argument(1, Date.RelativeFormatStyle.UnitsStyle.self, or: .wide)
      return try call.packed(trying: call.styles.relative(AnyStyle.self, presentation: presentation, unitsStyle: unitsStyle))
    },
    LibraryMember(.staticMethod, "components", [
      LibraryParameter("style", "style", ComponentsStyle.Style.self),
      LibraryParameter("fields", "fields", Optional<[ComponentsStyle.Field]>.self).optional,
    ]) { call in
      let style = try call[0, ComponentsStyle.Style.self]
      let fields = try call.argument(1, Optional<[ComponentsStyle.Field]>.self, or: nil)
      return try call.packed(trying: call.styles.components(AnyStyle.self, style: style, fields: fields))
    },
    LibraryMember(.staticProperty, "timeDuration") { call in
      return try call.packed(trying: call.styles.timeDuration(AnyStyle.self))
    },
    LibraryMember(.staticMethod, "list", [
      LibraryParameter("type", "type", SequenceStyle.ListType.self),
      LibraryParameter("width", "width", SequenceStyle.Width.self).optional,
    ]) { call in
      let type = try call[0, SequenceStyle.ListType.self]
      let width = try call.argument(1, SequenceStyle.Width.self, or: .standard)
      return try call.packed(trying: call.styles.list(AnyStyle.self, type: type, width: width))
    },
    LibraryMember(.staticMethod, "list", [
      LibraryParameter("memberStyle", "memberStyle", LibraryElement.self),
      LibraryParameter("type", "type", SequenceStyle.ListType.self),
      LibraryParameter("width", "width", SequenceStyle.Width.self).optional,
    ]) { call in
      let memberStyle = try call[0, LibraryElement.self]
      let type = try call[1, SequenceStyle.ListType.self]
      let width = try call.argument(2, SequenceStyle.Width.self, or: .standard)
      return try call.packed(trying: call.styles.list(AnyStyle.self, memberStyle: memberStyle, type: type, width: width))
    },
    LibraryMember(.staticMethod, "byteCount", [
      LibraryParameter("style", "style", ByteCountFormatStyle.Style.self),
      LibraryParameter("allowedUnits", "allowedUnits", ByteCountFormatStyle.Units.self).optional,
      LibraryParameter("spellsOutZero", "spellsOutZero", Bool.self).optional,
      LibraryParameter("includesActualByteCount", "includesActualByteCount", Bool.self).optional,
    ]) { call in
      let style = try call[0, ByteCountFormatStyle.Style.self]
      let allowedUnits = try call.argument(1, ByteCountFormatStyle.Units.self, or: .all)
      let spellsOutZero = try call.argument(2, Bool.self, or: true)
      let includesActualByteCount = try call.argument(3, Bool.self, or: false)
      return try call.packed(trying: call.styles.byteCount(AnyStyle.self, style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount))
    },
    LibraryMember(.staticMethod, "measurement", [
      LibraryParameter("width", "width", MeasurementStyle.UnitWidth.self),
      LibraryParameter("usage", "usage", MeasurementStyle.Usage.self).optional,
      LibraryParameter("numberFormatStyle", "numberFormatStyle", Optional<NumberStyle>.self).optional,
    ]) { call in
      let width = try call[0, MeasurementStyle.UnitWidth.self]
      let usage = try call.argument(1, MeasurementStyle.Usage.self, or: .general)
      let numberFormatStyle = try call.argument(2, Optional<NumberStyle>.self, or: nil)
      return try call.packed(trying: call.styles.measurement(AnyStyle.self, width: width, usage: usage, numberFormatStyle: numberFormatStyle))
    },
    LibraryMember(.staticMethod, "measurement", [
      LibraryParameter("width", "width", MeasurementStyle.UnitWidth.self),
      LibraryParameter("usage", "usage", MeasurementStyle.Usage.self).optional,
      LibraryParameter("hidesScaleName", "hidesScaleName", Bool.self),
      LibraryParameter("numberFormatStyle", "numberFormatStyle", Optional<NumberStyle>.self).optional,
    ]) { call in
      let width = try call[0, MeasurementStyle.UnitWidth.self]
      let usage = try call.argument(1, MeasurementStyle.Usage.self, or: .general)
      let hidesScaleName = try call[2, Bool.self]
      let numberFormatStyle = try call.argument(3, Optional<NumberStyle>.self, or: nil)
      return try call.packed(trying: call.styles.measurement(AnyStyle.self, width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle))
    },
    LibraryMember(.staticMethod, "name", [LibraryParameter("style", "style", NameStyle.Style.self)]) { call in
      let style = try call[0, NameStyle.Style.self]
      return try call.packed(trying: call.styles.name(AnyStyle.self, style: style))
    },
    LibraryMember(.staticMethod, "time", [
      LibraryParameter("pattern", "pattern", Duration.TimeFormatStyle.Pattern.self)
    ]) { call in
      let pattern = try call[0, Duration.TimeFormatStyle.Pattern.self]
      return try call.packed(trying: call.styles.time(AnyStyle.self, pattern: pattern))
    },
    LibraryMember(.staticMethod, "units", [
      LibraryParameter("allowed", "units", [Duration.UnitsFormatStyle.Unit].self).optional,
      LibraryParameter("width", "width", Duration.UnitsFormatStyle.UnitWidth.self).optional,
      LibraryParameter("maximumUnitCount", "maximumUnitCount", Optional<Int>.self).optional,
      LibraryParameter("zeroValueUnits", "zeroValueUnits", Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.self).optional,
    ]) { call in
      let units = try call.argument(0, [Duration.UnitsFormatStyle.Unit].self, or: [.hours, .minutes, .seconds])
      let width = try call.argument(1, Duration.UnitsFormatStyle.UnitWidth.self, or: .abbreviated)
      let maximumUnitCount = try call.argument(2, Optional<Int>.self, or: nil)
      let zeroValueUnits = try call.argument(3, Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.self, or: .hide)
      return try call.packed(trying: call.styles.units(AnyStyle.self, allowed: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits))
    },
    LibraryMember(.staticProperty, "url") { call in
      return try call.packed(trying: call.styles.url(AnyStyle.self))
    },
    LibraryMember(.method, "format", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(AnyStyle.self)
      let value = try call[0, LibraryElement.self]
      return try call.packed(trying: call.styles.format(base, value))
    },
  ]
}

/// All members of `FormatStyle`.
enum LibraryFormatStyleMembers {
  static let all = LibraryType([LibraryFormatStyleMembers1.members])
}
