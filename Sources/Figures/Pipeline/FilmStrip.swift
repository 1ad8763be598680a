import Diagnostics
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A view before and after each of some events.
struct FilmStrip {
  private(set) var cells: [StripFigure.Cell] = []
  /// What programs are told of each picture.
  private(set) var frames: [FilmFrame] = []
  /// Who owns which value once all has happened, where that is asked for.
  private(set) var ownership: Ownership?
  /// The lives of views and tasks over all pictures, where they are asked for.
  var lifetimes: LifetimeChart? {
    panels.contains(.lifetime) ? LifetimeChart(frames, labels: cells.map(\.label)) : nil
  }
  /// What reaches nothing.
  /// What there is to say of the pictures, each once.
  private(set) var remarks: [Rendering.Remark] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The changes that took time.
  private(set) var scenes: [AnimationFilm.Scene] = []
  private let notebook: Notebook
  private let view: LiveView
  private let panels: [FigureOptions.Panel]
  private let history = GraphHistory()
  private var snapshots: [GraphHistory.Snapshot] = []
  private let shown: (Rendering) -> Rendering
  private let camera: AnimationCamera?

  /// - Parameters:
  ///   - panels: what is told of each picture besides its state and what was printed.
  ///   - animation: how changes are shown that take time.
  ///   - shown: what is shown of a picture.
  init(
    _ view: LiveView, notebook: Notebook, panels: [FigureOptions.Panel],
    animation: FigureOptions.Animation = FigureOptions.Animation(), shown: @escaping (Rendering) -> Rendering
  ) {
    (self.view, self.notebook, self.panels, self.shown) = (view, notebook, panels, shown)
    camera = !animation.isShown ? nil : AnimationCamera(options: animation, shown: shown)
  }

  /// What is shown of the changes that took time; `nil` where there was none, or none is to be shown.
  var animation: AnimationFilm? {
    guard let camera, !scenes.isEmpty else { return nil }
    return AnimationFilm(scenes: scenes, parts: camera.options.shownParts)
  }

  /// Draws the view as it is, lets the events happen, and draws it after each.
  ///
  /// - Parameter fromBeginning: whether the first picture is that before anything appeared.
  mutating func play(_ events: [FigureEvent], fromBeginning: Bool = false) {
    defer {
      checkSettled()
      tell()
      if panels.contains(.ownership) { ownership = notebook.ownership(in: view) }
      checkAnimation()
    }
    add("at first", fromBeginning ? view.renderBeforeAppearing() : view.render())
    for event in events.prefix(FigureEvent.most) where !view.isUnsettled {
      do throws(LiveView.Miss) {
        try happen(event)
        if let touched = view.takeTouch() { cells[cells.count - 1].touched = touched }
      } catch {
        diagnostics.append(Self.diagnostic(error, event))
        return
      }
      add(event.label, view.render())
    }
  }

  private mutating func add(_ label: String, _ rendering: Rendering) {
    remarks += rendering.remarks.filter { !remarks.contains($0) }
    let number = cells.isEmpty ? "" : "\(cells.count) · "
    cells.append(StripFigure.Cell(label: number + label, rendering: shown(rendering)))
    let frame = FilmFrame(label, view, notebook, after: frames.last)
    if panels.contains(.graph) { snapshots.append(history.snapshot(view, notebook, frame: frame, after: frames.last)) }
    frames.append(frame)
    let courses: [(any AnimatedCourse)?] = [view.change, view.run]
    for course in courses.compactMap(\.self) {
      if let scene = camera?.scene(course, label: label) { scenes.append(scene) }
    }
  }

  /// The most pieces of state that stand at a picture.
  private static let mostState = 8

  /// Says of each picture what is to be said: views are told apart by all that there are in the strip.
  private mutating func tell() {
    let made = frames.flatMap(\.lifetime).filter(\.isMade).map { (number: $0.node, name: $0.view) }
    let names = FilmNames(made)
    for index in frames.indices {
      frames[index].names = names
      let frame = frames[index]
      let state = frame.stateTexts.prefix(Self.mostState)
      cells[index].remark = state.isEmpty ? nil : state.joined(separator: ", ")
      var notes = FrameNotes()
      notes.output = frame.output
      if panels.contains(.updates) {
        let ids = (index > 0 ? cells[index - 1].rendering.idsOfBodies : [:])
          .merging(cells[index].rendering.idsOfBodies) { _, new in new }
        notes.updates = ViewUpdates(frame, after: index > 0 ? frames[index - 1] : nil, ids: ids)
      }
      if snapshots.indices.contains(index) { notes.graph = history.graph(snapshots[index], names) }
      if panels.contains(.identity) { notes.identity = identity(index) }
      cells[index].notes = notes
    }
  }

