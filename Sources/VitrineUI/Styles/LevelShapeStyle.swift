/// A less prominent level of another style.
public struct LevelShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  /// The level, from 1 for secondary to 4 for quinary.
  let level: Int

  public func _fill(_ frame: _StyleFrame) -> Fill { base._fill(frame, level: level) }
}

extension ShapeStyle {
  /// The second level of the style: a background's secondary background, the secondary label colour, or a colour at
  /// half opacity.
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
