/// The reason why a build makes the whole site instead of only the pages of the notes that have changed.
package enum WholeBuildReason: Error, Hashable, Sendable {
  /// There is no manifest of an earlier build, or it is damaged.
  case noManifest
  /// The program, the configuration, the theme or another program has changed.
  case inputs
  /// The files of the site are not those of the last build.
  case output
  /// Files were added, removed or renamed.
  case files
  /// A file that is not a published note has changed.
  case otherFile(String)
  /// So many notes have changed that a whole build is faster.
  case manyNotes
  /// A note is a symbolic link.
  case link(String)
  /// Other pages show what has changed in a note, or the note's page shows other notes.
  case shared(String)
  /// A note states sizes that differ from its figures; such statements are compared across all notes.
  case claims(String)
  /// A figure of a note, or its text, may differ in the next build, because it ran out of time or memory.
  case unsettled(String)
  /// Another program reported a problem.
  case programs
  /// The search index could not be updated.
  case index
}

extension WholeBuildReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noManifest: "the folder has no record of an earlier build"
    case .inputs: "the program, the configuration, the theme or another program has changed"
    case .output: "the output folder has changed since the last build"
    case .files: "files were added, removed or renamed"
    case .otherFile(let path): "'\(path)' has changed, which is not a published note"
    case .manyNotes: "many notes have changed"
    case .link(let path): "'\(path)' is a symbolic link"
    case .shared(let path): "other pages show what has changed in '\(path)'"
    case .claims(let path): "'\(path)' states sizes that differ from its figures"
    case .unsettled(let path): "'\(path)' took too long, or a figure in it did or took too much memory"
    case .programs: "another program reported a problem"
    case .index: "the search index could not be updated"
    }
  }
}
