import VitrineLayout

/// Facts about a view for the container around it, and its actions on events.
package struct ViewTraits {
  /// The actions of the control.
  var actions = ControlActions()
  /// The traits of the list row that contains the view.
  var row = ListRowTraits()
  /// The list section to which the view belongs, and its part in it.
  var section: SectionMark.Membership?
  /// The tag: the selection value that the view represents.
  var tag: TagValue?
  /// The identifier of the `ForEach` element that the view represents.
  var elementID: String?
  /// The identifier of the `ForEach` element as a selection value.
  var elementChoice: AnyHashable?
  /// The badge: a short text at the end of a row, or on a tab.
  var badge: String?
  /// The view's item in a tab bar.
  var tabItem: (any View)?
  /// The placement of the view in toolbars.
  var toolbarPlacement: ToolbarItemPlacement?
  /// The width of the view as a column of a split view, in points.
  var columnWidth: Double?
  /// The transition with which the view appears and disappears.
  var transition: AnyTransition?
  /// Whether the views inside are the scroll targets of a scroll view.
  var isScrollTargetLayout = false
  /// Whether the view has its own disabled appearance, and isn't dimmed in addition.
  var showsDisabled = false
  /// The space before the first section, if the view is a list that begins with a card.
  var listLead: ListTopSpace?
  /// The background of the view, for the bars around it.
  var barBackground: Ink?

  package init() {}

  init(_ actions: ControlActions) { self.actions = actions }
}

extension ViewTraits {
  /// The selection value that the view represents: its tag, or the identifier of its `ForEach` element.
  var choice: AnyHashable? { tag?.value ?? elementChoice }
}

/// The actions of a control on events.
package struct ControlActions {
  /// The action of a tap.
  var tap: (() -> Void)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var setBool: ((Bool) -> Void)?
  var setNumber: ((Double) -> Void)?
  var setText: ((String) -> Void)?
  /// Selects the option with a value.
  var select: ((AnyHashable) -> Void)?
  /// Returns the views of all options, with their values as tags.
  var options: (() -> [RenderNode])?
  /// The gestures of the view, innermost modifier first.
  var gestures: [AttachedGesture] = []
  /// The binding of the field's focus, if it has a `focused` modifier.
  var focus: FocusHandle?
  /// The accessibility label and identifier of the view.
  var names: [String] = []
  /// Whether the view ignores touches.
  var ignoresTouches: Bool?
  /// Whether a tap anywhere in the list row that contains the view performs its action.
  var actsForRow = false
  /// Scrolls forward by a length in points.
  var scroll: ((Double) -> Void)?
  /// Returns the label of a picker, if it isn't drawn.
  var label: (() -> [RenderNode])?
  /// Returns the geometry of the scroll view and its content, after layout.
  var scrollGeometry: (() -> ScrollGeometry?)?
  /// Returns the frame, in the root's coordinates, of a view in the scroll view that isn't placed.
  var frameInScrollView: ((RenderNode) -> Rect?)?
  /// Scrolls by a distance along both axes, limited to the content.
  var scrollBy: ((Point) -> Void)?
  /// The axis along which the view scrolls.
  var scrollAxis = Axis.vertical
  /// The action of a finger that moves over the control.
  var drag: ((DragMotion) -> Void)?
  /// Returns to the previous screen.
  var back: (() -> Void)?
  /// The role of a button.
  var buttonRole: ButtonRole?
  /// Whether a tap only opens a menu or picker.
  var opensMore = false
  /// The role of the control that a tap operates.
  var role = ControlRole.button
}

/// The role and the state of a control for assistive technology.
package enum ControlRole: Hashable, Sendable {
  case button
  case toggle(isOn: Bool)
  /// One of several values.
  case choice(isChosen: Bool)
  /// One of several screens.
  case tab(isChosen: Bool)
  /// A control that shows or hides content.
  case disclosure(isExpanded: Bool)
  /// A menu of values that shows the selected one.
  case menu
}

/// The traits of a list row that a view in it sets.
struct ListRowTraits {
  /// The insets in points; those of the list if `nil`.
  var insets: EdgeInsets?
  /// The insets that replace the others at some edges.
  var edgeInsets: RowEdgeInsets?
  var background: (any View)?
  /// The edges without a separator; `nil` if the view doesn't set them.
  var hiddenSeparators: VerticalEdge.Set?
  var hiddenSectionSeparators: VerticalEdge.Set = []
  var separatorTint: Color?
  /// The number of disclosure groups around the row.
  var disclosureDepth: Int?
  /// The actions that reveal the swipe actions at an edge.
  var swipes: [SwipeEdge: () -> Void] = [:]
  /// Whether the row can't be deleted.
  var isDeleteDisabled = false
  /// The swipe actions that are revealed.
  var buttons: RowButtons?
  /// The height of a control's switch, track or buttons, in points; up to that height, the row adds no vertical insets.
  var controlHeight: Double?
}
