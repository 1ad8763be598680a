import Foundation
import VitrineLayout
import VitrineUI

/// What names mean: the one table that binds views, modifiers, functions and static members to VitrineUI.
///
/// Entries are added by the files beside this one, a group of related names each. Every entry declares its parameters
/// (``Signature``), whose types decide what `.name` stands for and what a closure is for.
struct Catalog {
  struct Entry {
    let signature: Signature
    let make: (Inputs) throws -> Value
  }

  struct Modifier {
    let signature: Signature
    let apply: (any View, Inputs) throws -> any View
  }

  /// Views and other values that are made by calling a name.
  private(set) var functions: [String: [Entry]] = [:]
  /// Those of the functions that make views.
  private(set) var viewNames: Set<String> = []
  private(set) var modifiers: [String: [Modifier]] = [:]
  /// Modifiers that draw nothing: those without any effect on a view at rest, and those that are not drawn.
  private(set) var inert = NameIndex.undrawn
  /// Those of them that tell of a view's life, and do so in a film strip.
  private(set) var lifetimes: [String: [Modifier]] = [:]
  /// Static members of a type, by the type's name.
  private(set) var statics: [String: [String: Value]] = [:]
  /// Static functions, as `Type.name`.
  var staticFunctions: [String: [Entry]] = [:]
  private(set) var values: [String: Value] = [:]
  /// Types that are known by name alone.
  private(set) var typeNames = NameIndex.types

  /// The catalog of this thread. It takes half a millisecond to make, as long as a small fence takes to be drawn, and its
  /// closures are for one thread.
  static var standard: Catalog {
    let storage = Thread.current.threadDictionary
    if let kept = storage[Kept.key] as? Kept { return kept.catalog }
    let catalog = made()
    storage[Kept.key] = Kept(catalog)
    return catalog
  }

  private final class Kept {
    static let key = "vitrine.catalog"
    let catalog: Catalog

    init(_ catalog: Catalog) { self.catalog = catalog }
  }

  private static func made() -> Catalog {
    var catalog = Catalog()
    catalog.addConcurrency()
    return catalog
  }

  // MARK: Adding entries

  mutating func view(_ name: String, _ signatures: String..., make: @escaping (Inputs) throws -> any View) {
    viewNames.insert(name)
    for text in signatures {
      functions[name, default: []].append(Entry(signature: Signature(text)) { .view(try make($0)) })
    }
  }

  mutating func function(_ name: String, _ signatures: String..., make: @escaping (Inputs) throws -> Value) {
    for text in signatures { functions[name, default: []].append(Entry(signature: Signature(text), make: make)) }
  }

  mutating func native(_ name: String, _ signatures: String..., make: @escaping (Inputs) throws -> Any) {
    for text in signatures {
      functions[name, default: []].append(Entry(signature: Signature(text)) { .native(try make($0)) })
    }
  }

  mutating func modifier(
    _ name: String, _ signatures: String..., apply: @escaping (any View, Inputs) throws -> any View
  ) {
    for text in signatures { modifiers[name, default: []].append(Modifier(signature: Signature(text), apply: apply)) }
  }

  mutating func lifetime(
    _ name: String, _ signatures: String..., apply: @escaping (any View, Inputs) throws -> any View
  ) {
    for text in signatures { lifetimes[name, default: []].append(Modifier(signature: Signature(text), apply: apply)) }
  }

  mutating func inert(_ names: String...) { inert.formUnion(names) }
  mutating func type(_ names: String...) { typeNames.formUnion(names) }
  mutating func value(_ name: String, _ value: Value) { values[name] = value }

  mutating func statics(_ type: String, _ members: [(String, Any)]) {
    for (name, member) in members { statics[type, default: [:]][name] = member as? Value ?? .native(member) }
  }

  mutating func staticFunction(_ name: String, _ signatures: String..., make: @escaping (Inputs) throws -> Value) {
    staticPrefixes.insert(String(name.prefix { $0 != "." }))
    for text in signatures { staticFunctions[name, default: []].append(Entry(signature: Signature(text), make: make)) }
  }

  // MARK: Looking up

  var index: NameIndex { .standard }

  func value(named name: String) -> Value? { values[name] }
  func hasFunction(_ name: String) -> Bool {
    index.functions[name] != nil || functions[name] != nil || OpaqueTypesNames.opaqueTypes.contains(name)
  }

