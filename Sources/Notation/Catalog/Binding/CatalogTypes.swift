import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

// What the types are called under which fences name values. A type goes by its last name where Swift has it in another.
extension Alignment: CatalogType { package static let catalogName = "Alignment" }
extension HorizontalAlignment: CatalogType { package static let catalogName = "HorizontalAlignment" }
extension VerticalAlignment: CatalogType { package static let catalogName = "VerticalAlignment" }
extension Edge: CatalogType { package static let catalogName = "Edge" }
extension UnitPoint: CatalogType { package static let catalogName = "UnitPoint" }
extension EdgeInsets: CatalogType { package static let catalogName = "EdgeInsets" }
extension Size: CatalogType { package static let catalogName = "CGSize" }
extension Point: CatalogType { package static let catalogName = "CGPoint" }
extension Rect: CatalogType { package static let catalogName = "CGRect" }
extension Transform: CatalogType { package static let catalogName = "CGAffineTransform" }
extension Angle: CatalogType { package static let catalogName = "Angle" }
extension ProposedViewSize: CatalogType { package static let catalogName = "ProposedViewSize" }
extension ViewSpacing: CatalogType { package static let catalogName = "ViewSpacing" }
extension CoordinateSpace: CatalogType { package static let catalogName = "CoordinateSpace" }
extension LayoutDirection: CatalogType { package static let catalogName = "LayoutDirection" }
extension Axis: CatalogType { package static let catalogName = "Axis" }
extension ContentMarginPlacement: CatalogType { package static let catalogName = "ContentMarginPlacement" }
extension AspectRatioRule.ContentMode: CatalogType { package static let catalogName = "ContentMode" }
extension GridItem: CatalogType { package static let catalogName = "GridItem" }
extension GridItem.Size: CatalogType {
  package static let catalogName = "GridSize"
  package static let shownName = "GridItem.Size"
}

extension Color: CatalogType { package static let catalogName = "Color" }
extension Color.RGBColorSpace: CatalogType {
  package static let catalogName = "RGBColorSpace"
  package static let shownName = "Color.RGBColorSpace"
}
extension ColorScheme: CatalogType { package static let catalogName = "ColorScheme" }
extension HierarchicalShapeStyle: CatalogType { package static let catalogName = "HierarchicalShapeStyle" }
extension SemanticShapeStyle: CatalogType { package static let catalogName = "SemanticShapeStyle" }
extension Material: CatalogType { package static let catalogName = "Material" }
extension Gradient: CatalogType { package static let catalogName = "Gradient" }
extension Gradient.Stop: CatalogType {
  package static let catalogName = "Stop"
  package static let shownName = "Gradient.Stop"
}
extension ShadowStyle: CatalogType { package static let catalogName = "ShadowStyle" }
extension GraphicsContext.Shading: CatalogType {
  package static let catalogName = "Shading"
  package static let shownName = "GraphicsContext.Shading"
}
extension StrokeStyle: CatalogType { package static let catalogName = "StrokeStyle" }
extension Stroke.Cap: CatalogType {
  package static let catalogName = "Cap"
  package static let shownName = "CGLineCap"
}
extension Stroke.Join: CatalogType {
  package static let catalogName = "Join"
  package static let shownName = "CGLineJoin"
}
extension RoundedCornerStyle: CatalogType { package static let catalogName = "RoundedCornerStyle" }

extension Font: CatalogType { package static let catalogName = "Font" }
extension Font.Weight: CatalogType {
  package static let catalogName = "Weight"
  package static let shownName = "Font.Weight"
}
extension Font.Width: CatalogType {
  package static let catalogName = "Width"
  package static let shownName = "Font.Width"
}
extension Font.Design: CatalogType {
  package static let catalogName = "Design"
  package static let shownName = "Font.Design"
}
extension TextStyle: CatalogType { package static let catalogName = "TextStyle" }
extension TextOptions.Alignment: CatalogType { package static let catalogName = "TextAlignment" }
extension TextOptions.Truncation: CatalogType {
  package static let catalogName = "Truncation"
  package static let shownName = "Text.TruncationMode"
}
extension TextEnvironment.TextCase: CatalogType {
  package static let catalogName = "TextCase"
  package static let shownName = "Text.Case"
}
extension DynamicTypeSize: CatalogType { package static let catalogName = "DynamicTypeSize" }
extension Image.Scale: CatalogType {
  package static let catalogName = "Scale"
  package static let shownName = "Image.Scale"
}

extension Visibility: CatalogType { package static let catalogName = "Visibility" }
extension ButtonRole: CatalogType { package static let catalogName = "ButtonRole" }
extension ControlSize: CatalogType { package static let catalogName = "ControlSize" }
extension ButtonBorderShape: CatalogType { package static let catalogName = "ButtonBorderShape" }
extension ListSectionSpacing: CatalogType { package static let catalogName = "ListSectionSpacing" }
extension NavigationBarItem.TitleDisplayMode: CatalogType {
  package static let catalogName = "TitleDisplayMode"
  package static let shownName = "NavigationBarItem.TitleDisplayMode"
}
extension ToolbarTitleDisplayMode: CatalogType { package static let catalogName = "ToolbarTitleDisplayMode" }
extension ToolbarPlacement: CatalogType { package static let catalogName = "ToolbarPlacement" }
