import VitrineLayout
import VitrineText

@_exported import struct Diagnostics.SourceMark

/// A view tree laid out and painted: all that a figure is drawn from. A value, free to cross threads.
public struct Rendering: Hashable, Sendable {
  /// What the root was proposed.
  public var proposal: ProposedViewSize
  /// What the root reported.
  public var size: Size
  /// `nil` where the view has no content at all.
  public var root: RenderedNode?
  /// The conversation: proposals going down and reports coming up, numbered in the order they are told.
  public var steps: [LayoutStep]
  /// What is painted, in the root's coordinates.
  public var marks: [Mark]
  /// Pixels per point.
  public var scale: Double
  public var layoutDirection: LayoutDirection
  /// The device's screen around the proposal; `nil` where no device was asked for.
  public var screen: Screen?
  /// What the engine has to remark: contradictory frames, missing fonts, cycles that do not settle.
  public var remarks: [Remark]
  /// How many times a node was measured, cached answers not counted.
  public var measurements: Int
  /// What measured its text, for the words that figures put around it.
  public var typesetter: Typesetter
  /// The view tree that the nodes were made of, where it was asked for.
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

  /// A device's screen: how far it reaches beyond the proposal, how round its corners are, in points, and what it belongs to.
  public struct Screen: Hashable, Sendable {
    /// What a screen belongs to: what stands in its bars, and what is around it.
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

  /// Something to tell the author of the view.
  public struct Remark: Hashable, Sendable {
    /// How much it matters; with an error nothing is drawn.
    public enum Severity: Hashable, Sendable { case note, warning, error }
    public var severity: Severity
    public var code: String
    public var message: String
    public var hint: String?
    /// The source place of the node concerned, as the front end numbered it.
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

/// One node of the laid out tree.
public struct RenderedNode: Hashable, Sendable {
  /// What the node is to its parent.
  public enum Role: String, Hashable, Sendable { case child, primary, secondary }

  /// How a view behaves along an axis: fills what it is proposed, keeps to lengths of its own, or does what its content does.
  public enum Sizing: String, Hashable, Sendable { case expands = "exp", hugs = "hug", neutral = "neu" }

  /// What view or modifier it is, and how figures speak of it.
  public var kind: NodeKind
  /// The view's or modifier's name in SwiftUI: `Text`, `padding`, `HStack`, `frame`.
  public var type: String { kind.name }
  /// What tells it from its like, in source form: `"Favorite"`, `10`, `red`, `width: 100`; empty if nothing does.
  public var argument: String
  /// What it shows, in words, where it shows it without any, as a chart does; empty for most.
  public var summary = ""
  /// The value of `.id(…)`, if any.
  public var id: String?
  /// Indices from the root: `0`, `0.1`, `0.1.0`.
  public var path: String
  public var role: Role
  /// The views around the node that have none of their own, outermost first.
  public var wrappers: [ViewWrapper]
  /// What the parent proposed when it sized the node for good.
  public var proposal: ProposedViewSize
  /// What it reported to that; for a node that was re-proposed another size when placed, the frame may differ.
  public var report: Size
  /// In the root's coordinates, unrounded.
  public var frame: Rect
  public var sizingHorizontal: Sizing
  public var sizingVertical: Sizing
  /// Whether it takes all of what it is proposed, with the content that it has.
  public var fillsHorizontally = false
  public var fillsVertically = false
  public var priority: Double
  /// What the layout was made with, by name, for the words of the steps: padding's insets, frame's lengths, spacing.
  public var parameters: [Parameter]
  /// What a stack decided, where it had something to decide.
  public var division: StackDivision?
  public var source: SourceMark?
  /// The alignment lines of a container and the baselines of a text, where they were asked for.
  public var guides: [Guide] = []
  /// What the node asked its children for its report, probes and repeats included, where it was asked for.
  public var questions: [Question] = []
  /// Whether it is part of a control or bar, and nothing that the author wrote.
  public var isInternal = false
  public var children: [RenderedNode]

  /// A question to a child, with its answer.
  public struct Question: Hashable, Sendable {
    /// The child's path.
    public var to: String
    public var proposal: ProposedViewSize
    public var report: Size
    /// Whether the answer only prepared another question: a stack asks for the least and the most a view takes.
    public var isProbe: Bool
    /// Whether the answer was known from before, and nothing was measured.
    public var isFromCache: Bool
    public init(to: String, proposal: ProposedViewSize, report: Size, isProbe: Bool, isFromCache: Bool) {
      (self.to, self.proposal, self.report) = (to, proposal, report)
      (self.isProbe, self.isFromCache) = (isProbe, isFromCache)
    }
  }

  /// A line on which views meet.
  public struct Guide: Hashable, Sendable {
    /// The axis along which the position is measured: a `leading` line stands upright, at an x.
    public var axis: Axis
    /// In the root's coordinates.
    public var position: Double
    /// The alignment's name in SwiftUI: `center`, `firstTextBaseline`.
    public var name: String
    public init(axis: Axis, position: Double, name: String) {
      self.axis = axis
      self.position = position
      self.name = name
    }
  }

  /// A number that a view was made with, such as the edges of a padding.
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
    priority: Double, parameters: [Parameter], division: StackDivision?, source: SourceMark?,
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

/// One proposal or report of the conversation between a parent and a child.
public struct LayoutStep: Hashable, Sendable {
  /// Whether a parent asks or a child answers.
  public enum Kind: String, Hashable, Sendable { case propose, report }
  /// From 1.
  public var number: Int
  public var kind: Kind
  /// The path of the parent that proposes, empty for the system; for a report, of the child that reports.
  public var from: String
  /// The path of the child that is asked; for a report, of the parent (empty for the system).
  public var to: String
  /// What is proposed or reported; a report has both dimensions.
  public var size: ProposedViewSize

  public init(number: Int, kind: Kind, from: String, to: String, size: ProposedViewSize) {
    self.number = number
    self.kind = kind
    self.from = from
    self.to = to
    self.size = size
  }
}
