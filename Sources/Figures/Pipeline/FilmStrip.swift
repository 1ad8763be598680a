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
  /// What reaches nothing.
  private(set) var diagnostics: [Diagnostic] = []
  private let notebook: Notebook
  private let view: LiveView
  /// The custom views of the picture before, by their numbers.
  private var nodes: [Int: String] = [:]

  private let shown: (Rendering) -> Rendering

  /// - Parameter shown: what is shown of a picture.
  init(_ view: LiveView, notebook: Notebook, shown: @escaping (Rendering) -> Rendering) {
    (self.view, self.notebook, self.shown) = (view, notebook, shown)
  }

  /// Draws the view as it is, lets the events happen, and draws it after each.
  mutating func play(_ events: [FigureEvent]) {
    defer { checkSettled() }
    add("at first")
    for event in events.prefix(FigureEvent.most) where !view.isUnsettled {
      do throws(LiveView.Miss) {
        try happen(event)
      } catch {
        diagnostics.append(Self.diagnostic(error, event))
        return
      }
      add(event.label)
    }
  }

  private mutating func add(_ label: String) {
    let number = cells.isEmpty ? "" : "\(cells.count) · "
    cells.append(StripFigure.Cell(label: number + label, rendering: shown(view.render()), remark: state))
    let frame = FilmFrame(label, view, notebook, after: nodes)
    nodes = frame.nodes
    frames.append(frame)
  }

  private mutating func happen(_ event: FigureEvent) throws(LiveView.Miss) {
    switch event {
    case .tap(let name): try view.tap(name)
    case .longPress(let name): try view.longPress(name)
    case .select(let name): try view.select(name)
    case .type(let text, let field): try view.write(text, in: field)
    case .resize(let width, let height): view.resize(to: ProposedViewSize(width: width, height: height))
    case .scroll(let length, let name): try view.scroll(by: length, name)
    case .rotate: view.rotate()
    case .dismiss: try view.dismiss()
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

  /// The state as readers see it: `count = 1, isOn = true`.
  private var state: String? {
    let parts = view.state.flatMap { name, values in
      values.prefix(3).compactMap { notebook.text(ofState: $0) }.map {
        "\(name) = \($0.count > 24 ? $0.prefix(23) + "…" : $0[...])"
      }
    }
    return parts.isEmpty ? nil : parts.prefix(6).joined(separator: ", ")
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
      case .isDisabled: ("‘\(event.label)’ reaches a control that is disabled", "enable it, or leave the event out")
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
