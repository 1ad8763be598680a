/// The edits of a modifier that sets a length or a ratio.
struct FrameEdits {
  let subject: EditSubject
  let link: ViewSource.Link
  let view: EditSubject.View

  private var text: String { subject.source.text(link.own) }

  var edits: [Edit] {
    switch link.name {
    case "frame": limits + alignments + add([".clipped()"], .clip)
    case "aspectRatio", "scaledToFill": fitting + add([".clipped()"], .clip)
    case "padding": text == ".padding()" ? write([".padding(.horizontal)", ".padding(.vertical)"], .spacing) : []
    case "offset": write([".padding\(text.dropFirst(".offset".count))"], .spacing)
    default: []
    }
  }

  /// The same frame with a limit instead of a length, or without one of its lengths.
  private var limits: [Edit] {
    var forms: [String] = []
    for (length, most, least) in [("width:", "maxWidth:", "minWidth:"), ("height:", "maxHeight:", "minHeight:")]
    where text.contains("(\(length)") || text.contains(" \(length)") {
      forms += [least, most].map { limit in
        // A frame has either lengths or limits.
        text.replacing("(\(length)", with: "(\(limit)").replacing(" \(length)", with: " \(limit)")
      }
    }
    if text.contains("width:"), text.contains("height:") {
      forms += [
        text.replacing(/,\s*height:\s*[\d.]+/, with: ""), text.replacing(/width:\s*[\d.]+,\s*/, with: ""),
      ]
    }
    return write(forms, .length)
  }

  private var alignments: [Edit] {
    let inner = subject.views.children(of: view).first
    return (inner.map { subject.alignments(of: $0, in: view) } ?? []).compactMap {
      subject.setting("alignment", $0, of: link, in: view, .alignment)
    }
  }

  private var fitting: [Edit] {
    link.name == "scaledToFill"
      ? write([".scaledToFit()"], .resizing) : write([text.replacing(".fill", with: ".fit")], .resizing)
  }

  private func write(_ forms: [String], _ family: Edit.Family) -> [Edit] {
    forms.compactMap { subject.replacing(link, by: $0, family) }
  }

  private func add(_ modifiers: [String], _ family: Edit.Family) -> [Edit] {
    modifiers.compactMap { subject.adding($0, to: view, family) }
  }
}
