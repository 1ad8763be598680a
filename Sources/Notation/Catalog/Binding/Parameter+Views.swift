import FenceEvaluation
import VitrineUI

/// Views and what is like them, and closures.
extension Kind where T == AnyView {
  /// A view, or a closure of views.
  static var content: Kind {
    Kind(name: "View", takesClosure: true, accepts: Kind<any View>.isView) { argument, context in
      AnyView(try Kind<any View>.view.read(argument, context))
    }
  }
}

extension Kind where T == any View {
  /// A view, or a closure of views, with its own type.
  static var view: Kind {
    Kind(name: "View", takesClosure: true, accepts: isView) { argument, context in
      let value = try argument.plain()
      if case .function(let function) = value {
        return try context.evaluator.view(made: function, of: [], argument.mark)
      }
      if case .string = value { throw Mismatch(argument: argument, wanted: "View") }
      if case .native(is InertValue) = value { return EmptyView() }
      guard let view = try context.view(of: value, at: argument.mark) else {
        throw Mismatch(argument: argument, wanted: "View")
      }
      return view
    }
  }

  /// Whether an argument can be a view, as far as that can be told without making it.
  fileprivate static func isView(_ argument: CallArgument, _ context: CallContext) -> Bool {
    guard let value = try? argument.plain() else { return false }
    switch value {
    case .view, .function, .nothing, .array: return true
    case .instance(let instance):
      return instance.type.isView || instance.type.wrappedFramework != nil
        || instance.type.isShape || instance.type.conforms(to: "App", "Scene")
        || context.evaluator.property("body", of: instance.type) != nil
    case .enumCase(let item): return item.type.isView
    case .native(let native): return native is any View || native is InertValue || native is UnknownValue
    case .implicit(let implicit): return context.knows(implicit, of: "Color")
    default: return false
    }
  }
}

extension Kind where T == any Shape {
  static var shape: Kind {
    .plain("Shape") { value, context in
      var value = value
      if case .implicit(let implicit) = value {
        guard context.knows(implicit, of: "Shape") else { return nil }
        value = try context.evaluator.resolve(implicit, as: "Shape")
      }
      switch value {
      case .view(let view): return view as? any Shape
      case .native(let native): return native as? any Shape
      case .instance(let instance):
        guard instance.type.isShape else { return nil }
        return try context.view(of: value, at: context.mark) as? any Shape
      default: return nil
      }
    }
  }
}

extension Kind where T == any ShapeStyle {
  static var style: Kind {
    .plain("ShapeStyle") { value, context in
      var value = value
      if case .implicit(let implicit) = value { value = try context.evaluator.resolve(implicit, as: "ShapeStyle") }
      switch value {
      case .native(let native): return native is InertValue ? Color.clear : native as? any ShapeStyle
      case .view(let view): return view as? any ShapeStyle
      case .instance(let instance) where instance.type.conforms(to: "ShapeStyle"):
        return InterpretedShapeStyle(instance: instance, evaluator: context.evaluator, mark: context.mark)
      default: return nil
      }
    }
  }
}

extension Kind where T == FenceFunction {
  /// A closure, or a function by its name.
  static var function: Kind {
    Kind(name: "closure", takesClosure: true) { _, _ in
      true
    } read: { argument, context in
      FenceFunction(value: argument.value, context: context)
    }
  }
}

extension Kind where T == () -> Void {
  /// Something to do.
  static var action: Kind {
    Kind(name: "closure", takesClosure: true) { _, _ in
      true
    } read: { argument, context in
      guard case .function = argument.value else { return {} }
      let function = FenceFunction(value: argument.value, context: context)
      return { function.perform() }
    }
  }
}

/// Makes a view builder of a view that is there already.
func content<Content: View>(_ view: Content) -> () -> Content { { view } }
