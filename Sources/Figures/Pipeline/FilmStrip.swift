import Diagnostics
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A view before and after each of some events.
struct FilmStrip {
  private(set) var cells: [StripFigure.Cell] = []
  /// The data of each picture, for other programs.
  private(set) var frames: [FilmFrame] = []
  /// The owners of all values after the last event, if they are requested.
  private(set) var ownership: Ownership?
  /// The lifetimes of views and tasks over all pictures, if they are requested.
  var lifetimes: LifetimeChart? {
    panels.contains(.lifetime) ? LifetimeChart(frames, labels: cells.map(\.label)) : nil
  }
  /// The warnings about the renderings, without duplicates.
  private(set) var remarks: [Rendering.Remark] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The animated changes.
  private(set) var scenes: [AnimationFilm.Scene] = []
  private let notebook: Notebook
  private let view: ViewSession
  private let panels: [FigureOptions.Panel]
  private let history = GraphHistory()
  private var snapshots: [GraphHistory.Snapshot] = []
  private let shown: (Rendering) -> Rendering
  private let camera: AnimationCamera?

  /// - Parameters:
  ///   - panels: the data to record for each picture besides its state and printed output.
  ///   - animation: the options for animated changes.
  ///   - shown: removes what is not shown from a rendering.
  init(
    _ view: ViewSession, notebook: Notebook, panels: [FigureOptions.Panel],
    animation: FigureOptions.Animation = FigureOptions.Animation(), shown: @escaping (Rendering) -> Rendering
  ) {
    (self.view, self.notebook, self.panels, self.shown) = (view, notebook, panels, shown)
    camera = !animation.isShown ? nil : AnimationCamera(options: animation, shown: shown)
  }

  /// The animated changes as a film; `nil` if there are none, or none are to be shown.
  var animation: AnimationFilm? {
    guard let camera, !scenes.isEmpty else { return nil }
    return AnimationFilm(scenes: scenes, parts: camera.options.shownParts)
  }

  /// The pictures as the content of a figure.
  var content: DrawnView.Content {
    let strip = DrawnView.Strip(cells: cells, frames: frames, lifetimes: lifetimes)
    return animation.map { .animation($0, strip) } ?? .strip(strip)
  }

  /// Advice on events that change nothing that a reader sees, so that the pictures are copies of each other.
  var advice: Diagnostic? {
    guard diagnostics.isEmpty, !panels.contains(where: Self.histories.contains), cells.count > 1, camera == nil,
      zip(cells, frames).allSatisfy({ $0.rendering == cells[0].rendering && $1.state == frames[0].state }),
      frames.dropFirst().allSatisfy(\.output.isEmpty)
    else { return nil }
    return Diagnostic(
      .note, "events", "all pictures look alike",
      hint: "remove the events, or show what they do otherwise: show=updates,identity")
  }

  /// Draws the view in its first state, performs the events, and draws the view after each.
  ///
  /// - Parameter fromBeginning: whether the first picture is the one before `onAppear` and `task` ran.
  mutating func play(_ events: [FigureEvent], fromBeginning: Bool = false) {
    defer {
      checkSettled()
      tell()
      if panels.contains(.ownership) { ownership = notebook.ownership(in: view) }
      checkAnimation()
    }
    add("at first", fromBeginning ? view.renderBeforeAppearing() : view.render())
    for event in events.prefix(FigureEvent.most) where !view.isUnsettled {
      do throws(ViewSession.Miss) {
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

  /// The panels that differ though the pictures don't.
  private static let histories: [FigureOptions.Panel] = [.updates, .identity, .graph, .lifetime, .ownership]

  /// The most values of state that are written below a picture.
  private static let mostState = 8

  /// Adds the notes to each picture, with view names that are unique in the whole strip.
  private mutating func tell() {
    let made = frames.flatMap(\.lifetime).filter(\.isMade).map { (number: $0.node, name: $0.view) }
    let names = NumberedViewNames(made)
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

  /// Returns the trees of a picture, from the second on with their changes.
  private func identity(_ index: Int) -> IdentityTrees {
    let names = frames[index].names
    func trees(_ index: Int) -> IdentityTrees { IdentityTrees(cells[index].rendering) { names($0, $1) } }
    return index == 0 ? trees(0) : trees(index).compared(with: trees(index - 1))
  }

  private mutating func happen(_ event: FigureEvent) throws(ViewSession.Miss) {
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

  /// Sets a value of the state, or a property of it: `model.count`.
  private mutating func set(_ name: String, _ text: String) throws(ViewSession.Miss) {
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
          .warning, "events", "'\(text)' is not a value for '\(name)'", hint: "write it as in Swift: set name \"Kim\""))
    }
  }

  private mutating func checkSettled() {
    guard view.isUnsettled else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "events", "views still change after \(ViewSession.mostPasses) renderings in a row",
        hint: "check whether an onChange, onAppear or task changes a value that it depends on"))
  }

  private mutating func checkAnimation() {
    guard camera != nil, scenes.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "animation", "nothing is animated",
        hint: "change state in withAnimation { … }, or add .animation(.spring, value: isOn)"))
  }

  /// Returns a sentence that lists names: `the only control is 'Add'`, `the controls are 'Add', 'Remove'`.
  private static func listed(_ names: [String], _ noun: String) -> String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return names.count == 1 ? "the only \(noun) is \(list)" : "the \(noun)s are \(list)"
  }

  private static func diagnostic(_ miss: ViewSession.Miss, _ event: FigureEvent) -> Diagnostic {
    let (message, hint): (String, String) =
      switch miss {
      case .noControl(let known):
        (
          "'\(event.label)' matches no control",
          known.isEmpty ? "the view has no control" : Self.listed(known, "control")
        )
      case .ambiguous(let known):
        ("'\(event.label)' may mean " + known.map { "'\($0)'" }.joined(separator: " or "), "write more of the name")
      case .noScreen: ("'\(event.label)' has no screen to go back to", "tap a NavigationLink first")
      case .isDisabled: ("'\(event.label)' matches a disabled control", "enable it, or remove the event")
      case .isCovered(let cover):
        (
          "'\(event.label)' touches '\(cover)', which covers the control",
          "add .allowsHitTesting(false) to the view on top"
        )
      case .noState(let known):
        (
          "'\(event.label)' matches no state",
          known.isEmpty ? "the view has no @State" : Self.listed(known, "state")
        )
      case .isBusy:
        (
          "'\(event.label)' has too many timer and task events",
          "wait for less time, or use fewer timers and tasks: at most \(ViewSession.mostInstants) points in time"
        )
      }
    return Diagnostic(.warning, "events", message, hint: hint)
  }
}