  /// Whether a type has a static member or function of a name.
  func hasMember(_ name: String, of type: String) -> Bool {
    index.staticFunctions["\(type).\(name)"] != nil || staticFunctions["\(type).\(name)"] != nil
      || staticMember(name, of: type) != nil
  }
  func hasStatics(_ type: String) -> Bool {
    statics[type] != nil || staticPrefixes.contains(type) || type == "ShapeStyle" || index.members[type] != nil
      || index.typesWithFunctions.contains(type)
  }
  func hasType(_ name: String) -> Bool {
    typeNames.contains(name) || statics[name] != nil || staticPrefixes.contains(name) || index.members[name] != nil
      || index.typesWithFunctions.contains(name)
      || Self.libraryTypes.contains(name)
  }
  func isOnlyInert(_ name: String) -> Bool {
    inert.contains(name) && modifiers[name] == nil && index.modifiers[name] == nil
  }
  func isModifier(_ name: String) -> Bool {
    index.modifiers[name] != nil || modifiers[name] != nil || inert.contains(name)
  }

  var names: [String] {
    let callable = (Array(functions.keys) + Array(index.functions.keys)).sorted()
    let types = (Array(statics.keys) + Array(index.members.keys)).sorted()
    return callable + typeNames.sorted() + types + values.keys.sorted()
  }
  var modifierNames: [String] { (Array(modifiers.keys) + Array(index.modifiers.keys)).sorted() + inert.sorted() }
  func staticNames(of type: String) -> [String] {
    let known = (statics[Self.alias(type)] ?? [:]).keys + index.memberNames(of: Self.alias(type))
    let functions = (Array(staticFunctions.keys) + Array(index.staticFunctions.keys)).filter {
      $0.hasPrefix(type + ".")
    }
    return known.sorted() + functions.map { String($0.dropFirst(type.count + 1)) }.sorted()
  }

  /// The types that have static functions.
  private var staticPrefixes: Set<String> = []

  private static let libraryTypes: Set<String> = [
    "Int", "UInt", "Double", "CGFloat", "Float", "String", "Bool", "Array", "Set", "Dictionary", "Date", "UUID", "URL",
    "Optional",
    "Character", "TimeInterval", "Any", "AnyHashable", "Void", "Never", "LocalizedStringKey", "AttributedString",
    "Range",
    "ClosedRange", "Substring", "Int64", "Int32", "UInt8", "UInt32", "ArraySlice", "NSString",
    "LocalizedStringResource",
  ]

  private static func alias(_ type: String) -> String { type == "ShapeStyle" || type == "Style" ? "Color" : type }

  func staticMember(_ name: String, of type: String) -> Value? {
    if let member = index.member(name, of: type) ?? statics[type]?[name] { return member }
    // A type of which only the name matters: whatever it offers has no effect on what is drawn.
    if isInertType(type) { return .native(InertValue(name: name)) }
    if type == "ShapeStyle" || type == "Style" || type == "AnyShapeStyle" {
      for style in ["HierarchicalShapeStyle", "Color", "Material", "SemanticShapeStyle"] {
        if let member = index.member(name, of: style) ?? statics[style]?[name] { return member }
      }
    }
    return nil
  }

  private func isInertType(_ type: String) -> Bool {
    OpaqueTypesNames.opaqueTypes.contains(type) && statics[type] == nil && index.members[type] == nil
      && index.functions[type] == nil && functions[type] == nil
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
    _ name: String, _ bindings: [NameBinding], _ interpreter: Interpreter, _ mark: SourceMark
  ) -> OverloadChoice {
    OverloadChoice(
      name: name, overloads: bindings.overloads, context: CallContext(interpreter: interpreter, mark: mark))
  }

