import Diagnostics
import Foundation
import VitrineUI

/// Texts that are made of values.
extension StandardLibrary {
  static func hex(_ value: UInt64, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text.suffix(digits)
  }
}
