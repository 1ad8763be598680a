import VitrineLayout
import VitrineUI

extension Catalog {
  /// A property of a value of VitrineUI's types.
  func property(_ name: String, of value: Value) -> Value? {
    if name == "layoutDirection", case .array(let elements) = value { return direction(of: elements) }
    if case .view(let view) = value, let path = view as? Path, name != "body" {
      return property(name, of: .native(path))
    }
    guard case .native(let native) = value else { return name == "body" ? value : nil }
    switch native {
    case let publisher as TimerPublisher: return name == "upstream" ? .native(publisher) : nil
    case let timer as FenceTimer: return name == "isValid" ? .boolean(timer.isValid) : nil
    case let size as Size:
      return name == "width" ? .double(size.width) : name == "height" ? .double(size.height) : nil
    case let point as Point: return name == "x" ? .double(point.x) : name == "y" ? .double(point.y) : nil
    case let point as UnitPoint: return name == "x" ? .double(point.x) : name == "y" ? .double(point.y) : nil
    case let rect as Rect: return self.rect(name, rect)
    case let dimensions as ViewDimensions:
      return name == "width" ? .double(dimensions.width) : name == "height" ? .double(dimensions.height) : nil
    case let proposal as ProposedViewSize:
      if name == "width" { return .optional(proposal.width.map { .double($0) }) }
      return name == "height" ? .optional(proposal.height.map { .double($0) }) : nil
    case let proxy as GeometryProxy:
      if name == "size" { return .native(proxy.size) }
      return name == "safeAreaInsets" ? .native(proxy.safeAreaInsets) : nil
    case let insets as EdgeInsets:
      return ["top": insets.top, "bottom": insets.bottom, "leading": insets.leading, "trailing": insets.trailing][name]
        .map { .double($0) }
    case let subview as LayoutSubview:
      return name == "spacing" ? .native(subview.spacing) : name == "priority" ? .double(subview.priority) : nil
    case let context as GraphicsContext:
      if name == "opacity" { return .double(context.opacity) }
      return name == "transform"
        ? .native(context.transform) : name == "environment" ? .native(context.environment) : nil
    case let resolved as GraphicsContext.Resolved: return name == "size" ? .native(resolved.size()) : nil
    case let screen as Screen: return screen.property(name)
    case let set as Edge.Set: return name == "isEmpty" ? .boolean(set.isEmpty) : nil
    case let set as Axis.Set: return name == "isEmpty" ? .boolean(set.isEmpty) : nil
    case let angle as Angle:
      return name == "degrees" ? .double(angle.degrees) : name == "radians" ? .double(angle.radians) : nil
    case let font as Font: return name == "self" ? .native(font) : nil
    case let color as Color: return name == "gradient" ? .native(color.gradient) : nil
    case let path as Path:
      return name == "boundingRect" ? .native(path.boundingRect) : name == "isEmpty" ? .boolean(path.isEmpty) : nil
    case let item as GridItem: return name == "spacing" ? .optional(item.spacing.map { .double($0) }) : nil
    case let environment as EnvironmentValues: return environmentValue(name, environment)
    case is InertValue: return .native(InertValue(name: name))
    default: return nil
    }
  }

  /// The layout direction of a layout's subviews, as the layout sees them.
  private func direction(of subviews: [Value]) -> Value? {
    guard let first = subviews.first else { return .native(LayoutDirection.leftToRight) }
    guard case .native(let subview as LayoutSubview) = first else { return nil }
    return .native(subview.layoutDirection)
  }

  private func rect(_ name: String, _ rect: Rect) -> Value? {
    switch name {
    case "origin": .native(rect.origin)
    case "size": .native(rect.size)
    case "minX": .double(rect.minX)
    case "minY": .double(rect.minY)
    case "midX": .double(rect.midX)
    case "midY": .double(rect.midY)
    case "maxX": .double(rect.maxX)
    case "maxY": .double(rect.maxY)
    case "width": .double(rect.width)
    case "height": .double(rect.height)
    default: nil
    }
  }

