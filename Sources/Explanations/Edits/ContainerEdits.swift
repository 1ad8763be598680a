import VitrineLayout

/// The edits of a view that contains others.
struct ContainerEdits {
  let subject: EditSubject
  let link: ViewSource.Link
  let view: EditSubject.View

  var edits: [Edit] {
    switch view.node.type {
    case "HStack", "LazyHStack":
      alignments([".top", ".firstTextBaseline", ".bottom"]) + spacing + ends + fills
        + add([".fixedSize(horizontal: false, vertical: true)"], .fixedSize)
    case "VStack", "LazyVStack":
      alignments([".leading", ".trailing"]) + spacing + ends + fills
        + add([".fixedSize(horizontal: true, vertical: false)"], .fixedSize)
    case "ZStack", "overlay", "background": alignments(corners) + (view.node.type == "ZStack" ? fills : [])
    case "ScrollView":
      add([".frame(height: 100)", ".frame(maxWidth: .infinity)"], .length)
        + add([".fixedSize(horizontal: false, vertical: true)"], .fixedSize) + content
    case "GeometryReader", "List", "Form": add([".frame(height: 100)", ".frame(maxHeight: 100)"], .length)
    case "Grid": spacing + fills
    default: []
    }
  }

  private func alignments(_ values: [String]) -> [Edit] {
    values.compactMap { subject.setting("alignment", $0, of: link, in: view, .alignment) }
  }

  private var spacing: [Edit] { [subject.setting("spacing", "0", of: link, in: view, .spacing)].compactMap(\.self) }

  /// The alignments that move the layer in which the explained view is.
  private var corners: [String] {
    let around = [subject.view] + subject.ancestors
    let layers = subject.views.children(of: view)
    let layer = layers.first { layer in around.contains { $0.number == layer.number } }
    return layer.map { subject.alignments(of: $0, in: view) } ?? []
  }

  private var fills: [Edit] {
    add(
      [
        ".frame(maxWidth: .infinity)", ".frame(maxWidth: .infinity, alignment: .leading)",
        ".frame(maxHeight: .infinity, alignment: .top)", ".frame(maxWidth: .infinity, maxHeight: .infinity)",
        ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)",
      ], .fill)
  }

  /// A spacer before the last subview, at the end, or at the beginning of the stack.
  private var ends: [Edit] {
    guard let closure = link.closure, closure.count > 2 else { return [] }
    let (start, end) = (closure.lowerBound + 1, closure.upperBound - 1)
    let name = subject.named(view)
    return between + [
      Edit(
        family: .spacer, title: "add 'Spacer()' at the end of \(name)",
        changes: [.init(range: end..<end, text: "\nSpacer()\n")]),
      Edit(
        family: .spacer, title: "add 'Spacer()' at the beginning of \(name)",
        changes: [.init(range: start..<start, text: "\nSpacer()\n")]),
    ]
  }

  /// A spacer before the last subview of the stack.
  private var between: [Edit] {
    let slots = subject.views.children(of: view)
    guard slots.count > 1, !slots.contains(where: { $0.node.type == "Spacer" }),
      let start = slots.last.flatMap({ subject.source.link(of: $0)?.range.lowerBound })
    else { return [] }
    return [
      Edit(
        family: .spacer, title: "add 'Spacer()' before the last subview of \(subject.named(view))",
        changes: [.init(range: start..<start, text: "Spacer()\n")])
    ]
  }

  /// The content of a scroll view as wide or as high as the scroll view.
  private var content: [Edit] {
    subject.views.children(of: view).flatMap { child in
      [
        ".frame(maxWidth: .infinity)", ".containerRelativeFrame(.vertical)",
        ".frame(maxWidth: .infinity, alignment: .leading)",
      ]
      .compactMap { subject.adding($0, to: child, .fill) }
    }
  }

  private func add(_ modifiers: [String], _ family: Edit.Family) -> [Edit] {
    modifiers.compactMap { subject.adding($0, to: view, family) }
  }
}
