/// The link graph for other programs: `graph.json`.
enum GraphJSON {
  static func text(notes: [Note], graph: LinkGraph, tags: [String: [String]]) -> String {
    let nodes = notes.map { note in
      JSONText.object([
        ("path", .string(note.path)), ("page", .string(note.page)), ("title", .string(note.title)),
        ("tags", .array((tags[note.path] ?? []).map { .string($0) })),
        ("links", .array((graph.outgoing[note.path] ?? []).map { .string($0) })),
      ]).text
    }
    return "{\"notes\":[\n" + nodes.joined(separator: ",\n") + "\n]}\n"
  }
}
