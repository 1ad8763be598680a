import VitrineLayout
import VitrineText

@_exported import struct Diagnostics.SourceMark

/// A view tree after layout and painting, with everything that a figure shows. It is a value that threads can share.
public struct Rendering: Hashable, Sendable {
  /// The proposal for the root.
  public var proposal: ProposedViewSize
  /// The size that the root reported.
  public var size: Size
  /// The root of the laid-out tree; `nil` if the view has no content.
  public var root: RenderedNode?
  /// The proposals and reports of the layout, numbered in the order in which figures show them.
  public var steps: [LayoutStep]
  /// The painted marks, in the root's coordinates.
  public var marks: [Mark]
  /// The number of pixels per point.
  public var scale: Double
  public var layoutDirection: LayoutDirection
  /// The device's screen; `nil` for a figure without a device.
  public var screen: Screen?
  /// The diagnostics of the engine: contradictory frames, missing fonts, state that changes with each layout.
  public var remarks: [Remark]
  /// The number of measurements of nodes, without cached answers.
  public var measurements: Int
  /// The object that measured the text, which figures use for their labels, too.
  public var typesetter: Typesetter
  /// The view tree from which the nodes were made, if requested.
  package var viewTree: [TracedView] = []

  public init(
    proposal: ProposedViewSize, size: Size, root: RenderedNode?, steps: [LayoutStep], marks: [Mark], scale: Double,
    layoutDirection: LayoutDirection, remarks: [Remark], measurements: Int, typesetter: Typesetter
  ) {
    self.proposal = proposal
    self.size = size
    self.root = root
    self.steps = steps
    self.marks = marks
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.remarks = remarks
    self.measurements = measurements
    self.typesetter = typesetter
  }

  /// A device's screen: its safe area insets and corner radius, in points, and its form.
  public struct Screen: Hashable, Sendable {
    /// The kind of device to which a screen belongs, which determines its bars and its bezel.
    public enum Form: Hashable, Sendable { case phone, phoneOnItsSide, tablet, watch, window }

    public var safeArea: EdgeInsets
    public var cornerRadius: Double
    public var form: Form
    public init(safeArea: EdgeInsets, cornerRadius: Double, form: Form = .phone) {
      self.safeArea = safeArea
      self.cornerRadius = cornerRadius
      self.form = form
    }
  }

  /// A diagnostic for the author of the view.
  public struct Remark: Hashable, Sendable {
    /// The severity of a diagnostic; with an error, nothing is drawn.
    public enum Severity: Hashable, Sendable { case note, warning, error }
    public var severity: Severity
    public var code: String
    public var message: String
    public var hint: String?
    /// The source position of the node concerned, as numbered by the front end.
    public var source: SourceMark?
    public init(
      _ severity: Severity, _ code: String, _ message: String, hint: String? = nil, source: SourceMark? = nil
    ) {
      self.severity = severity
      self.code = code
      self.message = message
      self.hint = hint
      self.source = source
    }
  }
}

/// A node of the laid-out tree.
public struct RenderedNode: Hashable, Sendable {
  /// The role of a node in its parent.
  public enum Role: String, Hashable, Sendable { case child, primary, secondary }

  /// The sizing behaviour of a view along an axis: fills the proposal, has its own length, or behaves as its content
  /// does.
  public enum Sizing: String, Hashable, Sendable { case expands = "exp", hugs = "hug", neutral = "neu" }

