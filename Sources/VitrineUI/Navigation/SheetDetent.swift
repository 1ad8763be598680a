import VitrineLayout

/// A height at which a sheet rests.
package enum SheetDetent: Hashable, Sendable {
  case medium, large
  /// Of the height of what is behind.
  case fraction(Double)
  /// In points.
  case height(Double)

  /// The sheet's height, in points.
  ///
  /// - Parameters:
  ///   - length: how high what is behind is.
  ///   - strip: how much of that a sheet leaves to be seen at least.
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

/// The heights at which a sheet may rest, as its content says.
struct SheetDetentsKey: PreferenceKey {
  static let defaultValue: [SheetDetent] = []
  static func reduce(value: inout [SheetDetent], nextValue: () -> [SheetDetent]) { value += nextValue() }
}

extension View {
  /// Has the sheet that the view is presented in rest at the least of some heights.
  package func sheetDetents(_ detents: [SheetDetent]) -> some View {
    preference(key: SheetDetentsKey.self, value: detents)
  }
}
