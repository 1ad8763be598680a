/// A weaker level of another style.
public struct LevelShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  /// 1 for the second level to 4 for the fifth.
  let level: Int

  public func _fill(_ frame: _StyleFrame) -> Fill { base._fill(frame, level: level) }
}

extension ShapeStyle {
  /// The second level of the style: what a window has on its background, a label in the second place, half of a colour.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/shapestyle/secondary-swift.property
  public var secondary: LevelShapeStyle { LevelShapeStyle(base: self, level: 1) }
  public var tertiary: LevelShapeStyle { LevelShapeStyle(base: self, level: 2) }
  public var quaternary: LevelShapeStyle { LevelShapeStyle(base: self, level: 3) }
  public var quinary: LevelShapeStyle { LevelShapeStyle(base: self, level: 4) }

  public func _fill(_ frame: _StyleFrame, level: Int) -> Fill {
    _fill(frame).opacity(HierarchicalShapeStyle.opacities[level])
  }
}
