import Diagnostics
import FenceEvaluation
import VitrineLayout
import VitrineUI

/// What names mean, as the evaluator asks for it: it finds the bindings that ``Names`` lists, and calls them.
struct Catalog: Sendable {
  /// The same for all threads: the lists behind it are made when a name is first looked up.
  static let standard = Catalog()

  // MARK: Looking up

  var index: NameIndex { .standard }

  func value(named name: String) -> Value? { FunctionsNames.constant(name) }
  func hasFunction(_ name: String) -> Bool { index.functions[name] != nil || isOpaque(name) || isForeign(name) }

  /// Whether calling a name makes something of which nothing else is known.
  private func isOpaque(_ name: String) -> Bool {
    OpaqueTypesNames.opaqueTypes.contains(name) || OpaqueTypesNames.opaqueFunctions.contains(name)
  }

  /// Whether a labelled box stands in for what a name makes.
  private func isForeign(_ name: String) -> Bool { ForeignViewsNames.byName[name] != nil }

  /// Whether a type has a static member or function of a name.
  func hasMember(_ name: String, of type: String) -> Bool {
    index.staticFunctions[type]?[name] != nil || staticMember(name, of: type) != nil
  }
  func hasStatics(_ type: String) -> Bool {
    type == "ShapeStyle" || index.members[type] != nil || index.staticFunctions[type] != nil
  }
  func hasType(_ name: String) -> Bool {
    NameIndex.types.contains(name) || index.members[name] != nil || index.staticFunctions[name] != nil
      || Self.libraryTypes.contains(name) || Library.declares(name) || StandardLibrary.types.contains(name)
  }
  func isOnlyInert(_ name: String) -> Bool { NameIndex.undrawn.contains(name) && index.modifiers[name] == nil }
  func isModifier(_ name: String) -> Bool { index.modifiers[name] != nil || NameIndex.undrawn.contains(name) }

  var names: [String] {
    let callable =
      Array(index.functions.keys) + Array(OpaqueTypesNames.opaqueFunctions) + Array(ForeignViewsNames.byName.keys)
    return callable.sorted() + NameIndex.types.sorted() + index.members.keys.sorted()
      + FunctionsNames.constantNames
  }
  var modifierNames: [String] { index.modifiers.keys.sorted() + NameIndex.undrawn.sorted() }
  func staticNames(of type: String) -> [String] {
    index.memberNames(of: Self.alias(type)).sorted() + (index.staticFunctions[type] ?? [:]).keys.sorted()
  }

  private static let libraryTypes: Set<String> = [
    "CGFloat", "Optional", "TimeInterval", "Any", "AnyHashable", "Void", "Never", "LocalizedStringKey",
    "NSString", "LocalizedStringResource",
  ]

  private static func alias(_ type: String) -> String { type == "ShapeStyle" || type == "Style" ? "Color" : type }

  func staticMember(_ name: String, of type: String) -> Value? {
    if let member = index.member(name, of: type) { return member }
    // A type of which only the name matters: whatever it offers has no effect on what is drawn.
    if isInertType(type) || isInertType("\(type).\(name)") { return .native(InertValue(name: name)) }
    // The store's transactions, of which there are none.
    if type == "Transaction", ["unfinished", "updates", "currentEntitlements", "all"].contains(name) {
      return .array([])
    }
    if type == "ShapeStyle" || type == "Style" || type == "AnyShapeStyle" {
      for style in ["HierarchicalShapeStyle", "Color", "Material", "SemanticShapeStyle"] {
        if let member = index.member(name, of: style) { return member }
      }
    }
    return nil
  }

  private func isInertType(_ type: String) -> Bool {
    OpaqueTypesNames.opaqueTypes.contains(type) && index.members[type] == nil && index.functions[type] == nil
  }

  /// A static member of the type that a value has.
  func staticMember(_ name: String, ofTypeOf native: Any) throws -> Any? {
    if case .native(let member)? = staticMember(name, of: NativeType.catalogName(of: native)) { return member }
    return nil
  }

  /// Values that may stand alone in a view builder without being views.
  func isDiscardable(_ value: Value) -> Bool {
    if case .native(let native) = value { return native is InertValue || native is FenceTask || native is FenceTimer }
    return false
  }

  // MARK: Calling

  func choice(
    _ name: String, _ bindings: [NameBinding], _ evaluator: Evaluator, _ mark: SourceMark
  ) -> OverloadChoice {
    OverloadChoice(
      name: name, overloads: bindings.overloads, context: CallContext(evaluator: evaluator, mark: mark))
  }

  /// A modifier's binding applied to a view; `nil` where no binding has the name.
  func apply(
    _ name: String, _ view: any View, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    guard let bindings = index.modifiers[name] ?? (evaluator.clock == nil ? nil : index.lifetimes[name]) else {
      return nil
    }
    let choice = choice(name, bindings, evaluator, mark)
    // Forms of presentations that are not followed draw nothing.
    if PresentationsNames.names.contains(name), !choice.fits(arguments) { return .view(view) }
    return try choice.call(.view(view), arguments)
  }

  func hasModifier(_ name: String, _ evaluator: Evaluator) -> Bool {
    index.modifiers[name] != nil || (evaluator.clock != nil && index.lifetimes[name] != nil)
  }

  /// A method's binding called on a value of a type; `nil` where no binding has the name, or where it is a modifier's too
  /// and the arguments are for that.
  func callMethod(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    let type = NativeType.catalogName(of: native)
    guard let bindings = index.methods[type]?[name] ?? styleMethods(name, native) else { return nil }
    let choice = choice(name, bindings, evaluator, mark)
    if native is any View, !choice.fits(arguments) { return nil }
    return try choice.call(.native(native), arguments)
  }

  private func styleMethods(_ name: String, _ native: Any) -> [NameBinding]? {
    guard native is any ShapeStyle, !(native is any View) || name == "shadow" else { return nil }
    return index.methods["ShapeStyle"]?[name]
  }

  func call(_ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark) throws -> Value {
    if let bindings = index.functions[name] {
      return try choice(name, bindings, evaluator, mark).call(.nothing, arguments)
    }
    if let foreign = ForeignViewsNames.byName[name] {
      return .view(try foreign.view(arguments, CallContext(evaluator: evaluator, mark: mark)))
    }
    if isOpaque(name) { return .native(InertValue(name: name)) }
    throw Failure(
      .stated(code: "not-callable", message: "'\(name)' is not a view, modifier or function that fences can call"),
      mark,
      misspelling: Misspelling(name, meant: nearestName(to: name, among: index.functions.keys.sorted())))
  }

  func callStatic(
    _ name: String, _ type: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    var candidates = [type]
    if ["ShapeStyle", "Style", "AnyShapeStyle"].contains(type) { candidates = ["ShapeStyle", "Color", "Material"] }
    for candidate in candidates {
      if let bindings = index.staticFunctions[candidate]?[name] {
        return try choice("\(candidate).\(name)", bindings, evaluator, mark).call(.nothing, arguments)
      }
      if isInertType(candidate) { return .native(InertValue(name: name)) }
    }
    return nil
  }
}
