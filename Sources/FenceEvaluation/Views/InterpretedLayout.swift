import FenceSyntax
import VitrineLayout
import VitrineUI

extension Evaluator {
  package func layoutContainer(_ instance: Instance, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    let layout = InterpretedLayout(instance, self, mark)
    let content = try arguments.last.map { argument -> any View in
      if case .function(let function) = argument.value, let build = function.build { return ViewList(try build([])) }
      return try view(of: argument.value, argument.mark) ?? EmptyView()
    }
    return .view(LayoutContainer(instance.type.name, layout, content: content ?? EmptyView()))
  }

  /// A built-in layout whose content stands behind its name: `HStackLayout(spacing: 4) { … }`.
  func builtInLayout(_ name: String, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value? {
    guard ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout"].contains(name),
      let content = arguments.last, content.isTrailing
    else { return nil }
    return try call(catalog.call(name, Array(arguments.dropLast()), self, mark), [content], mark)
  }
}

/// A struct of a fence as a layout.
package struct InterpretedLayout: Layout {
  package struct Cache {
    package var value: Value
  }

  package let instance: Instance
  package let evaluator: Evaluator
  package let mark: SourceMark

  package init(_ instance: Instance, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.instance, self.evaluator, self.mark) = (instance, evaluator, mark)
  }

  private func has(_ method: String) -> Bool { evaluator.methods(method, of: instance.type) != nil }

  private func call(_ name: String, _ arguments: [(String, Value)], _ cache: inout Cache) -> Value {
    var written = cache.value
    let result = evaluator.late(Value.nothing) {
      var values = arguments.map { CallArgument(label: $0.0, value: $0.1, mark: mark) }
      if name != "makeCache" {
        values.append(CallArgument(label: "cache", value: written, mark: mark, write: { written = $0 }))
      }
      return try evaluator.callMethod(name, .instance(instance), values, mark)
    }
    cache.value = written
    return result
  }

  package func makeCache(subviews: LayoutSubviews) -> Cache {
    var cache = Cache(value: .void)
    guard has("makeCache") else { return cache }
    cache.value = call("makeCache", [("subviews", SubviewsValue.value(subviews))], &cache)
    return cache
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size {
    let value = call(
      "sizeThatFits", [("proposal", .native(proposal)), ("subviews", SubviewsValue.value(subviews))], &cache)
    if case .native(let size as Size) = value { return size }
    return .zero
  }

  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
  {
    _ = call(
      "placeSubviews",
      [("in", .native(bounds)), ("proposal", .native(proposal)), ("subviews", SubviewsValue.value(subviews))], &cache)
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    if has("spacing"),
      case .native(let spacing as ViewSpacing) = call("spacing", [("subviews", SubviewsValue.value(subviews))], &cache)
    {
      return spacing
    }
    guard var union = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { union.formUnion(subview.spacing) }
    return union
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    guard let method = explicitAlignmentMethod("HorizontalAlignment") else {
      return subviews.mergedAlignment(guide.key, in: bounds)
    }
    return explicitAlignment(method, .native(guide), bounds, proposal, subviews, &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    guard let method = explicitAlignmentMethod("VerticalAlignment") else {
      return subviews.mergedAlignment(guide.key, in: bounds)
    }
    return explicitAlignment(method, .native(guide), bounds, proposal, subviews, &cache)
  }

  /// The overload for guides of a type.
  private func explicitAlignmentMethod(_ type: String) -> FunctionSyntax? {
    evaluator.methods("explicitAlignment", of: instance.type)?.first { $0.parameters.first?.type?.base == type }
  }

  private func explicitAlignment(
    _ method: FunctionSyntax, _ guide: Value, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> Double? {
    var written = cache.value
    let result = evaluator.late(Value.nothing) {
      let arguments: [(String, Value)] = [
        ("of", guide), ("in", .native(bounds)), ("proposal", .native(proposal)),
        ("subviews", SubviewsValue.value(subviews)),
      ]
      var values = arguments.map { CallArgument(label: $0.0, value: $0.1, mark: mark) }
      values.append(CallArgument(label: "cache", value: written, mark: mark, write: { written = $0 }))
      let receiver = Receiver(box: Box(.instance(instance)), type: instance.type)
      return try evaluator.invoke(method, values, mark, receiver: receiver, scope: instance.type.scope)
    }
    cache.value = written
    return result.number
  }

  package var _layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    guard instance.type.statics["layoutProperties"] != nil else { return properties }
    evaluator.late(()) {
      let type = TypeValue(name: instance.type.name, declaration: instance.type)
      let value = try evaluator.member("layoutProperties", of: .type(type), mark)
      if case .native(let given as LayoutProperties) = value { properties = given }
    }
    return properties
  }
}

enum SubviewsValue {
  /// The subviews as an array.
  static func value(_ subviews: LayoutSubviews) -> Value { .array(subviews.map { .native($0) }) }
}
