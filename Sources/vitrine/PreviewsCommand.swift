import ArgumentParser
import Diagnostics
import Figures
import Foundation
import Markup
import Projects
import SiteGenerator
import SiteMarkup
import SiteStorage

struct PreviewsCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "Draw the previews of a folder of Swift code.",
    discussion: """
      Finds each '#Preview' and 'PreviewProvider' below a folder, and draws it
      with the declarations and assets of the folder that it needs. What other
      modules declare is a labelled box or a placeholder; the preview is then
      drawn partly. Nothing of the folder is compiled or run as a program.

      Examples:
        vitrine previews
        vitrine previews App --list
        vitrine previews App --output images --as png
        vitrine previews App --format json --width 320
      """)

  @Argument(help: "The folder of the code.")
  var folder = "."

  @Flag(help: "List the previews, and draw nothing.")
  var list = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the pictures (default: none are written).", valueName: "dir"))
  var output: String?

  @Option(name: .customLong("as"), help: "The format of the pictures: svg or png.")
  var form: PictureForm = .svg

  @Option(help: "The output: text, or json with an object a line for each preview.")
  var format: ListFormat = .text

  @OptionGroup(title: "Fence options") var fence: FenceArguments

  enum PictureForm: String, ExpressibleByArgument, CaseIterable { case svg, png }
  enum ListFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

  func validate() throws {
    if let wrong = FigureOptionsReader(fence.settings).diagnostics.first { throw ValidationError(wrong) }
  }

  func run(with toolbox: Toolbox) async throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(code: .wrongUse, message: "there is no folder '\(folder)'")
    }
    let project = ProjectFolder(URL(fileURLWithPath: folder))
    for path in project.unread { Output.error("warning: '\(path)' is not read: it is larger than 2 MB or not UTF-8") }
    let index = ProjectIndex(files: project.sources)
    if list { return index.previews.forEach { file in file.previews.forEach { say($0, in: file.path) } } }
    let drawing = PreviewDrawing(index, AssetCatalogs(project.catalogs), typesetter: toolbox.typesetter)
    let options = FigureOptionsReader(fence.settings).options
    var counts: [DrawnPreview.State: Int] = [:]
    for (file, _, previews) in index.previews {
      for preview in previews {
        let drawn = await DeepStack.run { drawing.draw(preview, inFile: file, options) }
        counts[drawn.state, default: 0] += 1
        say(drawn)
        try write(drawn, options)
      }
    }
    guard format == .text else { return }
    let words = DrawnPreview.State.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
    Output.line("\(counts.values.reduce(0, +)) previews: \(words)")
  }

  private func say(_ preview: SourcePreview, in file: String) {
    switch format {
    case .text: Output.line("\(file):\(preview.line)\(preview.name.map { ": \($0)" } ?? "")")
    case .json:
      Output.line(
        LogText(
          json: JSON.object([
            ("file", .string(file)), ("line", .number(Double(preview.line))),
            ("name", preview.name.map { .string($0) } ?? .null),
          ]).text))
    }
  }

  private func say(_ drawn: DrawnPreview) {
    let size = drawn.views.first?.rendering.size
    switch format {
    case .text:
      let name = drawn.name.map { " '\($0)'" } ?? ""
      let words = size.map { " \(Int($0.width.rounded())) × \(Int($0.height.rounded()))" } ?? ""
      Output.line("\(drawn.file):\(drawn.line): \(drawn.state.rawValue)\(name)\(words)")
      for diagnostic in drawn.diagnostics where diagnostic.severity != .note && !diagnostic.isAdvice {
        Output.error(diagnostic.log(source: nil, color: Output.usesColor))
      }
    case .json:
      Output.line(
        LogText(
          json: JSON.object([
            ("file", .string(drawn.file)), ("line", .number(Double(drawn.line))),
            ("name", drawn.name.map { .string($0) } ?? .null), ("state", .string(drawn.state.rawValue)),
            ("size", size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
            ("files", .array(drawn.reached.map { .string($0) })),
            ("diagnostics", .array(drawn.diagnostics.map(RenderJSON.diagnostic))),
          ]).text))
    }
  }

  /// Writes the pictures of a preview: `Card.svg`, or `Card-2.svg` for its second view.
  private func write(_ drawn: DrawnPreview, _ options: FigureOptions) throws {
    guard let output, !drawn.views.isEmpty else { return }
    do {
      for (number, view) in drawn.views.enumerated() {
        let stem = (drawn.file as NSString).deletingPathExtension + "-\(drawn.line)"
        let path = "\(output)/\(stem)\(number == 0 ? "" : "-\(number + 1)").\(form.rawValue)"
        let svg = view.standaloneSVG(options.parts, form == .png ? .outlines : .embedded, options.scheme)
        let bytes = form == .png ? try PNGConverter.png(of: svg, scale: 2) : Array(svg.utf8)
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try AtomicFile.write(bytes, to: path)
      }
    } catch {
      throw CommandFailure(code: .machine, message: FileProblem.writing(output, error))
    }
  }
}