  /// The value with a property set; `nil` if it has none that can be.
  func setting(_ name: String, of container: Value, to value: Value) -> Value? {
    guard case .native(let native) = container else { return nil }
    switch native {
    case var size as Size:
      guard let number = value.number else { return nil }
      if name == "width" { size.width = number } else if name == "height" { size.height = number } else { return nil }
      return .native(size)
    case var point as Point:
      guard let number = value.number else { return nil }
      if name == "x" { point.x = number } else if name == "y" { point.y = number } else { return nil }
      return .native(point)
    case var rect as Rect:
      if name == "origin", case .native(let origin as Point) = value {
        rect.origin = origin
      } else if name == "size", case .native(let size as Size) = value {
        rect.size = size
      } else {
        return nil
      }
      return .native(rect)
    case var properties as LayoutProperties:
      if case .implicit(let implicit) = value {
        properties.stackOrientation = implicit.name == "horizontal" ? .horizontal : .vertical
      }
      return .native(properties)
    case var context as GraphicsContext:
      switch name {
      case "opacity": context.opacity = value.number ?? 1
      case "transform": if case .native(let transform as Transform) = value { context.transform = transform }
      case "blendMode": break
      default: return nil
      }
      return .native(context)
    case var resolved as GraphicsContext.Resolved:
      guard name == "shading" else { return nil }
      if case .native(let shading as GraphicsContext.Shading) = value { resolved.shading = shading }
      if case .implicit(let implicit) = value, let argument = implicit.arguments?.first,
        case .native(let style) = argument.value, let color = style as? Color
      {
        resolved.shading = .style(color)
      }
      return .native(resolved)
    case var angle as Angle:
      guard let number = value.number else { return nil }
      if name == "degrees" { angle.degrees = number } else { angle.radians = number }
      return .native(angle)
    case var environment as EnvironmentValues:
      environment.named[name] = value
      return .native(environment)
    case is InertValue: return container
    default: return nil
    }
  }

  /// `value[key]` for VitrineUI's types.
  func element(of value: Value, _ keys: [Value]) -> Value? {
    guard case .native(let native) = value, let key = keys.first else { return nil }
    switch native {
    case let dimensions as ViewDimensions: return guideKey(key).map { .double(dimensions[$0]) }
    case let proxy as GeometryProxy:
      if case .native(let anchor as Anchor<Rect>) = key { return .native(proxy[anchor]) }
      if case .native(let anchor as Anchor<Point>) = key { return .native(proxy[anchor]) }
      return nil
    case let subview as LayoutSubview:
      if case .type(let type) = key { return subview.layoutValue(named: type.name) as? Value ?? .nothing }
      return nil
    case let environment as EnvironmentValues:
      if case .type(let type) = key { return environment.named[type.name] as? Value ?? .nothing }
      return nil
    default: return nil
    }
  }

  /// `value[label: key]` for VitrineUI's types.
  func element(of value: Value, _ label: String, _ key: Value) -> Value? {
    guard label == "explicit", case .native(let dimensions as ViewDimensions) = value else { return nil }
    return guideKey(key).map { .optional(dimensions[explicit: $0].map { .double($0) }) }
  }

  /// The guide that a value stands for; `.center` of views is the one along the width.
  private func guideKey(_ value: Value) -> AlignmentKey? {
    switch value {
    case .native(let guide as HorizontalAlignment): return guide.key
    case .native(let guide as VerticalAlignment): return guide.key
    case .implicit(let implicit):
      if case .native(let guide as VerticalAlignment)? = staticMember(implicit.name, of: "VerticalAlignment"),
        implicit.name != "center"
      {
        return guide.key
      }
      if case .native(let guide as HorizontalAlignment)? = staticMember(implicit.name, of: "HorizontalAlignment") {
        return guide.key
      }
      return nil
    default: return nil
    }
  }

  /// A value of the environment by its name.
  func environmentValue(_ name: String, _ environment: EnvironmentValues) -> Value {
    if let value = environment.named[name] as? Value { return value }
    switch name {
    case "colorScheme": return .native(environment.colorScheme)
    case "layoutDirection": return .native(environment.layoutDirection)
    case "isEnabled": return .boolean(environment.isEnabled)
    case "pixelLength": return .double(environment.pixelLength)
    case "displayScale": return .double(environment.displayScale)
    case "dynamicTypeSize", "sizeCategory": return .native(environment.dynamicTypeSize)
    case "lineLimit": return .optional(environment.lineLimit.map { .integer($0) })
    case "font": return .optional(environment.font.map { .native($0) })
    case "horizontalSizeClass", "verticalSizeClass", "scenePhase", "locale", "calendar", "timeZone", "undoManager",
      "editMode", "managedObjectContext", "modelContext":
      let members = ["horizontalSizeClass": "compact", "verticalSizeClass": "regular", "scenePhase": "active"]
      return members[name].map { .native(InertValue(name: $0)) } ?? .native(InertValue(name: name))
    case "accessibilityReduceMotion", "accessibilityReduceTransparency", "isSearching", "isFocused", "isPresented",
      "accessibilityVoiceOverEnabled",
      "accessibilityDifferentiateWithoutColor", "accessibilityShowButtonShapes", "isLuminanceReduced":
      return .boolean(false)
    default: return .native(InertValue(name: name))
    }
  }
}
