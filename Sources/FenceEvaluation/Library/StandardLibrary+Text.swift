import Diagnostics
import Foundation

/// `ComparisonResult` as values of a fence.
package enum ComparisonResultValue {
  package static func make(_ result: ComparisonResult) -> EnumValue {
    let name =
      switch result {
      case .orderedAscending: "orderedAscending"
      case .orderedSame: "orderedSame"
      case .orderedDescending: "orderedDescending"
      }
    return EnumValue(type: .none, name: name, payload: [])
  }
}
