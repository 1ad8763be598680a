/// The edits that exchange two neighboring modifiers, of which one draws around the view and the other changes its size.
struct OrderEdits {
  let subject: EditSubject

  private static let drawing: Set = [
    "background", "border", "overlay", "clipShape", "cornerRadius", "clipped", "shadow", "glassEffect", "mask",
  ]
  private static let sizing: Set = [
    "frame", "padding", "offset", "aspectRatio", "scaledToFit", "fixedSize", "position",
  ]

  var edits: [Edit] {
    var links: [ViewSource.Link] = []
    for view in subject.near.reversed() + children {
      for link in subject.source.own(of: view, in: subject.views) where !links.contains(link) { links.append(link) }
    }
    return links.compactMap { outer -> Edit? in
      guard Self.sizing.contains(outer.name),
        let inner = links.first(where: {
          $0.range.upperBound == outer.own.lowerBound && $0.range.lowerBound == outer.range.lowerBound
            && Self.drawing.contains($0.name)
        })
      else { return nil }
      let (first, second) = (subject.source.text(inner.own), subject.source.text(outer.own))
      return Edit(
        family: .order, title: "move '\(subject.shown(outer))' before '\(subject.shown(inner))'",
        changes: [.init(range: inner.own.lowerBound..<outer.own.upperBound, text: second + first)])
    }
  }

  private var children: [EditSubject.View] { subject.views.children(of: subject.view) }
}
