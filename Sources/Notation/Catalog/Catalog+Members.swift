import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineUI

extension Catalog {
  /// A property of a value of VitrineUI's types.
  func property(_ name: String, of value: Value) -> Value? {
    if name == "layoutDirection", case .array(let elements) = value { return direction(of: elements) }
    if case .view(let view) = value, let path = view as? Path, name != "body" {
      return property(name, of: .native(path))
    }
    if name == "containerValues", case .view(let view) = value { return .native(ContainerValuesValue(view: view)) }
    if name == "id", case .view(let view) = value, let index = subviewIndex(of: view) { return .integer(index) }
    guard case .native(let native) = value else { return name == "body" ? value : nil }
    if let environment = native as? EnvironmentValues { return environmentValue(name, environment) }
    if native is InertValue { return .native(InertValue(name: name)) }
    if let own = index.properties[NativeType.catalogName(of: native)]?.value(of: name, in: native) { return own }
    return GradientsNames.levels.value(of: name, in: native)
  }

  /// The layout direction of a layout's subviews, as the layout sees them.
  private func direction(of subviews: [Value]) -> Value? {
    guard let first = subviews.first else { return .native(LayoutDirection.leftToRight) }
    guard case .native(let subview as LayoutSubview) = first else { return nil }
    return .native(subview.layoutDirection)
  }

  /// The value with a property set; `nil` if it has none that can be.
  func setting(_ name: String, of container: Value, to value: Value) -> Value? {
    guard case .native(let native) = container else { return nil }
    if var environment = native as? EnvironmentValues {
      environment.named[name] = value
      return .native(environment)
    }
    if native is InertValue { return container }
    return index.properties[NativeType.catalogName(of: native)]?.setting(name, in: native, to: value)
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
      if case .type(let type) = key { return subview.layoutValue(named: type.name, as: Value.self) ?? .nothing }
      return nil
    case let environment as EnvironmentValues:
      if case .type(let type) = key { return environment.named[type.key] as? Value ?? .nothing }
      return nil
    case let transaction as FenceTransaction:
      if case .type(let type) = key { return transaction.named[type.key] ?? .nothing }
      return nil
    default: return nil
    }
  }

  /// The value with what it has for a key of the fence's own; `nil` where it keeps none.
  func settingElement(of container: Value, _ key: TypeValue, to value: Value) -> Value? {
    switch container {
    case .native(var environment as EnvironmentValues):
      environment.named[key.key] = value
      return .native(environment)
    case .native(var transaction as FenceTransaction):
      transaction.named[key.key] = value
      return .native(transaction)
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
    case "dismiss" where environment.dismissAction != nil:
      return .function(
        FunctionValue(name: name) { _, _ in
          environment.dismissAction?()
          return .void
        })
    case "isPresented" where environment.dismissAction != nil: return .boolean(true)
    case "colorScheme": return .native(environment.colorScheme)
    case "layoutDirection": return .native(environment.layoutDirection)
    case "isEnabled": return .boolean(environment.isEnabled)
    case "pixelLength": return .double(environment.pixelLength)
    case "displayScale": return .double(environment.displayScale)
    case "dynamicTypeSize": return .native(environment.dynamicTypeSize)
    case "sizeCategory": return .native(environment.sizeCategory)
    case "lineLimit": return .optional(environment.lineLimit.map { .integer($0) })
    case "refresh", "editMode": return .nothing
    case "font": return .optional(environment.font.map { .native($0) })
    case "locale": return .native(Locale(in: environment))
    case "timeZone": return .native(TimeZone.gmt)
    case "calendar":
      var calendar = Calendar.fence
      if case .native(let zone as TimeZone)? = environment.named["timeZone"] as? Value { calendar.timeZone = zone }
      return .native(calendar)
    case "isSearching": return .boolean(environment.isSearching)
    case "dismissSearch":
      return .function(
        FunctionValue(name: name) { _, _ in
          environment.dismissSearch()
          return .void
        })
    case "accessibilityReduceMotion", "accessibilityReduceTransparency", "isFocused", "isPresented",
      "accessibilityVoiceOverEnabled",
      "accessibilityDifferentiateWithoutColor", "accessibilityShowButtonShapes", "isLuminanceReduced":
      return .boolean(false)
    default: return deviceValue(name, environment) ?? .native(InertValue(name: name))
    }
  }
}
