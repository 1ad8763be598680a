import Diagnostics
import Foundation

extension LibraryCall {
  func converted(_ base: MeasurementValue, to unit: UnitValue) throws -> MeasurementValue {
    guard let converted = base.converted(to: unit) else {
      throw Failure(.typeMismatch(found: "value of type '\(unit.dimension)'", wanted: [base.unit.dimension]), mark)
    }
    return converted
  }
  func convert(_ base: inout MeasurementValue, to unit: UnitValue) throws { base = try converted(base, to: unit) }
}

extension MeasurementValue: NativeLibraryValue { package static var shownName: String { "Measurement" } }

extension UnitValue: NativeLibraryValue {
  package static var shownName: String { "Dimension" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> UnitValue? {
    switch value {
    case .native(let native): return native as? UnitValue
    case .implicit(let member):
      var dimensions = Self.dimensions.sorted()
      if case .native(let measurement as MeasurementValue) = call.receiver { dimensions = [measurement.unit.dimension] }
      return dimensions.lazy.compactMap { named(member.name, of: $0) }.first
    default: return nil
    }
  }
}

extension PersonNameComponents: NativeLibraryValue {}
