import Foundation
import TestSupport
import Testing

/// Documents that pandoc makes with the program as its filter.
@Suite(.serialized, .enabled(if: HostProgram.pandoc != nil, "pandoc is not installed"))
struct PandocTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["note.md": try HostProgram.text("pandoc.md")])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/vitrine-pandoc", withDestinationPath: HostProgram.vitrine)
    return folder
  }

  private func convert(_ folder: TemporaryFolder, _ arguments: String...) throws -> HostProgram.Outcome {
    try HostProgram.run(
      [HostProgram.pandoc ?? "pandoc", "--filter", "./vitrine-pandoc", "note.md"] + arguments, in: folder)
  }

  @Test func aPageHasItsFiguresInIt() throws {
    let folder = try folder()
    let page = try convert(folder, "--standalone", "--to", "html")
    #expect(page.status == 0, "\(page.errors)")
    #expect(page.output.matches(of: /<figure class="vitrine-figure"/).count == 3, "\(page.output.prefix(3000))")
    #expect(page.output.matches(of: /<svg [^>]*class="vitrine-dark"/).count == 3)
    #expect(page.output.contains("prefers-color-scheme:dark"))
    // The block's name, its class and what it says of itself are the figure's, and nothing acts.
    #expect(page.output.contains("<div id=\"fig-row\" class=\"vitrine wide\""), "\(page.output.prefix(3000))")
    #expect(page.output.contains("<figcaption>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; “row”</figcaption>"))
    #expect(!page.output.contains("<script>alert") && !page.output.contains("onclick="))
    // What stays code is code: a declaration, what cannot be drawn, and what asks for it.
    #expect(page.output.matches(of: /<pre/).count == 3)
    #expect(page.output.contains("<div class=\"vitrine-error\">") && page.output.contains("Not drawn: "))
    #expect(page.errors.contains("code block 4 (Text():1:"), "\(page.errors)")
    #expect(try convert(folder, "--standalone", "--to", "html").output == page.output)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/vitrine-figures"))
  }

  @Test(arguments: ["docx": "png", "epub": "svg", "latex": "pdf", "odt": "png", "markdown": "svg"])
  func aDocumentShowsFiles(_ format: String, _ ending: String) throws {
    let folder = try folder()
    let made = try convert(folder, "--to", format, "--output", "made")
    #expect(made.status == 0, "\(made.errors)")
    let files = folder.contents(of: "vitrine-figures")
    #expect(files.count == 3 && files.keys.allSatisfy { $0.hasSuffix("." + ending) }, "\(files.keys)")
    if format == "latex" {
      let text = folder.text("made") ?? ""
      #expect(text.contains("\\includegraphics[width=") && text.contains("\\caption{A"), "\(text)")
      #expect(files.values.allSatisfy { $0.starts(with: Data("%PDF".utf8)) })
    }
    try FileManager.default.removeItem(atPath: folder.path + "/vitrine-figures")
    _ = try convert(folder, "--to", format, "--output", "made")
    #expect(folder.contents(of: "vitrine-figures") == files)
  }

  @Test func aStrictDocumentFails() throws {
    let folder = try folder()
    try folder.write("vitrine:\n  strict: true\n", to: "strict.yml")
    let strict = try convert(folder, "--metadata-file", "strict.yml")
    #expect(strict.status != 0 && strict.errors.contains("code block 4"), "\(strict.errors)")
  }

  @Test func aDocumentDoesNotSayThatFilesAreWrittenElsewhere() throws {
    let folder = try folder()
    try folder.write("vitrine:\n  folder: ../elsewhere\n", to: "far.yml")
    let made = try convert(folder, "--metadata-file", "far.yml", "--to", "epub", "--output", "made.epub")
    #expect(made.errors.contains("'vitrine.folder'"), "\(made.errors)")
    #expect(folder.contents(of: "vitrine-figures").count == 3)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/../elsewhere"))
  }

  @Test(arguments: ["", "{", "[]", "{\"blocks\": []}", "\u{0}"])
  func whatIsNoDocumentIsRefused(_ input: String) throws {
    let outcome = try HostProgram.run([HostProgram.vitrine, "filter", "pandoc"], in: TemporaryFolder(), input: input)
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains("pandoc"), "\(outcome)")
  }
}
