import Markup
import Notes
import VitrineDiagrams
import VitrineUI

/// A writer of the files of a fence's pictures and of the links to them.
struct FigureLinks {
  /// The path of the Markdown file.
  let note: String
  let options: NoteEmbedding.Options

  /// Returns a link for each picture, as Markdown or HTML, and the files that the links refer to.
  func links(to fence: EmbeddedFence) -> (links: [String], files: [NoteEmbedding.File]) {
    var files: [NoteEmbedding.File] = []
    let links = fence.pictures.enumerated().map { index, picture in
      link(picture, fence, number: index == 0 ? nil : index + 1, &files)
    }
    return (links, files)
  }

  private func link(
    _ picture: EmbeddedFence.Picture, _ fence: EmbeddedFence, number: Int?, _ files: inout [NoteEmbedding.File]
  ) -> String {
    let base =
      [NotePath.stem(of: note), fence.options.id ?? String(fence.number)].joined(separator: "-")
      + (number.map { "-\($0)" } ?? "")
    let scheme = options.dark ? .light : fence.options.scheme
    files.append(file(base, picture.view, fence.options, scheme))
    let words = fence.options.caption ?? picture.words
    if options.isForDocC {
      files.append(file(base + "~dark", picture.dark ?? picture.view, fence.options, .dark))
      return "@Image(source: \"\(Self.escaped(base + ".svg", "\"\\"))\", alt: \"\(Self.escaped(words, "\"\\"))\")"
    }
    guard options.dark else { return "![\(Self.escaped(words, "[]\\`*_<"))](\(address(base)))" }
    files.append(file(base + "-dark", picture.dark ?? picture.view, fence.options, .dark))
    return Element("picture") {
      Element("source", ["media": "(prefers-color-scheme: dark)", "srcset": address(base + "-dark")])
      Element("img", ["alt": words, "src": address(base)])
    }.html
  }

  private func file(_ name: String, _ view: DrawnView, _ figure: FigureOptions, _ scheme: ColorScheme)
    -> NoteEmbedding.File
  {
    let svg = view.standaloneSVG(figure.parts, options.outlines ? .outlines : .embedded, scheme)
    let mark = NoteEmbedding.mark(of: note, folder: options.folder)
    return NoteEmbedding.File(name: name + ".svg", contents: svg + mark + "\n")
  }

  /// Returns a picture's URL, relative to the Markdown file.
  private func address(_ name: String) -> String {
    PercentEncoding.encode(path: NotePath.join(options.folder, name + ".svg")).replacing("(", with: "%28")
      .replacing(")", with: "%29")
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    var escaped = ""
    for character in text {
      if special.contains(character) { escaped += "\\" }
      escaped += character.isNewline ? " " : String(character)
    }
    return escaped
  }
}
