import Markup
import SiteContent

/// A diagram drawn by another program, as SVG files for images: one for light mode, and another for dark mode if it
/// differs.
struct DiagramDrawing: Hashable, Sendable {
  let light: String
  let dark: String?
  let files: [String: String]
  /// The size in CSS pixels.
  let size: ImageSize

  /// Sanitizes the drawings; `nil` if the light one isn't valid SVG.
  init?(light: String, dark: String?) {
    guard let (first, size) = Self.file(of: light) else { return nil }
    let second = dark.flatMap { Self.file(of: $0)?.text }
    self.size = size
    let path = Self.path(of: first)
    self.light = path
    var files = [path: first]
    if let second, second != first {
      self.dark = Self.path(of: second)
      files[Self.path(of: second)] = second
    } else {
      self.dark = nil
    }
    self.files = files
  }

  private static func path(of text: String) -> String { "assets/diagrams/\(ContentHash(of: text).name).svg" }

  /// Returns the contents of the SVG file with an explicit size, and the size.
  private static func file(of text: String) -> (text: String, size: ImageSize)? {
    guard var element = CleanedSVG.element(of: text) else { return nil }
    guard let size = ImageSize(svg: Array([Node.element(element)].xml.utf8)) else { return nil }
    element["width"] = .text("\(size.width)")
    element["height"] = .text("\(size.height)")
    element["style"] = nil
    if element["xmlns"] == nil { element["xmlns"] = .text("http://www.w3.org/2000/svg") }
    if element["xmlns:xlink"] == nil { element["xmlns:xlink"] = .text("http://www.w3.org/1999/xlink") }
    return (element.xmlFile, size)
  }

  /// Returns the figure for a page.
  ///
  /// - Parameters:
  ///   - words: the alternative text.
  ///   - caption: the caption; empty for none.
  ///   - source: the highlighted source of the diagram.
  ///   - name: the title of the collapsed source.
  func figure(words: String, caption: String, source: [Node], named name: String) -> [Node] {
    func image(_ path: String, _ kind: String?) -> Node {
      .element(
        "img",
        [
          "class": kind, "src": SitePictures.placeholder + path, "alt": words, "width": size.width,
          "height": size.height, "loading": "lazy",
        ])
    }
    let box = Element("figure", ["class": "diagram"]) {
      [image(light, dark == nil ? "on-paper" : "in-light")] + (dark.map { [image($0, "in-dark")] } ?? [])
      [Node].block("details", ["class": "diagram-source"], [.element("summary", [:], [.text(name)])] + source)
      // In HTML, a caption has to be the first or last child.
      if !caption.isEmpty { [Node].block("figcaption", [:], [.text(caption)]) }
    }
    return [.element(box), "\n"]
  }
}