  /// A modifier's binding applied to a view; `nil` where no binding has the name.
  func apply(
    _ name: String, _ view: any View, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value? {
    guard let bindings = index.modifiers[name] ?? (interpreter.clock == nil ? nil : index.lifetimes[name]) else {
      return nil
    }
    return try choice(name, bindings, interpreter, mark).call(.view(view), arguments)
  }

  func hasModifier(_ name: String, _ interpreter: Interpreter) -> Bool {
    index.modifiers[name] != nil || (interpreter.clock != nil && index.lifetimes[name] != nil)
  }

  /// A method's binding called on a value of a type; `nil` where no binding has the name, or where it is a modifier's too
  /// and the arguments are for that.
  func callMethod(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value? {
    let type = NativeType.catalogName(of: native)
    guard let bindings = index.methods["\(type).\(name)"] ?? styleMethods(name, native) else { return nil }
    let choice = choice(name, bindings, interpreter, mark)
    if native is any View, !choice.fits(arguments) { return nil }
    return try choice.call(.native(native), arguments)
  }

  private func styleMethods(_ name: String, _ native: Any) -> [NameBinding]? {
    guard native is any ShapeStyle, !(native is any View) || name == "shadow" else { return nil }
    return index.methods["ShapeStyle.\(name)"]
  }

  func call(_ name: String, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark) throws -> Value
  {
    if let bindings = index.functions[name] {
      return try choice(name, bindings, interpreter, mark).call(.nothing, arguments)
    }
    guard let entries = functions[name] else {
      if OpaqueTypesNames.opaqueTypes.contains(name) { return .native(InertValue(name: name)) }
      throw Failure(
        "not-callable", "'\(name)' can't be made or called here", mark,
        hint: nearestCandidate(name, functions.keys.sorted()).map { "did you mean '\($0)'?" })
    }
    return try choose(name, entries.map { ($0.signature, $0.make) }, arguments, interpreter, mark)
  }

  func callStatic(
    _ name: String, _ type: String, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value? {
    var candidates = [type]
    if ["ShapeStyle", "Style", "AnyShapeStyle"].contains(type) { candidates = ["ShapeStyle", "Color", "Material"] }
    for candidate in candidates {
      let full = "\(candidate).\(name)"
      if let bindings = index.staticFunctions[full] {
        return try choice(full, bindings, interpreter, mark).call(.nothing, arguments)
      }
      guard let entries = staticFunctions["\(candidate).\(name)"] else {
        if isInertType(candidate) { return .native(InertValue(name: name)) }
        continue
      }
      return try choose("\(candidate).\(name)", entries.map { ($0.signature, $0.make) }, arguments, interpreter, mark)
    }
    return nil
  }

  /// The first overload whose labels and types fit; what the last one that fits by labels says, if none does.
  func choose<Result>(
    _ name: String, _ overloads: [(Signature, (Inputs) throws -> Result)], _ arguments: [CallArgument],
    _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Result {
    var problem: Failure?
    // What the argument at one place should have been, by the overloads that it fits but for its type.
    var wanted: [String] = []
    for (signature, make) in overloads {
      guard let assigned = signature.assign(arguments) else { continue }
      do {
        let values = try convert(assigned, signature, interpreter)
        return try make(Inputs(values: values, interpreter: interpreter, mark: mark))
      } catch let failure as Failure {
        if failure.isLimit { throw failure }
        problem = problem ?? failure
        if let type = failure.wantedType, failure.mark == problem?.mark, !wanted.contains(type) { wanted.append(type) }
      }
    }
    if let problem, wanted.count > 1, case .typeMismatch(let found, _) = problem.kind {
      throw Failure(.typeMismatch(found: found, wanted: wanted), problem.mark, hint: problem.hint)
    }
    throw problem ?? mismatch(name, overloads.map(\.0), arguments, mark)
  }

  private func mismatch(_ name: String, _ signatures: [Signature], _ arguments: [CallArgument], _ mark: SourceMark)
    -> Failure
  {
    let labels = signatures.flatMap { $0.parameters.compactMap(\.label) }
    for argument in arguments {
      guard let label = argument.label, !labels.contains(label) else { continue }
      return Failure(
        "wrong-arguments", "'\(name)' has no argument '\(label)'", argument.mark,
        hint: nearestCandidate(label, labels).map { "did you mean '\($0)'?" } ?? usage(name, signatures))
    }
    return Failure(
      "wrong-arguments", "'\(name)' can't be called with these arguments", mark, hint: usage(name, signatures))
  }

  private func usage(_ name: String, _ signatures: [Signature]) -> String {
    var shown: [Signature] = []
    for signature in signatures where shown.count < 2 {
      // Forms that differ only in whether their content has a label are one.
      let isKnown = shown.contains {
        $0.parameters.dropLast().map(\.label) == signature.parameters.dropLast().map(\.label)
          && $0.parameters.last?.type == signature.parameters.last?.type && signature.parameters.count > 1
      }
      if !isKnown { shown.append(signature) }
    }
    return "write " + shown.map { "\(name)(\($0.text))" }.joined(separator: " or ")
  }
}

/// A value that is known and has no effect on what is drawn: an animation, a transition, a gesture.
struct InertValue: Hashable {
  var name: String
}
