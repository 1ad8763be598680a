import VitrineUI

extension Rendering {
  /// The visible parts of the picture in the order of the tree, for alternative texts: `“Favorite”, star image`. If
  /// nothing is known to be visible, the name of the root.
  package var visibleContent: String {
    var parts: [String] = []
    if let root {
      NodeNames.visit(root) { node in
        if let part = node.visiblePart, !parts.contains(part) { parts.append(part) }
      }
    }
    guard !parts.isEmpty else { return root?.label ?? "Nothing" }
    let others = parts.count - Self.mostParts
    let shown = parts.prefix(others == 1 ? parts.count : Self.mostParts).joined(separator: ", ")
    return others > 1 ? "\(shown) and \(others) more" : shown
  }

  /// The most parts that are listed.
  private static var mostParts: Int { 6 }
}

extension RenderedNode {
  /// The most letters of a text.
  private static let mostLetters = 40

  /// The words for the view, if it is a text, an image, or a color or shape without children.
  fileprivate var visiblePart: String? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let text = argument.hasPrefix("\"") && argument.hasSuffix("\"") ? argument.dropFirst().dropLast() : argument[...]
    switch type {
    case "Text":
      guard !text.isEmpty else { return nil }
      return "“" + (text.count > Self.mostLetters ? text.prefix(Self.mostLetters - 1) + "…" : text) + "”"
    case "Image": return text.isEmpty ? "image" : "\(text) image"
    case "Color": return text.isEmpty ? nil : String(text)
    case "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Divider", "Slider", "Toggle", "ProgressView":
      return children.isEmpty ? type.lowercased() : nil
    default: return nil
    }
  }
}
