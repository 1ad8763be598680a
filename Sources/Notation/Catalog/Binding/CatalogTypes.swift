import VitrineLayout
import VitrineText
import VitrineUI

// What the types are called under which fences name values. A type goes by its last name where Swift has it in another.
extension Alignment: CatalogType { static let catalogName = "Alignment" }
extension HorizontalAlignment: CatalogType { static let catalogName = "HorizontalAlignment" }
extension VerticalAlignment: CatalogType { static let catalogName = "VerticalAlignment" }
extension Edge: CatalogType { static let catalogName = "Edge" }
extension UnitPoint: CatalogType { static let catalogName = "UnitPoint" }
extension EdgeInsets: CatalogType { static let catalogName = "EdgeInsets" }
extension Size: CatalogType { static let catalogName = "CGSize" }
extension Point: CatalogType { static let catalogName = "CGPoint" }
extension Rect: CatalogType { static let catalogName = "CGRect" }
extension Transform: CatalogType { static let catalogName = "CGAffineTransform" }
extension Angle: CatalogType { static let catalogName = "Angle" }
extension ProposedViewSize: CatalogType { static let catalogName = "ProposedViewSize" }
extension ViewSpacing: CatalogType { static let catalogName = "ViewSpacing" }
extension CoordinateSpace: CatalogType { static let catalogName = "CoordinateSpace" }
extension LayoutDirection: CatalogType { static let catalogName = "LayoutDirection" }
extension Axis: CatalogType { static let catalogName = "Axis" }
extension ContentMarginPlacement: CatalogType { static let catalogName = "ContentMarginPlacement" }
extension AspectRatioRule.ContentMode: CatalogType { static let catalogName = "ContentMode" }
extension GridItem: CatalogType { static let catalogName = "GridItem" }
extension GridItem.Size: CatalogType {
  static let catalogName = "GridSize"
  static let shownName = "GridItem.Size"
}

extension Color: CatalogType { static let catalogName = "Color" }
extension Color.RGBColorSpace: CatalogType {
  static let catalogName = "RGBColorSpace"
  static let shownName = "Color.RGBColorSpace"
}
extension ColorScheme: CatalogType { static let catalogName = "ColorScheme" }
extension HierarchicalShapeStyle: CatalogType { static let catalogName = "HierarchicalShapeStyle" }
extension SemanticShapeStyle: CatalogType { static let catalogName = "SemanticShapeStyle" }
extension Material: CatalogType { static let catalogName = "Material" }
extension Gradient: CatalogType { static let catalogName = "Gradient" }
extension Gradient.Stop: CatalogType {
  static let catalogName = "Stop"
  static let shownName = "Gradient.Stop"
}
extension ShadowStyle: CatalogType { static let catalogName = "ShadowStyle" }
extension GraphicsContext.Shading: CatalogType {
  static let catalogName = "Shading"
  static let shownName = "GraphicsContext.Shading"
}
extension StrokeStyle: CatalogType { static let catalogName = "StrokeStyle" }
extension Stroke.Cap: CatalogType {
  static let catalogName = "Cap"
  static let shownName = "CGLineCap"
}
extension Stroke.Join: CatalogType {
  static let catalogName = "Join"
  static let shownName = "CGLineJoin"
}
extension RoundedCornerStyle: CatalogType { static let catalogName = "RoundedCornerStyle" }

extension Font: CatalogType { static let catalogName = "Font" }
extension Font.Weight: CatalogType {
  static let catalogName = "Weight"
  static let shownName = "Font.Weight"
}
extension Font.Design: CatalogType {
  static let catalogName = "Design"
  static let shownName = "Font.Design"
}
extension TextStyle: CatalogType { static let catalogName = "TextStyle" }
extension TextOptions.Alignment: CatalogType { static let catalogName = "TextAlignment" }
extension TextOptions.Truncation: CatalogType {
  static let catalogName = "Truncation"
  static let shownName = "Text.TruncationMode"
}
extension TextEnvironment.TextCase: CatalogType {
  static let catalogName = "TextCase"
  static let shownName = "Text.Case"
}
extension DynamicTypeSize: CatalogType { static let catalogName = "DynamicTypeSize" }
extension Image.Scale: CatalogType {
  static let catalogName = "Scale"
  static let shownName = "Image.Scale"
}

extension Visibility: CatalogType { static let catalogName = "Visibility" }
extension ButtonRole: CatalogType { static let catalogName = "ButtonRole" }
extension ControlSize: CatalogType { static let catalogName = "ControlSize" }
extension ButtonBorderShape: CatalogType { static let catalogName = "ButtonBorderShape" }
extension ListSectionSpacing: CatalogType { static let catalogName = "ListSectionSpacing" }
extension NavigationBarItem.TitleDisplayMode: CatalogType {
  static let catalogName = "TitleDisplayMode"
  static let shownName = "NavigationBarItem.TitleDisplayMode"
}
extension ToolbarTitleDisplayMode: CatalogType { static let catalogName = "ToolbarTitleDisplayMode" }
extension ToolbarPlacement: CatalogType { static let catalogName = "ToolbarPlacement" }
