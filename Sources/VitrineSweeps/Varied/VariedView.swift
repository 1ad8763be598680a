import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A view for all values of up to three parameters of its code.
///
/// Listed values are combined: there is a state for each combination. A number of a range is swept as a width is:
/// between two breakpoints, everything that is painted changes linearly. Of several ranges, one is swept at a time,
/// while the others have their written values.
public struct VariedView: Sendable {
  public var parameters: [VariedParameter]
  /// The combinations of listed values; those of the last parameter change fastest.
  public var states: [State]
  /// The layout of the code as it is written.
  public var written: Rendering
  /// The pictures where nothing moves: the states, and the ends and breakpoints of the sweeps, each with a label.
  public var pictures: [Picture]
  /// The parameters whose numbers are drawn in steps, because their sweep has a problem.
  public var coarse: [Coarse]

  /// A combination of listed values.
  public struct State: Sendable {
    /// The layout; `nil` if a range is swept.
    public var rendering: Rendering?
    /// The sweep of each range, by the index of its parameter.
    public var sweeps: [(parameter: Int, segments: [Segment])] = []
  }

  /// The numbers between two breakpoints, or a single number that differs from all around it.
  public struct Segment: Sendable {
    public var start: Double
    public var end: Double
    /// The layouts just inside both ends.
    public var first: Rendering
    public var last: Rendering
    /// Layouts a quarter of the length inside both ends, with steps, between which their text can be interpolated;
    /// empty if it can't be.
    public var inner: [Rendering] = []
  }

  /// One of the pictures, with its title.
  public struct Picture: Sendable {
    public var label: String
    public var rendering: Rendering
  }

  /// A parameter whose numbers are drawn in steps, and why.
  public struct Coarse: Hashable, Sendable {
    public var parameter: Int
    public var problem: Sweep.Problem
    /// Whether the time was over, which depends on the machine.
    public var isOfTime: Bool
    /// The number of numbers that are drawn.
    public var count: Int
  }

  /// The request for a layout: a value for each parameter, and whether its steps are needed.
  public typealias LayOut = (_ values: [VariedParameter.Value], _ isTraced: Bool) -> Rendering?

  /// Lays the view out for all values.
  ///
  /// - Parameters:
  ///   - parameters: the parameters that vary.
  ///   - parts: the parts of the figure, which may contain text of the layouts, such as steps.
  ///   - isOver: whether the time for it is over; numbers are then drawn in steps.
  ///   - layOut: a closure that lays out the view; `nil` if that failed, which ends the search.
  /// - Returns: `nil` if a layout failed.
  public init?(
    _ parameters: [VariedParameter], parts: Figure.Parts, isOver: @escaping () -> Bool = { false },
    layOut: @escaping LayOut
  ) {
    var maker = VariedViewMaker(parameters: parameters, parts: parts, isOver: isOver, layOut: layOut)
    guard let states = maker.states() else { return nil }
    (self.parameters, self.states, coarse) = (maker.parameters, states, maker.coarse)
    guard let pictures = maker.pictures(of: states),
      let written = layOut(parameters.map(\.written), LayoutWords.areIn(parts))
    else { return nil }
    (self.pictures, self.written) = (pictures, written)
  }

  /// The most combinations of values.
  public static let mostStates = 64
  /// The most pictures where nothing moves.
  static let mostPictures = 24

  /// Returns the numbers of a range at which the layout changes, in order, with the written values of other parameters.
  public func breakpoints(of parameter: Int) -> [Double] {
    let sweep = states[parameters.state(of: parameters.map(\.written))].sweeps.first { $0.parameter == parameter }
    return sweep?.segments.dropFirst().reduce(into: []) { starts, segment in
      if segment.start - (starts.last ?? sweep?.segments[0].start ?? 0) > 1e-4 { starts.append(segment.start) }
    } ?? []
  }

  /// All layouts that are drawn.
  var renderings: [Rendering] {
    states.flatMap { state in
      [state.rendering].compactMap(\.self) + state.sweeps.flatMap { $0.segments.flatMap { [$0.first, $0.last] } }
    }
  }
}
