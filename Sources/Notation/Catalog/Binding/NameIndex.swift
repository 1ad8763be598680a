import FenceEvaluation

/// Where a name's binding is found: one table for all threads, made when the first name is looked up.
///
/// It holds names alone; the forms of a binding are made when that name is first used.
struct NameIndex: Sendable {
  typealias Bindings = [String: [NameBinding]]

  /// Views and what else is called by a bare name.
  let functions: Bindings
  let modifiers: Bindings
  let lifetimes: Bindings
  /// By type, then by name.
  let staticFunctions: [String: Bindings]
  /// By type, then by name.
  let methods: [String: Bindings]
  /// By type, then by name.
  let mutations: [String: Bindings]
  /// By type.
  let properties: [String: PropertyTable]
  let members: [String: [MemberTable]]

  static let standard = NameIndex(Names.bindings, Names.memberTables, PropertyNames.propertyTables)

  init(_ bindings: [NameBinding], _ tables: [MemberTable], _ properties: [PropertyTable]) {
    var (functions, modifiers, lifetimes) = (
      Bindings(minimumCapacity: bindings.count / 2), Bindings(minimumCapacity: bindings.count / 2), Bindings()
    )
    var (staticFunctions, methods, mutations) = ([String: Bindings](), [String: Bindings](), [String: Bindings]())
    for binding in bindings {
      switch binding.role {
      case .view, .function: functions[binding.name, default: []].append(binding)
      case .modifier: modifiers[binding.name, default: []].append(binding)
      case .lifetime: lifetimes[binding.name, default: []].append(binding)
      case .staticFunction(let type): staticFunctions[type, default: [:]][binding.name, default: []].append(binding)
      case .method(let type): methods[type, default: [:]][binding.name, default: []].append(binding)
      case .mutation(let type): mutations[type, default: [:]][binding.name, default: []].append(binding)
      }
    }
    (self.functions, self.modifiers, self.lifetimes) = (functions, modifiers, lifetimes)
    (self.staticFunctions, self.methods, self.mutations) = (staticFunctions, methods, mutations)
    self.properties = Dictionary(properties.map { ($0.type, $0) }) { first, _ in first }
    members = Dictionary(grouping: tables, by: \.type)
  }

  /// A static member of a type.
  func member(_ name: String, of type: String) -> Value? {
    for table in members[type] ?? [] { if let value = table[name] { return value } }
    return nil
  }

  func memberNames(of type: String) -> [String] { (members[type] ?? []).flatMap(\.names) }
}

extension [NameBinding] {
  /// The forms of all, in order.
  var overloads: [Overload] { flatMap(\.overloads) }
}
