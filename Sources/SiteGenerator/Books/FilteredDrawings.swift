import Diagnostics
import Figures
import Markup
import Programs

/// Drawings with blur or shadow, as pixels: WeasyPrint draws SVG without its filters.
struct FilteredDrawings {
  private let converter: PNGConverter?
  private var list = BookFileList()
  private var lost = 0
  private var problem: ProgramProblem?

  /// For one point: what is printed at 300 dots per inch has four.
  private static let scale = 4.0

  init(_ programs: InstalledPrograms) { converter = PNGConverter(programs) }

  /// The pictures, by the paths that chapters name.
  var files: [Book.File] { list.files }

  /// The same nodes with pictures in place of such drawings.
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
      // Nothing but the drawing itself is read.
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

  /// What is said of those that stay as WeasyPrint draws them.
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
