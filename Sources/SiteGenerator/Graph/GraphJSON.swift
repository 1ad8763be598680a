import Figures
import Markup

/// The link graph for other programs: `graph.json`.
enum GraphJSON {
  static func text(notes: [Note], graph: LinkGraph, figures: [[NamedFigure]], tags: [String: [String]]) -> String {
    let nodes = zip(notes, figures).map { note, figures in
      JSON.object([
        ("path", .string(note.path)), ("page", .string(note.page)), ("title", .string(note.title)),
        ("tags", .array((tags[note.path] ?? []).map { .string($0) })),
        ("links", .array((graph.outgoing[note.path] ?? []).map { .string($0) })),
        ("figures", .array(figures.map { .object([("id", .string($0.fragment)), ("title", .string($0.title))]) })),
      ]).text
    }
    return "{\"notes\":[\n" + nodes.joined(separator: ",\n") + "\n]}\n"
  }
}
