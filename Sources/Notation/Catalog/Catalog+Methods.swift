import Diagnostics
import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineUI

extension Catalog {
  /// Calls a modifier of a view, or a method of one of VitrineUI's values.
  func modify(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    if name == "combined" || name == "animation",
      let own = AnimationsNames.own(value, CallContext(evaluator: evaluator, mark: mark))
    {
      return try modify(name, .native(own), arguments, evaluator, mark)
    }
    if let result = try modifyChartPart(name, value, arguments, evaluator, mark) { return result }
    if case .native(let native) = value, let result = try callMethod(name, native, arguments, evaluator, mark) {
      return result
    }
    if case .native(let native) = value, let result = try method(name, native, arguments, evaluator, mark) {
      return result
    }
    if case .view(let view) = value, let path = view as? Path,
      let result = try callMethod(name, path, arguments, evaluator, mark)
    {
      return result
    }
    if name == "path" || name == "concat", let result = try part(name, of: value, arguments, evaluator, mark) {
      return result
    }
    if hasModifier(name, evaluator) {
      guard let view = try? evaluator.view(of: value, mark) else { throw notAView(name, value, mark) }
      do {
        if case .view(let modified)? = try apply(name, view, arguments, evaluator, mark) {
          return .view(modified.erasingModifiers)
        }
      } catch is Failure where arguments.contains(where: { $0.value.unknown != nil }) {
        evaluator.remark(
          Failure("no-stand-in", "'\(name)' is left out: its argument has no placeholder value", mark))
        return .view(view)
      }
    }
    if NameIndex.undrawn.contains(name) {
      guard let view = try? evaluator.view(of: value, mark) else { throw notAView(name, value, mark) }
      return .view(view)
    }
    if case .native(let inert as InertValue) = value { return .native(inert.answering(name)) }
    if case .nothing = value { throw Failure("nil-unwrapped", "unexpectedly found nil while calling '\(name)'", mark) }
    var near = value.isViewLike ? nearestName(to: name, among: modifierNames) : nil
    if case .type = value { near = nearestName(to: name, among: ["_printChanges", "_logChanges"]) }
    throw Failure(.unknownMember(name, of: value.typeSubject, near: near), mark)
  }

  /// A shape's outline in a rectangle, which is a view too; two modifiers as one.
  private func part(
    _ name: String, of value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    guard let argument = arguments.first else { return nil }
    if name == "concat" {
      guard case .instance = value else { return nil }
      return .native(ModifierPair(first: value, second: argument.value))
    }
    guard argument.label == "in", case .view(let view) = value, let shape = view as? any Shape,
      case .native(let rect as Rect) = try convert(argument, "CGRect", evaluator)
    else { return nil }
    return .view(shape.path(in: rect))
  }

  private func notAView(_ name: String, _ value: Value, _ mark: SourceMark) -> Failure {
    Failure(.unknownMember(name, of: value.typeSubject, near: nil), mark)
  }

  private func method(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    if let result = try scheduling(name, native, arguments, evaluator, mark) { return result }
    if (native as? InertValue)?.picture != nil, name == "pngData" || name == "jpegData" {
      return .native(Data([0x89, 0x50, 0x4E, 0x47]))
    }
    return (native as? InertValue).map { .native($0.answering(name)) }
  }

  /// A method that changes a value of VitrineUI's types in place: drawing a path, inserting an edge.
  func mutate(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Any? {
    let type = NativeType.catalogName(of: native)
    guard let bindings = index.mutations[type]?[name] else { return nil }
    let changed = try choice(name, bindings, evaluator, mark).call(.native(native), arguments)
    if case .native(let value) = changed { return value }
    return nil
  }

  /// A layout value called with content.
  func layoutContainer(_ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark)
    throws -> Value?
  {
    guard let layout = native as? any Layout, let argument = arguments.last,
      case .view(let content) = try convert(argument, "View", evaluator)
    else { return nil }
    let name = String(String(describing: Swift.type(of: native)).prefix { $0 != "<" })
    return .view(LayoutContainer(name, layout, content: content))
  }
}

/// `A().concat(B())`: the first modifier applied, then the second.
struct ModifierPair {
  let first: Value
  let second: Value
}

extension Value {
  var isViewLike: Bool {
    switch self {
    case .view: true
    case .instance(let instance): instance.type.isView || instance.type.wrappedFramework != nil
    case .native(let native): native is any View
    default: false
    }
  }
}
