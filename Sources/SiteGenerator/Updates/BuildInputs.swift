import Foundation
import Notes
import Programs
import SiteContent
import SitePages
import SiteStorage

/// The inputs of a site other than the files of its content folder: the program, the configuration, the theme, other
/// programs, the history of the notes, and the environment. If one of them has changed, the whole site is rebuilt.
struct BuildInputs {
  private var key: CacheKey
  private var isSettled = true
  private let now = FileStamp.now()

  /// The hash of the inputs; `nil` if an input has changed so recently that a further change might not change its
  /// timestamp.
  var sum: String? { isSettled ? key.name : nil }

  /// - Parameters:
  ///   - settings: the hash of the configuration and of the command's options.
  ///   - program: the hash of the program.
  init(of builder: SiteBuilder, settings: String, program: String) {
    key = CacheKey(BuildManifest.kind, program: program)
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
    let configuration = builder.configuration
    for file in Self.files(besideNotesIn: root, configuration) { addFile(file) }
    key.add(FileManager.default.fileExists(atPath: root + "/.git"))
    key.add(ObsidianVault.around(root)?.root)
    if configuration.dates == .git || configuration.repository != nil { addHistory(builder.git) }
  }

  /// Returns the paths of the files besides notes, theme and program that a site is built from, whether or not they
  /// exist: configuration files of other tools, and the style sheets and scripts of the configuration.
  ///
  /// - Parameter input: the folder of the notes.
  static func files(besideNotesIn input: String, _ configuration: SiteConfiguration) -> [String] {
    let root = URL(fileURLWithPath: input).resolvingSymlinksInPath().path
    let above = URL(fileURLWithPath: root).deletingLastPathComponent().path
    let adopted =
      [root, above].flatMap { ["\($0)/mkdocs.yml", "\($0)/mkdocs.yaml"] } + [root + "/_config.yml"]
      + ToolFolder.places(around: root)
    let vault = ObsidianVault.around(root)?.root ?? root
    let sheets = configuration.styleSheets.flatMap { sheet in
      StyleSheetFiles(sheet.path, in: configuration.folder, shown: "").files.map(\.source)
    }
    let scripts = configuration.scripts.map { NotePath.join(configuration.folder, $0.path) }
    return adopted + ObsidianVault.settingsFiles.map { "\(vault)/.obsidian/\($0)" } + sheets + scripts
  }

  private mutating func addFile(_ path: String?) {
    key.add(path)
    guard let path else { return }
    let stamp = FileStamp(path)
    key.add(stamp?.text)
    if stamp?.isSettled(at: now) == false { isSettled = false }
  }

  /// Adds all files in a template folder.
  private mutating func addFolder(_ path: String?) {
    key.add(path)
    guard let path else { return }
    // A symbolic link to a folder would have no entries.
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

  /// Adds the Git files that change with each commit, fetch and checkout.
  private mutating func addHistory(_ git: GitSearch) {
    key.add(git.repository?.directory)
    guard let folder = git.repository?.folder else { return }
    for name in ["HEAD", "logs/HEAD", "packed-refs", "shallow", "config", "reftable/tables.list"] {
      addFile(folder + "/" + name)
    }
    let head = FileManager.default.contents(atPath: folder + "/HEAD")?.prefix(1_000) ?? Data()
    let branch = String(decoding: head, as: UTF8.self).split(separator: "\n").first ?? ""
    if branch.hasPrefix("ref: ") { addFile(folder + "/" + branch.dropFirst(5)) }
  }
}