  /// The trees of a picture, from the second on with what became of them.
  private func identity(_ index: Int) -> IdentityTrees {
    let names = frames[index].names
    func trees(_ index: Int) -> IdentityTrees { IdentityTrees(cells[index].rendering) { names($0, $1) } }
    return index == 0 ? trees(0) : trees(index).compared(with: trees(index - 1))
  }

  private mutating func happen(_ event: FigureEvent) throws(LiveView.Miss) {
    switch event {
    case .tap(let name): try view.tap(name)
    case .doubleTap(let name): try view.doubleTap(name)
    case .longPress(let name): try view.longPress(name)
    case .submit(let name): try view.submit(name)
    case .pull(let name): try view.pull(name)
    case .select(let name): try view.select(name)
    case .type(let text, let field): try view.write(text, in: field)
    case .resize(let width, let height): view.resize(to: ProposedViewSize(width: width, height: height))
    case .scroll(let length, let name): try view.scroll(by: length, name)
    case .scrollTo(let id, let name): try view.scroll(to: id, name)
    case .page(let isForward, let name): try view.scrollByPage(isForward: isForward, name)
    case .drag(let x, let y, let name): try view.drag(by: Size(width: x, height: y), name)
    case .swipe(let isLeft, let name): try view.swipe(left: isLeft, name)
    case .rotate: view.rotate()
    case .dismiss: try view.dismiss()
    case .back: try view.back()
    case .disappear: view.leaveSight()
    case .appear: view.comeBack()
    case .wait(let seconds): try view.wait(seconds)
    case .set(let name, let text): try set(name, text)
    }
  }

  /// Sets state, or a property of what the state is: `model.count`.
  private mutating func set(_ name: String, _ text: String) throws(LiveView.Miss) {
    let path = name.split(separator: ".").map(String.init)
    var isRead = true
    try view.set(path.first ?? name) { old in
      guard let value = notebook.value(of: text, like: old, at: Array(path.dropFirst())) else {
        isRead = false
        return old
      }
      return value
    }
    if !isRead {
      diagnostics.append(
        Diagnostic(
          .warning, "events", "‘\(text)’ is no value for ‘\(name)’", hint: "write it as in Swift: set name \"Kim\""))
    }
  }

  private mutating func checkSettled() {
    guard view.isUnsettled else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "events", "views still change after \(LiveView.mostPasses) renderings in a row",
        hint: "does an onChange, onAppear or task change what it depends on?"))
  }

  private mutating func checkAnimation() {
    guard camera != nil, scenes.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "animation", "nothing is animated",
        hint: "change state in withAnimation { … }, or watch it: .animation(.spring, value: isOn)"))
  }

  private static func diagnostic(_ miss: LiveView.Miss, _ event: FigureEvent) -> Diagnostic {
    let (message, hint): (String, String) =
      switch miss {
      case .noControl(let known):
        (
          "‘\(event.label)’ reaches no control",
          known.isEmpty ? "the view has no control" : "there are " + known.map { "‘\($0)’" }.joined(separator: ", ")
        )
      case .ambiguous(let known):
        ("‘\(event.label)’ may mean " + known.map { "‘\($0)’" }.joined(separator: " or "), "write more of the name")
      case .noScreen: ("‘\(event.label)’ has nowhere to go back to", "follow a NavigationLink before")
      case .isDisabled: ("‘\(event.label)’ reaches a control that is disabled", "enable it, or leave the event out")
      case .isCovered(let cover):
        (
          "‘\(event.label)’ touches ‘\(cover)’, which is over it",
          "a view that lets touches through: .allowsHitTesting(false)"
        )
      case .noState(let known):
        (
          "‘\(event.label)’ names no state",
          known.isEmpty ? "the view has no @State" : "there is " + known.map { "‘\($0)’" }.joined(separator: ", ")
        )
      case .isBusy:
        (
          "more happens in ‘\(event.label)’ than can be followed",
          "at most \(LiveView.mostInstants) points of time: wait for less, or let less be due"
        )
      }
    return Diagnostic(.warning, "events", message, hint: hint)
  }
}
