import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The view that decides the length of another one along an axis.
package struct SizeDecision: Hashable, Sendable {
  package let axis: Axis
  /// The number of the deciding view; `nil` for the system.
  package let number: Int?
  /// The deciding view's name, or `the system`.
  package let name: String
  /// The way in which it decides, as the end of a sentence: `proposes 96`.
  package let reason: String
}

/// A search for the views that decide lengths.
///
/// A view that takes all that it is proposed leaves the decision to the view that proposes; a view that is as large as
/// its content leaves it to that.
struct DecisionSearch {
  let views: NumberedViews
  let axis: Axis

  private typealias View = NumberedViews.View

  func decision(on view: NumberedViews.View) -> SizeDecision {
    let (decider, reason) = found(view)
    return SizeDecision(
      axis: axis, number: decider?.number, name: decider?.name ?? "the system", reason: reason)
  }

  private func text(_ length: Double?) -> String { Lengths.text(length) }

  private func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a == b || abs(a - b) < 0.01
  }

  // MARK: From the view downward

  private func found(_ view: View) -> (View?, String) {
    let node = view.node
    let (offered, own) = (node.proposal[axis], node.report[axis])
    if let lines = node.lines { return text(view, lines) }
    if node.type == "frame", let decision = frame(view) { return decision }
    if node.type == "Spacer" { return spacer(view) }
    let contents = views.children(of: view).filter { $0.node.role != .secondary }
    if contents.isEmpty || ["ScrollView", "List", "Form", "GeometryReader"].contains(node.type) {
      guard isSame(offered, own), node.sizing(axis) == .expands || node.fills(axis) else {
        guard contents.isEmpty || offered == nil else { return content(view, contents) }
        return (
          view,
          offered == nil ? "is \(text(own)) where nothing is proposed" : "is \(text(own)), whatever it is proposed"
        )
      }
      return filling(view, by: view)
    }
    if node.type == "aspectRatio", contents.allSatisfy({ $0.node.sizing(axis) == .expands }) {
      return (view, "fits its ratio into what it is proposed")
    }
    if node.fills(axis), isSame(offered, own) {
      return filling(view, by: contents.first { $0.node.fills(axis) } ?? view)
    }
    return content(view, contents)
  }

  /// A view that takes all that it is proposed, because it or its content does.
  private func filling(_ view: View, by inner: View) -> (View?, String) {
    let (proposer, reason) = proposer(to: view)
    if let proposer { return (proposer, reason) }
    var taker = inner
    while let next = views.children(of: taker).first(where: { $0.node.role != .secondary && $0.node.fills(axis) }) {
      taker = next
    }
    guard taker.number != view.number else { return (nil, "\(reason), all of which it takes") }
    return (taker, "takes all that it is proposed, and the system \(reason)")
  }

  private func content(_ view: View, _ contents: [View]) -> (View?, String) {
    guard let largest = contents.max(by: { $0.node.report[axis] < $1.node.report[axis] }) else {
      return (view, "is \(text(view.node.report[axis]))")
    }
    let isAlong = view.stackAxis == axis
    if isAlong, contents.count > 1, largest.node.report[axis] <= view.node.report[axis] / 2 {
      return (view, "adds up its subviews")
    }
    return found(largest)
  }

  private func text(_ view: View, _ lines: RenderedNode.Lines) -> (View?, String) {
    if lines.count > 1 || lines.isTruncated {
      // A text is as high as its lines, whose number the width decides.
      let isCutByHeight = axis == .vertical && lines.isTruncated && isCut(view)
      let search = DecisionSearch(views: views, axis: isCutByHeight ? .vertical : .horizontal)
      let (proposer, reason) = search.proposer(to: view)
      if lines.isTruncated {
        let effect = "\(reason), in which the text does not fit"
        return (proposer, effect)
      }
      return (proposer, "\(reason), in which the text needs \(lines.count) lines")
    }
    return (view, "is as large as its text")
  }

  /// Whether a text is as high as it may be, so that its height cuts it off.
  private func isCut(_ view: View) -> Bool {
    guard let offered = view.node.proposal.height, offered.isFinite, let lines = view.node.lines else { return false }
    return offered - view.node.report.height < view.node.report.height / Double(max(lines.count, 1))
  }

  private func frame(_ view: View) -> (View?, String)? {
    let (node, side) = (view.node, axis == .horizontal ? "width" : "height")
    if let length = node.parameter(side) { return (view, "is \(text(length)), whatever is in it") }
    let own = node.report[axis]
    for limit in ["min", "max"] {
      let name = limit + side.prefix(1).uppercased() + side.dropFirst()
      guard let length = node.parameter(name), length.isFinite, isSame(length, own) else { continue }
      return (view, "is at its \(name)")
    }
    let name = "max" + side.prefix(1).uppercased() + side.dropFirst()
    guard node.parameter(name) != nil, isSame(node.proposal[axis], own) else { return nil }
    return filling(view, by: view)
  }

  private func spacer(_ view: View) -> (View?, String) {
    guard let parent = views.parent(of: view), parent.stackAxis == axis else {
      return (view, "takes no room across its stack")
    }
    let least = view.node.parameter("minLength") ?? 0
    if view.node.report[axis] > least + 0.01 { return (parent, "gives the spacer what its other subviews leave") }
    guard parent.node.proposal[axis] != nil else {
      return (proposer(to: parent).0 ?? parent, "proposes nothing, so that the spacer is \(text(least))")
    }
    return (parent, "has nothing left for the spacer after its other subviews")
  }

  // MARK: From the view upward

  /// Returns the view that determines what a view is proposed; `nil` for the system.
  private func proposer(to view: View) -> (View?, String) {
    var child = view
    while let parent = views.parent(of: child) {
      if child.node.role == .secondary {
        let contents = views.children(of: parent).first { $0.node.role != .secondary }
        return found(contents ?? parent)
      }
      let (outer, inner) = (parent.node.proposal[axis], child.node.proposal[axis])
      let side = axis == .horizontal ? "width" : "height"
      if parent.node.type == "frame", parent.node.parameter(side) != nil {
        return (parent, "proposes its \(side), \(text(inner))")
      }
      if parent.node.kind.telling != .padding, !isSame(outer, inner) {
        return (parent, reason(parent, child, inner))
      }
      child = parent
    }
    return (nil, "proposes \(text(child.node.proposal[axis]))")
  }

  private func reason(_ parent: View, _ child: View, _ offer: Double?) -> String {
    guard offer != nil else { return "asks for the ideal size" }
    if parent.stackAxis == axis, let division = parent.node.division,
      let index = child.node.path.split(separator: ".").last.flatMap({ Int($0) }),
      let turn = division.turns.first(where: { $0.child == index })
    {
      let rest = text(max(turn.remaining, 0))
      return turn.sharers > 1
        ? "divides \(rest) by \(turn.sharers) and proposes \(text(offer))" : "proposes the \(rest) that is left"
    }
    return "proposes \(text(offer))"
  }
}
