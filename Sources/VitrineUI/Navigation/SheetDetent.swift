import VitrineLayout

/// A height at which a sheet rests.
package enum SheetDetent: Hashable, Sendable {
  case medium, large
  /// A fraction of the height of the screen behind.
  case fraction(Double)
  /// A height in points.
  case height(Double)

  /// Returns the sheet's height, in points.
  ///
  /// - Parameters:
  ///   - length: the height of the screen behind, in points.
  ///   - strip: the minimum height of the strip above the sheet, in points.
  func height(in length: Double, leaving strip: Double) -> Double {
    let most = max(0, length - strip)
    return switch self {
    case .large: most
    case .medium: min(length / 2, most)
    case .fraction(let part): part.isFinite ? min(max(length * part, 0), most) : most
    case .height(let height): height.isFinite ? min(max(height, 0), most) : most
    }
  }
}

/// The heights at which a sheet may rest, set by its content.
struct SheetDetentsKey: PreferenceKey {
  static let defaultValue: [SheetDetent] = []
  static func reduce(value: inout [SheetDetent], nextValue: () -> [SheetDetent]) { value += nextValue() }
}

extension View {
  /// Sets the heights at which the sheet around the view may rest. It is drawn at the smallest one.
  package func sheetDetents(_ detents: [SheetDetent]) -> some View {
    preference(key: SheetDetentsKey.self, value: detents)
  }
}
