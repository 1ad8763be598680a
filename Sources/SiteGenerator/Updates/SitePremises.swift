import Foundation
import Programs

/// What a whole site depends on beside the files of its content folder: the program, the settings, the theme, other programs, the
/// history of the notes, and what lies around them. A site whose premises have changed is built as a whole.
struct SitePremises {
  private var key: CacheKey
  private var isSettled = true
  private let now = FileStamp.now()

  /// The sum of them; `nil` where something has changed just now, so that a change that follows might not be told from it.
  var sum: String? { isSettled ? key.name : nil }

  /// - Parameters:
  ///   - settings: the sum of what the settings and the command say.
  ///   - program: that of the program.
  init(of builder: SiteBuilder, settings: String, program: String) {
    key = CacheKey(SiteRecord.kind, program: program)
    let root = URL(fileURLWithPath: builder.input).resolvingSymlinksInPath().path
    key.add([settings, builder.input, root, builder.output, builder.today?.dayText ?? ""])
    key.add(builder.includesDrafts)
    key.add(builder.countsLikeFindings)
    key.add("\(type(of: builder.renderer))")
    for folder in [builder.defaultTheme, builder.siteTheme] { addFolder(folder) }
    for file in builder.assets { addFile(file.source) }
    for text in builder.generatedAssets { key.add([text.path, text.text]) }
    for name in ["highlight.py", "katex.js", "mermaid.py"] { addFile(try? builder.toolbox.assets.path(.markup, name)) }
    addPrograms(builder)
    addSurroundings(of: root)
    let configuration = builder.configuration
    if configuration.dates == .git || configuration.repository != nil { addHistory(of: root) }
    for file in configuration.styleSheets + configuration.scripts {
      addFile(NotePath.join(configuration.folder, file.path))
    }
    for sheet in configuration.styleSheets {
      let parts = StyleSheetFiles(sheet.path, in: configuration.folder, shown: "").files.dropFirst()
      for part in parts { addFile(part.source) }
    }
  }

  private mutating func addFile(_ path: String?) {
    key.add(path)
    guard let path else { return }
    let stamp = FileStamp(path)
    key.add(stamp?.text)
    if stamp?.isSettled(at: now) == false { isSettled = false }
  }

  /// All files in a folder of templates.
  private mutating func addFolder(_ path: String?) {
    key.add(path)
    guard let path else { return }
    // A link to a folder has no names in it.
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() { addFile(folder + "/" + name) }
  }

  private mutating func addPrograms(_ builder: SiteBuilder) {
    for name in ["python3", "node", "git", "rsvg-convert"] {
      for program in builder.installedPrograms.named(name) { addFile(program) }
    }
    if builder.configuration.search {
      addFile(SearchIndexer.find(builder.toolbox.assets, builder.installedPrograms)?.program)
    }
  }

  /// The settings of other tools that are read, wherever they are.
  private mutating func addSurroundings(of root: String) {
    let above = URL(fileURLWithPath: root).deletingLastPathComponent().path
    for folder in [root, above] { for name in ["mkdocs.yml", "mkdocs.yaml"] { addFile(folder + "/" + name) } }
    addFile(root + "/_config.yml")
    key.add(FileManager.default.fileExists(atPath: root + "/.git"))
    let vault = ObsidianVault.around(root)
    key.add(vault?.root)
    guard let vault else { return }
    for file in ObsidianVault.settingsFiles { addFile(vault.root + "/.obsidian/" + file) }
  }

  /// What changes whenever a commit is made, fetched or checked out.
  private mutating func addHistory(of root: String) {
    guard let folder = Git.folder(of: root) else { return }
    for name in ["HEAD", "logs/HEAD", "packed-refs", "shallow", "config", "reftable/tables.list"] {
      addFile(folder + "/" + name)
    }
    let head = FileManager.default.contents(atPath: folder + "/HEAD")?.prefix(1_000) ?? Data()
    let branch = String(decoding: head, as: UTF8.self).split(separator: "\n").first ?? ""
    if branch.hasPrefix("ref: ") { addFile(folder + "/" + branch.dropFirst(5)) }
  }
}
