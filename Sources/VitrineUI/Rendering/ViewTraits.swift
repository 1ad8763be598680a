import VitrineLayout

/// Facts about a view for the container around it, and what events do to it.
package struct ViewTraits {
  /// What events do to the control.
  var actions = ControlActions()
  /// What the view says of the row of a list that it stands in.
  var row = ListRowTraits()
  /// The section of a list that it belongs to, and as what.
  var section: SectionMark.Membership?
  /// The value of a selection that it stands for.
  var tag: TagValue?
  /// The identifier of the element of a `ForEach` that it stands for.
  var elementID: String?
  /// The same as the value of a selection.
  var elementChoice: AnyHashable?
  /// A short text at the end of a row, or on a tab.
  var badge: String?
  /// What stands for it in a tab bar.
  var tabItem: (any View)?
  /// Where it stands in toolbars.
  var toolbarPlacement: ToolbarItemPlacement?
  /// Its width as a column of a split view, in points.
  var columnWidth: Double?
  /// How it comes and goes.
  var transition: AnyTransition?
  /// Whether a scroll view tells its position by the views inside it.
  var isScrollTargetLayout = false
  /// Whether it shows itself that it is disabled, so that it is not drawn faintly.
  var showsDisabled = false
  /// What it keeps before its first section, if it is a list that begins with a card.
  var listLead: ListLead?
  /// What is behind it, for the bars around.
  var barBackground: Ink?

  package init() {}

  init(_ actions: ControlActions) { self.actions = actions }
}

extension ViewTraits {
  /// The value of a selection that the view stands for: its tag, else the identifier of its element.
  var choice: AnyHashable? { tag?.value ?? elementChoice }
}

/// What events can do to a control.
package struct ControlActions {
  /// What a tap does.
  var tap: (() -> Void)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var setBool: ((Bool) -> Void)?
  var setNumber: ((Double) -> Void)?
  var setText: ((String) -> Void)?
  /// Chooses the option with a value.
  var select: ((AnyHashable) -> Void)?
  /// The views of all options, with their values as tags.
  var options: (() -> [RenderNode])?
  /// The gestures that the view listens for, from the innermost modifier on.
  var gestures: [AttachedGesture] = []
  /// What gives the focus to the field, where something outside follows it.
  var focus: FocusHandle?
  /// What the view is called where that is not what it shows: its accessibility label and identifier.
  var names: [String] = []
  /// Whether touches go through the view.
  var ignoresTouches: Bool?
  /// Whether a tap anywhere in the list's row that it stands in does what a tap on it does.
  var actsForRow = false
  /// Scrolls on by a length in points.
  var scroll: ((Double) -> Void)?
  /// The views that say what the choices are for, where they are not drawn.
  var label: (() -> [RenderNode])?
  /// How the scroll view stands to its content, once it is laid out.
  var scrollGeometry: (() -> ScrollGeometry?)?
  /// The frame of a view in the scroll view, in the root's coordinates, where it has one that is not placed.
  var frameInScrollView: ((RenderNode) -> Rect?)?
  /// Scrolls on by a way, as far as the content goes.
  var scrollBy: ((Point) -> Void)?
  /// The axis along which that is.
  var scrollAxis = Axis.vertical
  /// What a finger does that moves over the control.
  var drag: ((DragMotion) -> Void)?
  /// Leads back to the screen before.
  var back: (() -> Void)?
  /// What a button is for.
  var buttonRole: ButtonRole?
  /// Whether a tap opens what has to be chosen from before anything is done.
  var opensMore = false
  /// What sort of control a tap operates.
  var role = ControlRole.button
}

/// What sort of control it is to who operates it without seeing it, and what it says of its own state.
package enum ControlRole: Hashable, Sendable {
  case button
  case toggle(isOn: Bool)
  /// One of several values.
  case choice(isChosen: Bool)
  /// One of several screens.
  case tab(isChosen: Bool)
  /// What shows or hides content.
  case disclosure(isExpanded: Bool)
  /// Values of which the chosen one is seen.
  case menu
}

/// What a view says of the row of a list that it stands in.
struct ListRowTraits {
  /// In points; the list's own if `nil`.
  var insets: EdgeInsets?
  /// In place of those at some edges.
  var edgeInsets: RowEdgeInsets?
  var background: (any View)?
  /// The edges without a line; all have one if `nil`.
  var hiddenSeparators: VerticalEdge.Set?
  var hiddenSectionSeparators: VerticalEdge.Set = []
  var separatorTint: Color?
  /// How many disclosure groups are around it.
  var disclosureDepth: Int?
  /// Has the buttons at an edge come forth.
  var swipes: [SwipeEdge: () -> Void] = [:]
  /// Whether the row can't be deleted.
  var isDeleteDisabled = false
  /// Those that did.
  var buttons: RowButtons?
  /// How high the switch, track or buttons of a control are, in points: up to that, the row adds no insets of its own.
  var controlHeight: Double?
}
