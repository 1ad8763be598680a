import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// Properties of geometry, proxies, subviews, canvases and the like.
enum PropertyNames {
  static let propertyTables: [PropertyTable] =
    [
      BezierPathsNames.properties,
      CorePathsNames.properties,
      ChartAxesNames.valueProperties,
      ChartLayersNames.proxyProperties,
      DrawnContentsNames.symbolVariantProperties,
      TransactionsNames.properties,
      PairValue.properties,
      NavigationScreensNames.pathProperties,
      GesturesNames.gestureProperties, ScrollObserversNames.geometryProperties, ScrollObserversNames.phaseProperties,
      ScrollObserversNames.phaseContextProperties,
      ResolvedColorNames.properties,
      ScrollingNames.positionProperties,
      EffectsNames.phaseProperties,
      AnimationsNames.phaseProperties,
      PropertyTable("CGSize", Size.self, [Property("width", \.width), Property("height", \.height)]),
      PropertyTable("CGPoint", Point.self, [Property("x", \.x), Property("y", \.y)]),
      PropertyTable(
        "Alignment", Alignment.self,
        [Property("horizontal") { .native($0.horizontal) }, Property("vertical") { .native($0.vertical) }]),
      PropertyTable("UnitPoint", UnitPoint.self, [Property("x", reading: \.x), Property("y", reading: \.y)]),
      PropertyTable(
        "CGRect", Rect.self,
        [
          Property("origin", \.origin, as: Point.self), Property("size", \.size, as: Size.self),
          Property("minX", reading: \.minX), Property("minY", reading: \.minY), Property("midX", reading: \.midX),
          Property("midY", reading: \.midY), Property("maxX", reading: \.maxX), Property("maxY", reading: \.maxY),
          Property("width", reading: \.width), Property("height", reading: \.height),
          Property("isEmpty") { .boolean($0.width == 0 || $0.height == 0) },
        ]),
      PropertyTable(
        "ViewDimensions", ViewDimensions.self,
        [Property("width", reading: \.width), Property("height", reading: \.height)]
      ),
      PropertyTable(
        "ProposedViewSize", ProposedViewSize.self,
        [
          Property("width") { .optional($0.width.map { .double($0) }) },
          Property("height") { .optional($0.height.map { .double($0) }) },
        ]),
      PropertyTable(
        "GeometryProxy", GeometryProxy.self,
        [Property("size") { .native($0.size) }, Property("safeAreaInsets") { .native($0.safeAreaInsets) }]),
      PropertyTable(
        "EdgeInsets", EdgeInsets.self,
        [
          Property("top", \.top), Property("leading", \.leading), Property("bottom", \.bottom),
          Property("trailing", \.trailing),
        ]),
      PropertyTable(
        "LayoutSubview", LayoutSubview.self,
        [Property("spacing") { .native($0.spacing) }, Property("priority", reading: \.priority)]),
      PropertyTable(
        "LayoutProperties", LayoutProperties.self,
        [
          Property("stackOrientation") { properties, value in
            guard case .implicit(let axis) = value else { return false }
            properties.stackOrientation = axis.name == "horizontal" ? .horizontal : .vertical
            return true
          } get: {
            .optional($0.stackOrientation.map { .native($0) })
          }
        ]),
      PropertyTable(
        "UIScreen", Screen.self,
        ["bounds", "nativeBounds", "scale", "nativeScale"].map { name in
          Property(name) { $0.property(name) }
        }),
      PropertyTable("Edges", Edge.Set.self, [Property("isEmpty") { .boolean($0.isEmpty) }]),
      PropertyTable("Axes", Axis.Set.self, [Property("isEmpty") { .boolean($0.isEmpty) }]),
      PropertyTable(
        "DynamicTypeSize", DynamicTypeSize.self,
        [Property("isAccessibilitySize") { .boolean($0.isAccessibilitySize) }]),
      PropertyTable(
        "ContentSizeCategory", ContentSizeCategory.self,
        [Property("isAccessibilityCategory") { .boolean($0.isAccessibilityCategory) }]),
      PropertyTable("Angle", Angle.self, [Property("degrees", \.degrees), Property("radians", \.radians)]),
      PropertyTable("Font", Font.self, [Property("self") { .native($0) }]),
      PropertyTable("Color", Color.self, [Property("gradient") { .native($0.gradient) }]),
      PropertyTable(
        "Path", Path.self,
        [Property("boundingRect") { .native($0.boundingRect) }, Property("isEmpty") { .boolean($0.isEmpty) }]),
      PropertyTable("GridItem", GridItem.self, [Property("spacing") { .optional($0.spacing.map { .double($0) }) }]),
      PropertyTable(
        "TimerPublisher", TimerPublisher.self, [Property("upstream") { .native($0) }]),
      PropertyTable("FenceTimer", FenceTimer.self, [Property("isValid") { .boolean($0.isValid) }]),
    ] + canvasProperties + SpringsNames.properties + MapsNames.properties
    + SectionValue.properties

  private static let canvasProperties: [PropertyTable] = [
    PropertyTable(
      "GraphicsContext", GraphicsContext.self,
      [
        Property("opacity", \.opacity), Property("transform", \.transform, as: Transform.self),
        Property("environment") { .native($0.environment) },
        Property("blendMode", set: { _, _ in true }, get: { _ in nil }),
      ]),
    PropertyTable(
      "Resolved", GraphicsContext.Resolved.self,
      [
        Property("size") { .native($0.size()) },
        Property("shading") { resolved, value in
          if case .native(let shading as GraphicsContext.Shading) = value { resolved.shading = shading }
          if case .implicit(let implicit) = value, case .native(let color as Color)? = implicit.arguments?.first?.value
          {
            resolved.shading = .style(color)
          }
          return true
        } get: {
          .native($0.shading as Any)
        },
      ]),
  ]
}
