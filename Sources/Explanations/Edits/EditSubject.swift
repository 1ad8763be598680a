import VitrineLayout
import VitrineUI

/// A view of a fence, and what edits need to know about it.
struct EditSubject {
  typealias View = NumberedViews.View

  let view: View
  let views: NumberedViews
  let source: ViewSource
  /// The views around it, the nearest first.
  let ancestors: [View]

  init(_ view: View, _ views: NumberedViews, _ source: ViewSource) {
    (self.view, self.views, self.source) = (view, views, source)
    ancestors = views.ancestors(of: view)
  }

  /// The nearest stack around the view, and the view of that stack that contains it.
  var stack: (stack: View, slot: View)? {
    var slot = view
    for ancestor in ancestors {
      if ancestor.isStack { return (ancestor, slot) }
      slot = ancestor
    }
    return nil
  }

  /// The view at the core of a modifier, below all others; `nil` for a view that is none.
  var core: View? {
    var core = view
    while core.node.kind.isModifier, let next = views.children(of: core).first(where: { $0.node.role != .secondary }) {
      core = next
    }
    return core.number == view.number ? nil : core
  }

  /// The alignments that move a view within another one: to the sides where there is room, or to the corners.
  func alignments(of inner: View, in outer: View) -> [String] {
    let (room, size) = (outer.node.frame.size, inner.node.frame.size)
    switch (room.width > size.width, room.height > size.height) {
    case (true, true): return [".topLeading", ".topTrailing", ".bottomLeading", ".bottomTrailing"]
    case (true, false): return [".leading", ".trailing"]
    case (false, true): return [".top", ".bottom"]
    case (false, false): return []
    }
  }

  /// The view itself and those around it, of which edits are tried.
  var near: [View] { [view] + ancestors.prefix(6) }

  // MARK: Edits

  /// Returns the edit that adds modifiers to a view.
  func adding(_ modifiers: String, to view: View, _ family: Edit.Family) -> Edit? {
    guard let end = source.end(of: view, in: views) else { return nil }
    return Edit(
      family: family, title: "add '\(modifiers)' to \(named(view))", changes: [.init(range: end..<end, text: modifiers)]
    )
  }

  /// Returns the edit that removes a modifier.
  func removing(_ link: ViewSource.Link, _ family: Edit.Family = .removal) -> Edit? {
    guard link.own.lowerBound > link.range.lowerBound else { return nil }
    return Edit(family: family, title: "remove '\(shown(link))'", changes: [.init(range: link.own, text: "")])
  }

  /// Returns the edit that writes a call in another way.
  func replacing(_ link: ViewSource.Link, by text: String, _ family: Edit.Family) -> Edit? {
    let old = source.text(link.own)
    guard old != text else { return nil }
    return Edit(
      family: family, title: "write '\(text.trimmed)' for '\(shown(link))'",
      changes: [.init(range: link.own, text: text)])
  }

  /// Returns the call before its closure: `HStack(spacing: 8) ` of `HStack(spacing: 8) { … }`.
  func head(of link: ViewSource.Link) -> Range<Int> {
    link.own.lowerBound..<(link.closure?.lowerBound ?? link.own.upperBound)
  }

  /// Returns the text of a call without its closure, on one line.
  func shown(_ link: ViewSource.Link) -> String { source.text(head(of: link)).trimmed }

  /// Returns the edit that sets an argument of a call, before its others or in place of the one with this label.
  func setting(_ argument: String, _ value: String, of link: ViewSource.Link, in view: View, _ family: Edit.Family)
    -> Edit?
  {
    let head = head(of: link)
    let text = source.text(head)
    let label = "\(argument):"
    if text.contains(label) { return nil }
    let (range, inserted): (Range<Int>, String)
    if let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) {
      let offset = head.lowerBound + text.utf8.distance(from: text.utf8.startIndex, to: open) + 1
      let isEmpty = text.utf8[text.utf8.index(after: open)...].first == UInt8(ascii: ")")
      // The alignment is the first argument of a stack; spacing is the last, after it.
      if argument == "spacing" || link.name == "frame", !isEmpty, let close = text.utf8.lastIndex(of: UInt8(ascii: ")"))
      {
        let end = head.lowerBound + text.utf8.distance(from: text.utf8.startIndex, to: close)
        (range, inserted) = (end..<end, ", \(label) \(value)")
      } else {
        (range, inserted) = (offset..<offset, "\(label) \(value)\(isEmpty ? "" : ", ")")
      }
    } else {
      let end = head.lowerBound + text.trimmed.utf8.count
      (range, inserted) = (end..<end, "(\(label) \(value))")
    }
    return Edit(
      family: family, title: "add '\(label) \(value)' to \(named(view))", changes: [.init(range: range, text: inserted)]
    )
  }

  func named(_ view: View) -> String { "\(view.name) (view \(view.number))" }
}

extension NumberedViews.View {
  /// Whether the view places its subviews in a row, a column or layers.
  var isStack: Bool { ["HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack"].contains(node.type) }

  /// The axis along which a stack places its subviews; `nil` for other views.
  var stackAxis: Axis? {
    switch node.type {
    case "HStack", "LazyHStack": .horizontal
    case "VStack", "LazyVStack": .vertical
    default: nil
    }
  }
}

extension String {
  /// The text without spaces and line ends at both ends.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...last].drop(while: isSpace))
  }
}
