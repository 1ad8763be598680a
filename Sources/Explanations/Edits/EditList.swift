import VitrineLayout
import VitrineUI

/// The edits that are tried for a view, in the order of their lists.
struct EditList {
  let subject: EditSubject

  /// The most edits that are tried.
  private static let most = 120

  /// The edits; of those with the same changes, the first.
  var edits: [Edit] {
    var seen: Set<[Edit.Change]> = []
    let all = texts + images + stackPlaces + removals + fills + containers + spacers + orders + others
    return Array(all.filter { seen.insert($0.changes).inserted }.prefix(Self.most))
  }

  private var view: EditSubject.View { subject.view }

  private func add(_ modifiers: [String], to view: EditSubject.View, _ family: Edit.Family) -> [Edit] {
    modifiers.compactMap { subject.adding($0, to: view, family) }
  }

  // MARK: Content

  private var texts: [Edit] {
    guard let lines = view.node.lines else { return [] }
    var edits = add([".fixedSize(horizontal: false, vertical: true)", ".fixedSize()"], to: view, .fixedSize)
    if lines.count > 1 || lines.isTruncated {
      edits += add([".lineLimit(1)", ".minimumScaleFactor(0.5)"], to: view, .lines)
      edits += add(
        [
          ".multilineTextAlignment(.center)", ".multilineTextAlignment(.leading)", ".multilineTextAlignment(.trailing)",
        ],
        to: view, .alignment)
    }
    return edits
  }

  private var images: [Edit] {
    guard view.node.type == "Image", let made = subject.source.link(of: view) else { return [] }
    let own = subject.source.own(of: view, in: subject.views)
    let resizable = own.first { $0.name == "resizable" }
    let place = (resizable ?? made).range.upperBound
    let forms = [".scaledToFit()", ".scaledToFill()"]
    var edits = (resizable == nil ? [".resizable()"] + forms.map { ".resizable()" + $0 } : forms).map { text in
      Edit(
        family: .resizing, title: "add '\(text)' to \(subject.named(view))",
        changes: [.init(range: place..<place, text: text)])
    }
    if resizable == nil { edits += add([".font(.largeTitle)"], to: view, .length) }
    return edits + add([".imageScale(.large)"], to: view, .length)
  }

  // MARK: Places

  private var stackPlaces: [Edit] {
    let own = view.isStack ? group(subject.views.children(of: view)) : []
    guard let (stack, slot) = subject.stack, let axis = stack.stackAxis else { return own }
    var edits = add([".layoutPriority(1)"], to: slot, .priority)
    if slot.number != view.number { edits += add([".layoutPriority(1)"], to: view, .priority) }
    let siblings = subject.views.children(of: stack)
    for other in siblings where other.number != slot.number {
      for link in subject.source.own(of: other, in: subject.views) where link.name == "layoutPriority" {
        edits += [subject.removing(link, .priority)].compactMap(\.self)
      }
      // A view that takes all that it is proposed leaves nothing to its neighbors.
      if other.node.fills(axis), other.node.type != "Spacer" {
        let length = axis == .horizontal ? ".frame(width: 44)" : ".frame(height: 44)"
        edits += add([length, ".fixedSize()"], to: other, .length)
      }
      if other.node.type == "ScrollView" || other.node.type == "GeometryReader" {
        edits += add([".fixedSize(horizontal: false, vertical: true)"], to: other, .fixedSize)
      }
      if other.node.lines != nil { edits += add([".lineLimit(1)", ".fixedSize()"], to: other, .lines) }
    }
    return own + edits + group(siblings)
  }

  /// The edit that gives all subviews of a stack the same share.
  private func group(_ slots: [EditSubject.View]) -> [Edit] {
    ["maxWidth", "maxHeight"].compactMap { label in
      let slots = slots.filter { $0.node.type != "Spacer" }
      let ends = Set(slots.compactMap { subject.source.end(of: $0, in: subject.views) }).sorted()
      guard ends.count > 1 else { return nil }
      let text = ".frame(\(label): .infinity)"
      return Edit(
        family: .group, title: "add '\(text)' to each subview of the stack",
        changes: ends.map { .init(range: $0..<$0, text: text) })
    }
  }

