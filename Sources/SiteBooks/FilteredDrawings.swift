import Diagnostics
import Figures
import Markup
import Programs
import SiteMarkup

/// Replaces drawings with blur or shadow by PNG images, because WeasyPrint ignores SVG filters.
struct FilteredDrawings {
  private let converter: PNGConverter?
  private var list = BookFileList()
  private var lost = 0
  private var problem: ProgramProblem?

  /// Pixels per point; four are enough for printing at 300 dots per inch.
  private static let scale = 4.0

  init(_ programs: InstalledPrograms) { converter = PNGConverter(programs) }

  /// The PNG images that the chapters refer to.
  var files: [Book.File] { list.files }

  /// Returns the nodes with every drawing that has filters replaced by an image.
  mutating func replaced(_ nodes: [Node]) -> [Node] {
    nodes.mapped { element in
      guard element.name == "svg", Self.isFiltered(element) else { return }
      if let picture = picture(of: element) { element = picture } else { lost += 1 }
    }
  }

  private static func isFiltered(_ drawing: Element) -> Bool {
    var (isFiltered, isWhole) = (false, true)
    drawing.visit { inner in
      if inner["filter"] != nil { isFiltered = true }
      // rsvg-convert gets only the drawing's text, so images in other files would be missing.
      if inner.name == "image", inner["href"]?.text.hasPrefix("data:") != true { isWhole = false }
    }
    return isFiltered && isWhole
  }

  private mutating func picture(of drawing: Element) -> Element? {
    guard let converter else {
      problem = .absent
      return nil
    }
    let bytes: [UInt8]
    do { bytes = try converter.png(of: [Node.element(drawing)].xml, scale: Self.scale) } catch {
      problem = problem ?? error.program ?? .failed(error.message)
      return nil
    }
    var picture = Element(name: "img")
    picture["src"] = .text(list.add(bytes, ending: "png"))
    picture["alt"] = drawing["aria-label"] ?? .text("")
    for name in ["id", "class", "width", "height"] { picture[name] = drawing[name] }
    return picture
  }

  /// A warning about the drawings that could not be converted and lose their filters.
  var diagnostics: [Diagnostic] {
    guard lost > 0, let problem else { return [] }
    let drawings =
      lost == 1
      ? "1 drawing is in the PDF without its blur or shadow"
      : "\(lost) drawings are in the PDF without their blur or shadow"
    return [
      Diagnostic(
        .warning, "paper", "\(drawings): rsvg-convert \(problem.words)",
        hint: problem.hint(toInstall: "apt-get install librsvg2-bin"))
    ]
  }
}
