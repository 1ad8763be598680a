import FenceEvaluation

/// For editors, which tell of names and complete them.
extension CatalogReference {
  /// A name that fences may use.
  package struct Entry: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case view, function, modifier
      /// A modifier that acts when something happens, and is without effect at rest.
      case lifetime
      /// A modifier that changes a picture and is not drawn.
      case notDrawn
      /// A modifier without which a picture at rest is right.
      case inert
      /// A view of another framework, for which a labelled box stands in.
      case foreign
    }

    package struct Parameter: Hashable, Sendable {
      package var label: String?
      package var type: String
    }

    package var name: String
    package var kind: Kind
    /// The parameters of each form, as the manual writes them: `alignment: Alignment?, content: View`.
    package var forms: [String] = []
    /// The parameters of all forms, each once.
    package var parameters: [Parameter] = []
    /// Why it is not drawn, what it is for, or the framework that it is of; empty for what is drawn.
    package var reason = ""

    /// Whether it is called on a view.
    package var isModifier: Bool { [.modifier, .lifetime, .notDrawn, .inert].contains(kind) }

    /// An explanation of a name that is not drawn or has no effect; `nil` for others.
    package var explanation: String? {
      switch kind {
      case .view, .function, .modifier: nil
      case .lifetime: "Without effect at rest; it acts in film strips."
      case .notDrawn: "Not drawn: \(reason)."
      case .inert:
        "Without effect in a picture at rest (\(reason.prefix(1).lowercased() + reason.dropFirst()))."
      case .foreign: "A view of \(reason): a labelled box is drawn instead."
      }
    }
  }

  /// Everything that fences may call by a bare name or on a view, by name; what is drawn comes before what is not.
  package static let entries: [Entry] = {
    let index = NameIndex.standard
    func bound(_ names: [String: [NameBinding]], _ kind: ([NameBinding]) -> Entry.Kind) -> [Entry] {
      names.map { name, bindings in entry(name, kind(bindings), bindings.overloads) }
    }
    let drawn =
      bound(index.functions) { $0.contains { $0.role == .view } ? .view : .function }
      + bound(index.modifiers) { _ in .modifier } + bound(index.lifetimes) { _ in .lifetime }
    let others =
      NotDrawnNames.notDrawn.map { Entry(name: $0.name, kind: .notDrawn, reason: $0.reason) }
      + InertNames.inert.flatMap { inert in
        inert.names.map { Entry(name: $0, kind: .inert, reason: inert.topic) }
      } + ForeignViewsNames.foreignViews.map { Entry(name: $0.name, kind: .foreign, reason: $0.framework) }
    var known: Set<String> = []
    let each = drawn + others.filter { known.insert($0.name).inserted && index.modifiers[$0.name] == nil }
    // Names that begin so are the program's own.
    return each.filter { !$0.name.hasPrefix("_") }.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }()

  /// The entries of a name, which may be a view's and a modifier's.
  package static func entries(named name: String) -> [Entry] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: entries, by: \.name)

  /// The static members and functions of a type: `red`, `blue` … of `Color`.
  package static func staticNames(of type: String) -> [String] {
    var seen: Set<String> = []
    return Catalog.standard.staticNames(of: type).filter { seen.insert($0).inserted }
  }

  private static func entry(_ name: String, _ kind: Entry.Kind, _ overloads: [Overload]) -> Entry {
    var (forms, parameters): ([String], [Entry.Parameter]) = ([], [])
    for overload in overloads {
      if !forms.contains(overload.text) { forms.append(overload.text) }
      for one in overload.parameters {
        let parameter = Entry.Parameter(label: one.label, type: one.type)
        if !parameters.contains(parameter) { parameters.append(parameter) }
      }
    }
    return Entry(name: NativeType.shown(name), kind: kind, forms: forms, parameters: parameters)
  }
}