  private var fills: [Edit] {
    let both = ".frame(maxWidth: .infinity, maxHeight: .infinity"
    let forms = [
      ".frame(maxWidth: .infinity)", ".frame(maxWidth: .infinity, alignment: .leading)",
      ".frame(maxWidth: .infinity, alignment: .trailing)", ".frame(maxHeight: .infinity)",
      ".frame(maxHeight: .infinity, alignment: .top)", both + ")", both + ", alignment: .topLeading)",
      both + ", alignment: .bottomTrailing)",
    ]
    let outer = subject.stack?.slot
    var places = [view] + (outer.map { $0.number == view.number ? [] : [$0] } ?? [])
    // The size of a modifier is often that of the view at its core.
    if let core = subject.core { places.append(core) }
    return places.flatMap { add(forms, to: $0, .fill) }
  }

  // MARK: Views around

  private static let removable: Set = [
    "frame", "padding", "offset", "position", "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill", "lineLimit",
    "layoutPriority", "ignoresSafeArea", "edgesIgnoringSafeArea", "clipped", "minimumScaleFactor", "scaleEffect",
    "containerRelativeFrame", "safeAreaInset", "safeAreaPadding", "listRowInsets", "rotationEffect",
  ]

  private var removals: [Edit] {
    subject.near.flatMap { view -> [Edit] in
      subject.source.own(of: view, in: subject.views).flatMap { link -> [Edit] in
        guard Self.removable.contains(link.name) else { return [] }
        return [subject.removing(link)].compactMap(\.self) + FrameEdits(subject: subject, link: link, view: view).edits
      }
    }
  }

  private var containers: [Edit] {
    subject.near.flatMap { view -> [Edit] in
      guard let link = subject.source.link(of: view) else { return [] }
      return ContainerEdits(subject: subject, link: link, view: view).edits
    }
  }

  private var spacers: [Edit] {
    let inside = subject.near.filter(\.isStack).flatMap { subject.views.children(of: $0) }
    return inside.filter { $0.node.type == "Spacer" }.flatMap { spacer -> [Edit] in
      guard let link = subject.source.link(of: spacer), link.range == link.own else { return [] }
      return [subject.replacing(link, by: "Spacer(minLength: 0)", .spacer)].compactMap(\.self) + [
        Edit(family: .spacer, title: "remove \(subject.named(spacer))", changes: [.init(range: link.own, text: "")])
      ]
    }
  }

  private var orders: [Edit] { OrderEdits(subject: subject).edits }

  private var others: [Edit] {
    var edits = add([".padding()", ".padding(.horizontal)"], to: view, .spacing)
    if view.node.lines == nil {
      edits += add([".fixedSize()", ".fixedSize(horizontal: false, vertical: true)"], to: view, .fixedSize)
      edits += add([".aspectRatio(1, contentMode: .fit)"], to: view, .resizing)
      edits += add([".frame(height: 44)", ".frame(width: 44)", ".frame(width: 44, height: 44)"], to: view, .length)
    }
    edits += add([".clipped()"], to: view, .clip)
    for place in subject.near where place.node.fillsHorizontally || place.node.type == "background" {
      edits += add([".ignoresSafeArea()"], to: place, .safeArea)
    }
    if subject.ancestors.contains(where: { ["List", "Form"].contains($0.node.type) }) {
      let row = subject.near.last { subject.source.link(of: $0) != nil && $0.node.type != "List" } ?? view
      edits += add([".listRowInsets(EdgeInsets())"], to: row, .rows)
    }
    return edits
  }
}

extension RenderedNode {
  func fills(_ axis: Axis) -> Bool { axis == .horizontal ? fillsHorizontally : fillsVertically }

  func sizing(_ axis: Axis) -> Sizing { axis == .horizontal ? sizingHorizontal : sizingVertical }
}
