import Figures
import Markup
import SiteContent

/// The link graph as JSON for other programs, `graph.json`.
enum GraphJSON {
  static func text(notes: [Note], graph: LinkGraph, figures: [[NamedFigure]], tags: [[String]]) -> String {
    var text = "{\"notes\":[\n"
    for (index, note) in notes.enumerated() {
      if index > 0 { text += ",\n" }
      text +=
        JSON.object([
          ("path", .string(note.path)), ("page", .string(note.page)), ("title", .string(note.title)),
          ("tags", .array(tags[index].map { .string($0) })),
          ("links", .array((graph.outgoing[note.path] ?? []).map { .string($0) })),
          (
            "figures",
            .array(figures[index].map { .object([("id", .string($0.fragment)), ("title", .string($0.title))]) })
          ),
        ]).text
    }
    return text + "\n]}\n"
  }
}
