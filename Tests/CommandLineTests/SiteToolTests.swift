import Foundation
import TestSupport
import Testing

/// Sites that MkDocs and Sphinx make with the integrations that are part of the program, and a catalog of DocC.
@Suite(.serialized) struct SiteToolTests {
  private static let page = """
    # Rows

    ```swift
    struct Badge: View { var body: some View { Text("New") } }
    ```

    ```swiftui caption="A <script>alert(1)</script>"
    Badge().padding(4)
    ```

    - In a list

        ```swiftui
        Badge()
        ```

    ```swiftui
    Text(
    ```

    """

  @Test(.enabled(if: HostProgram.packages != nil, "Scripts/prepare-hosts has not installed MkDocs"))
  func aSiteOfMkDocsHasItsFigures() throws {
    let folder = try TemporaryFolder(["docs/index.md": "---\ntitle: A\n---\n" + Self.page])
    try folder.write(
      """
      site_name: Figures
      theme: {name: material, font: false, palette: [{scheme: slate}]}
      hooks: ["\(packageRoot)/integrations/mkdocs/vitrine_hook.py"]
      markdown_extensions: [pymdownx.superfences]
      """, to: "mkdocs.yml")
    let made = try HostProgram.run(["python3", "-m", "mkdocs", "build"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    let page = folder.text("site/index.html") ?? ""
    #expect(page.matches(of: /<figure class="vitrine-figure"/).count == 2, "\(page.suffix(3000))")
    #expect(page.contains("<figcaption>A &lt;script&gt;alert(1)&lt;/script&gt;</figcaption>"))
    #expect(page.contains("<p class=\"vitrine-error\">Not drawn: "))
    #expect(made.errors.contains("WARNING") && made.errors.contains("index.md:21:6: error:"), "\(made.errors)")
  }

  @Test(.enabled(if: HostProgram.packages != nil, "Scripts/prepare-hosts has not installed Sphinx"))
  func aSiteOfSphinxHasItsFigures() throws {
    let folder = try TemporaryFolder([
      "myst.md": Self.page + "\n```{swiftui}\n:width: 90\n:caption: Of MyST\nColor.blue.frame(height: 9)\n```\n",
      "index.rst": """
      Rows
      ====

      .. toctree::

         myst

      .. code-block:: swift

         struct Badge: View { var body: some View { Text("New") } }

      .. swiftui::
         :caption: A <b> row

         Badge()

      .. code-block:: swiftui

         Text(

      """,
      "conf.py": """
      import sys
      sys.path.insert(0, "\(packageRoot)/integrations/sphinx")
      extensions = ["myst_parser", "vitrine_sphinx"]
      vitrine_command = "\(HostProgram.vitrine)"
      """,
    ])
    let made = try HostProgram.run(
      ["python3", "-m", "sphinx", "--builder", "html", "--jobs", "1", ".", "made"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    let (index, myst) = (folder.text("made/index.html") ?? "", folder.text("made/myst.html") ?? "")
    #expect(index.matches(of: /<figure class="vitrine-figure"/).count == 1, "\(index)")
    #expect(index.contains("<figcaption>A &lt;b&gt; row</figcaption>") && index.contains("Not drawn: "))
    #expect(made.errors.contains("index.rst:19: WARNING: "), "\(made.errors)")
    #expect(myst.matches(of: /<figure class="vitrine-figure"/).count == 3, "\(myst)")
    #expect(myst.contains("<figcaption>Of MyST</figcaption>"))
  }

  @Test func aCatalogOfDocCHasItsFigures() throws {
    let article = "# Row\n\n```swift view-tree id=row caption=\"A \\\"row\\\"\"\nText(\"a\")\n```\n\nText.\n"
    let folder = try TemporaryFolder(["Kit.docc/Guides/Row.md": article, "Kit.docc/Kit.md": "# ``Kit``\n"])
    let command = [HostProgram.vitrine, "filter", "docc", "Kit.docc"]
    #expect(try HostProgram.run(command + ["--check"], in: folder).status == 1)
    let made = try HostProgram.run(command, in: folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      folder.contents(of: "Kit.docc").keys.sorted().filter { $0.hasSuffix(".svg") }
        == ["Resources/Row-row.svg", "Resources/Row-row~dark.svg"])
    let text = folder.text("Kit.docc/Guides/Row.md") ?? ""
    #expect(text.contains("\n@Image(source: \"Row-row.svg\", alt: \"A \\\"row\\\"\")\n"), "\(text)")
    let again = try HostProgram.run(command, in: folder)
    #expect(again.output.contains("up to date") && folder.text("Kit.docc/Guides/Row.md") == text, "\(again.output)")
    #expect(try HostProgram.run(command + ["--check"], in: folder).status == 0)
  }

  @Test func aCatalogHasToBeOne() throws {
    let folder = try TemporaryFolder(["notes/a.md": "# A"])
    for name in ["notes", "Missing.docc"] {
      let outcome = try HostProgram.run([HostProgram.vitrine, "filter", "docc", name], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("is not a DocC catalog"), "\(outcome)")
    }
  }
}
