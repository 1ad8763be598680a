/// A tool for notes, with all that is particular in its folders and in their text. Each has a folder here with one value;
/// line numbers of notes don't change by what it converts.
package struct Dialect: Sendable {
  /// The name, as people write it.
  package let name: String
  /// The words for a folder of the tool: `a Jekyll site`.
  package var folder = "a folder of notes"
  /// The signs of the tool's folder; one is enough.
  package var marks: [Mark] = []
  /// Whether the configuration is read by more than the marks and lists that are named here.
  package var hasReader = false
  /// The keys of front matter that hide a note, or a part of what is known of it.
  package var keys: [HidingKey] = []
  /// The keys of front matter for a note's title in the navigation.
  package var titleKeys: [String] = []
  /// The keys of front matter for a note's place in the navigation.
  package var orderKeys: [String] = []
  /// The comments that readers don't see.
  package var comments: [String] = []
  /// The patterns of files that the tool always hides.
  package var hiddenFiles: [String] = []
  /// The keys of the configuration with more patterns; the first is looked up in the mark.
  package var hiddenLists: [String] = []
  /// The keys of the configuration whose patterns can't be followed.
  package var unreadLists: [String] = []
  /// The other ways to hide files, in words.
  package var otherWays: [String] = []
  /// The folder beside the notes whose files the tool copies to the top of its site.
  package var assets: String?
  /// The notes that the tool publishes.
  package var publishes = Publication.all
  /// The way in which the tool names pages.
  package var addresses = Addresses.files
  /// The key of front matter for the path of a note's page.
  package var addressKey: String?
  /// Whether labels lead to places in all notes.
  package var hasSharedLabels = false
  /// Whether `{% … %}` is a tag of Liquid, not a block.
  var hasLiquid = false
  /// Whether lines of Rust that begin with `# ` are hidden.
  package var hidesLinesOfCode = false
  /// The signs with which lines of code are hidden, by language, as the configuration sets them.
  package var hiddenLineSigns: [String: String] = [:]
  /// The parts that components and shortcodes play, by their names in lower case.
  var components: [String: ComponentRole] = [:]
  var shortcodes: [String: ComponentRole] = [:]
  /// The constructs that aren't followed.
  var unsupported: [OtherTools.Kind] = []
  /// Converts the lines of a note.
  var convert: (@Sendable (inout NoteLines) -> Void)?

  /// Whether notes are read as any Markdown.
  package var isMarkdown: Bool { convert == nil && !hidesLinesOfCode }
  /// A file or folder that only the tool has.
  package struct Mark: Sendable {
    /// The names; the first that exists is read.
    package var names: [String]
    /// Texts in the file, where other tools have one of the same name.
    package var words: [String]

    init(_ names: String..., words: [String] = []) { (self.names, self.words) = (names, words) }
  }

  package enum Publication: Sendable, Equatable {
    case all
    /// The notes whose front matter sets a key, unless the configuration publishes all.
    case marked(key: String)
    /// The notes that the book lists.
    case listed
  }

  package enum Addresses: Sendable {
    /// By the paths of the notes.
    case files
    /// By patterns in the configuration.
    case permalinks
    /// By the names of the notes and of their folder.
    case catalog
  }

  /// All tools. The one that is more particular is first where marks are alike.
  package static let all: [Dialect] = [
    .plain, .obsidian, .jekyll, .mkDocs, .docC, .docusaurus, .starlight, .vitePress, .sphinx, .myST, .zola, .hugo,
    .quartz, .logseq, .mdBook, .docsify, .wiki, .mdx, .gitBook, .pandoc, .eleventy,
  ]

  package static let titleKeys = all.flatMap(\.titleKeys)
  package static let orderKeys = all.flatMap(\.orderKeys)

  /// A part of the text that only the other tool can process.
  package struct LeftOut: Hashable, Sendable {
    /// The source text: `{% include friends.html %}`.
    package var text: String
    /// The line of the note, from 1.
    package var line: Int
  }
}

extension Dialect: Hashable {
  package static func == (one: Dialect, other: Dialect) -> Bool {
    one.name == other.name && one.hiddenLineSigns == other.hiddenLineSigns
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
