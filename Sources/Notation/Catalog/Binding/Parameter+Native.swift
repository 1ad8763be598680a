import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Values of VitrineUI's own types, by their static members or as they are.
extension Kind where T: CatalogType {
  /// A value of the type.
  static func native(_ type: T.Type) -> Kind { native(named: T.catalogName, shown: T.shownName) }
}

extension Kind where T: LibraryNative {
  /// A value of a type that the library declares.
  static func native(_ type: T.Type) -> Kind { native(named: T.libraryName) }
}

extension Kind {
  /// A value of a type that the evaluator knows by a name.
  ///
  /// - Parameter convert: what else becomes one.
  static func native(
    named name: String, shown: String? = nil, _ convert: @escaping @Sendable (Value) -> T? = { _ in nil }
  ) -> Kind {
    let shown = shown ?? NativeType.shown(name)
    return Kind(name: shown) { argument, context in
      guard let value = try? argument.plain() else { return false }
      switch value {
      case .implicit(let implicit): return context.knows(implicit, of: name) || Library.declares(name)
      case .native(let native): return native is T || convert(value) != nil
      default: return convert(value) != nil
      }
    } read: { argument, context in
      var value = try argument.plain()
      if case .implicit(let implicit) = value { value = try context.evaluator.resolve(implicit, as: name) }
      if case .native(let native) = value, let result = native as? T { return result }
      if let result = convert(value) { return result }
      throw Mismatch(argument: argument, wanted: shown)
    }
  }
}

extension Kind where T == Angle {
  /// An angle; a plain number is one in degrees.
  static var angle: Kind { native(named: "Angle") { $0.number.map { Angle(degrees: $0) } } }
}

extension CallContext {
  /// Whether a type has a member of a name, by the catalog or the fence.
  func knows(_ implicit: ImplicitMember, of type: String) -> Bool {
    let catalog = evaluator.catalog
    if implicit.name == "init" { return catalog.hasFunction(type) || evaluator.globals.type(type) != nil }
    if evaluator.globals.type(type) != nil || isAdded(implicit.name, to: type) { return true }
    return catalog.hasMember(implicit.name, of: type) || type == "Color" && isAdded(implicit.name, to: "ShapeStyle")
  }

  /// Whether an extension of the fence has a static member.
  private func isAdded(_ name: String, to type: String) -> Bool {
    guard let added = evaluator.extensions[type] else { return false }
    return added.statics[name] != nil || added.methods[name]?.contains(where: \.isStatic) == true
  }
}

extension Kind where T == Edge.Set {
  static var edges: Kind {
    .options("Edges", shown: "Edge.Set") { ($0 as? Edge.Set) ?? ($0 as? Edge).map { Edge.Set($0) } }
  }
}

extension Kind where T == Axis.Set {
  static var axes: Kind {
    .options("Axes", shown: "Axis.Set") { ($0 as? Axis.Set) ?? ($0 as? Axis).map { Axis.Set($0) } }
  }
}

extension Kind where T: OptionSet & Sendable & CatalogType {
  /// A set of options of a type that fences name.
  static func options(_ type: T.Type) -> Kind { options(T.catalogName, shown: T.shownName) { $0 as? T } }
}

extension Kind where T: OptionSet & Sendable {
  /// A set of options: one, or an array of them.
  static func options(_ name: String, shown: String, _ option: @escaping @Sendable (Any) -> T?) -> Kind {
    let single = Kind<Any>(name: shown) { argument, context in
      guard let value = try? argument.plain() else { return false }
      switch value {
      case .native(let native): return option(native) != nil
      case .implicit(let implicit): return context.knows(implicit, of: name) || Library.declares(name)
      default: return false
      }
    } read: { argument, context in
      var value = try argument.plain()
      if case .implicit(let implicit) = value { value = try context.evaluator.resolve(implicit, as: name) }
      guard case .native(let native) = value else { throw Mismatch(argument: argument, wanted: shown) }
      return native
    }
    return Kind(name: shown) { argument, context in
      if case .array(let elements)? = try? argument.plain() {
        return elements.allSatisfy { single.accepts(argument.with($0), context) }
      }
      return single.accepts(argument, context)
    } read: { argument, context in
      var union = T()
      let plain = try argument.plain()
      let elements = if case .array(let elements) = plain { elements } else { [plain] }
      for element in elements {
        guard let one = option(try single.read(argument.with(element), context)) else {
          throw Mismatch(argument: argument, wanted: shown)
        }
        union.formUnion(one)
      }
      return union
    }
  }
}
