import VitrineLayout

/// The screens of a navigation container: the root, and those that links, values and bindings show over it. Covered
/// screens keep their state but are not drawn.
struct NavigationScreens {
  let context: RenderContext
  /// The values of the screens over the root, if the container's owner stores them.
  let path: Binding<[AnyHashable]>?

  /// A screen with the action that leaves it.
  struct Screen {
    let node: RenderNode
    let facts: NavigationPreferences
    var back: (() -> Void)?
  }

  /// The state with the screens that the container stores itself, besides those of its path.
  private var cell: StateCell {
    context.graph.states.cell(context.identity, "@screens") { [NavigationEntry]() }
  }

  private var entries: [NavigationEntry] {
    let own = cell.value as? [NavigationEntry] ?? []
    return (path?.wrappedValue.map { .value($0) } ?? []) + own
  }

  private var navigator: Navigator {
    let cell = cell
    func push(_ entry: NavigationEntry) { cell.value = (cell.current as? [NavigationEntry] ?? []) + [entry] }
    return Navigator { link in
      push(.link(link))
    } show: { value in
      if let path { path.wrappedValue.append(value) } else { push(.value(value)) }
    }
  }

  /// Returns an action that goes back until a number of screens are left over the root.
  private func leave(_ count: Int) -> () -> Void {
    let cell = cell
    return {
      let own = cell.current as? [NavigationEntry] ?? []
      let inPath = path?.wrappedValue.count ?? 0
      cell.value = Array(own.prefix(max(0, count - inPath)))
      if let path, inPath > count { path.wrappedValue = Array(path.wrappedValue.prefix(count)) }
    }
  }

  /// Returns all screens, the top one last.
  func screens(over root: any View) -> [Screen] {
    var screens: [Screen] = []
    func add(_ view: any View, _ step: Identity.Step, for entry: NavigationEntry? = nil, back: (() -> Void)?) {
      var inner = context.inContainer(along: nil).appendingIdentity(step)
      inner.environment.navigator = navigator
      if let back { inner.environment.dismissAction = back }
      let last = entry.map { inner.step(to: $0, named: $0.words) } ?? .index(0)
      let made = inner.nodes(of: view, step: last)
      guard let node = inner.single(made, implying: .verticalStack) else { return }
      screens.append(
        Screen(node: node, facts: node.resolvedPreferences.value(of: NavigationPreferences.token), back: back))
    }
    add(root, .id("root"), back: nil)
    for (index, entry) in entries.enumerated() {
      guard let view = view(for: entry, screens) else {
        context.graph.remark(
          .init(
            .warning, "missing-destination",
            "no 'navigationDestination' is declared for '\(entry.words)': the link shows nothing",
            hint: "add .navigationDestination(for: …) inside the NavigationStack"))
        continue
      }
      add(view, .id("screen \(index)"), for: entry, back: leave(index))
    }
    var shown = 0
    while let presented = screens.last?.facts.presented.last, shown < Self.mostPresented {
      shown += 1
      add(presented.view(), .id("presented \(shown)"), back: presented.dismiss)
    }
    return screens
  }

  /// The maximum number of screens that present one another, which could go on without end.
  private static let mostPresented = 8

  /// Returns the destination of an entry, as the screen nearest to the root declares it.
  private func view(for entry: NavigationEntry, _ screens: [Screen]) -> (any View)? {
    screens.lazy.compactMap { $0.facts.destinations.view(entry) }.first
  }
}

extension RenderContext {
  /// The context with the editing of the lists in a navigation container, which an edit button switches.
  var withEditing: RenderContext {
    guard environment.editMode == nil else { return self }
    let cell = graph.states.cell(identity, "@editing") { EditMode.inactive }
    var context = self
    context.environment.editMode = Binding(get: { cell.value as? EditMode ?? .inactive }, set: { cell.value = $0 })
    return context
  }
}

extension [NavigationDestination] {
  /// Returns the view for an entry; `nil` if no destination matches.
  func view(_ entry: NavigationEntry) -> (any View)? {
    for destination in self {
      switch entry {
      case .link(let link): if destination.link == link { return destination.view(AnyHashable(0)) }
      case .value(let value): if destination.link == nil, let view = destination.view(value) { return view }
      }
    }
    return nil
  }
}