  /// The kind of view or modifier.
  public var kind: NodeKind
  /// The view's or modifier's name in SwiftUI: `Text`, `padding`, `HStack`, `frame`.
  public var type: String { kind.name }
  /// The distinguishing argument in source form: `"Favorite"`, `10`, `red`, `width: 100`; empty if there is none.
  public var argument: String
  /// A description of content that isn't text, such as that of a chart; empty for most views.
  public var summary = ""
  /// The identifier set by `.id(_:)`, if any.
  public var id: String?
  /// The indices from the root: `0`, `0.1`, `0.1.0`.
  public var path: String
  public var role: Role
  /// The views and modifiers around the node that have no node, outermost first.
  public var wrappers: [ViewWrapper]
  /// The parent's final proposal when it sized the node.
  public var proposal: ProposedViewSize
  /// The size that the node reported for it; the frame may differ if the parent proposed another size when it placed
  /// the node.
  public var report: Size
  /// The frame in the root's coordinates, unrounded.
  public var frame: Rect
  public var sizingHorizontal: Sizing
  public var sizingVertical: Sizing
  /// Whether the view, with its content, takes the whole length that it is proposed.
  public var fillsHorizontally = false
  public var fillsVertically = false
  public var priority: Double
  /// The named arguments of the layout, which the steps mention: the insets of a padding, the lengths of a frame,
  /// spacing.
  public var parameters: [Parameter]
  /// The division of a stack's length among its children, if it had to divide any.
  public var division: StackDivisionTrace?
  public var source: SourceMark?
  /// The alignment guides of a container and the baselines of a text, if requested.
  public var guides: [Guide] = []
  /// The questions that the node asked its children for its report, including probes and repeated ones, if requested.
  public var questions: [Question] = []
  /// Whether the node is an internal part of a control or bar, not a view that the author wrote.
  public var isInternal = false
  /// The lines of a text, as it is placed; `nil` for other views.
  package var lines: Lines?
  public var children: [RenderedNode]

  /// The lines of a text.
  package struct Lines: Hashable, Sendable {
    package var count: Int
    package var isTruncated: Bool
  }

  /// A question to a child, with its answer.
  public struct Question: Hashable, Sendable {
    /// The child's path.
    public var to: String
    public var proposal: ProposedViewSize
    public var report: Size
    /// Whether the answer only prepared another question: a stack asks for the minimum and the maximum size of a view.
    public var isProbe: Bool
    /// Whether the answer came from a cache, without a measurement.
    public var isFromCache: Bool
    public init(to: String, proposal: ProposedViewSize, report: Size, isProbe: Bool, isFromCache: Bool) {
      (self.to, self.proposal, self.report) = (to, proposal, report)
      (self.isProbe, self.isFromCache) = (isProbe, isFromCache)
    }
  }

  /// An alignment guide.
  public struct Guide: Hashable, Sendable {
    /// The axis along which the position is measured: `.horizontal` for a vertical line such as `leading`.
    public var axis: Axis
    /// The position in the root's coordinates.
    public var position: Double
    /// The alignment's name in SwiftUI: `center`, `firstTextBaseline`.
    public var name: String
    public init(axis: Axis, position: Double, name: String) {
      self.axis = axis
      self.position = position
      self.name = name
    }
  }

  /// A named number from a view's arguments, such as an edge of a padding.
  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var value: Double
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  public init(
    kind: NodeKind, argument: String, id: String?, path: String, role: Role, wrappers: [ViewWrapper],
    proposal: ProposedViewSize, report: Size, frame: Rect, sizingHorizontal: Sizing, sizingVertical: Sizing,
    priority: Double, parameters: [Parameter], division: StackDivisionTrace?, source: SourceMark?,
    children: [RenderedNode]
  ) {
    self.kind = kind
    self.argument = argument
    self.id = id
    self.path = path
    self.role = role
    self.wrappers = wrappers
    self.proposal = proposal
    self.report = report
    self.frame = frame
    self.sizingHorizontal = sizingHorizontal
    self.sizingVertical = sizingVertical
    self.priority = priority
    self.parameters = parameters
    self.division = division
    self.source = source
    self.children = children
  }
}

/// A proposal from a parent to a child, or a report from a child to its parent.
public struct LayoutStep: Hashable, Sendable {
  /// The kind of a step: a parent's proposal or a child's report.
  public enum Kind: String, Hashable, Sendable { case propose, report }
  /// The number of the step, starting at 1.
  public var number: Int
  public var kind: Kind
  /// The path of the parent that proposes (empty for the system), or of the child that reports.
  public var from: String
  /// The path of the child to which the parent proposes, or of the parent to which the child reports (empty for the
  /// system).
  public var to: String
  /// The proposed or reported size; a report has both dimensions.
  public var size: ProposedViewSize

  public init(number: Int, kind: Kind, from: String, to: String, size: ProposedViewSize) {
    self.number = number
    self.kind = kind
    self.from = from
    self.to = to
    self.size = size
  }
}
