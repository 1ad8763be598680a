import SiteGenerator
import TestSupport
import Testing

@testable import SiteContent

/// Files that lie among the notes and are not meant for readers. The names are those of GitHub's lists of ignored files and
/// secrets, of the editors, and of the hosts' documentation.
@Suite struct WithheldFileTests {
  @Test(arguments: [
    ("id_rsa", WithheldFile.key), ("keys/server.pem", .key), ("A.P12", .key), ("credentials", .key),
    ("client_secret_1.json", .key), ("production.env", .environment), (".env.local", .environment),
    ("terraform.tfstate", .environment), ("a.md~", .backup), ("#a.md#", .backup), ("deep/a.bak", .backup),
    ("~$letter.docx", .backup), ("Thumbs.db", .backup), ("a/index.php", .serverSource), ("web.config", .serverSource),
    ("a.php.jpg", .serverSource), ("a.PHP ", .serverSource),
    ("CNAME", .hostControl), ("_worker.js", .hostControl), ("functions/a.js", .hostControl),
    ("Offline-Worker.js", .siteScript), ("pagefind/pagefind.js", .siteScript),
  ])
  func kinds(_ path: String, _ kind: WithheldFile) { #expect(WithheldFile(path) == kind) }

  @Test(arguments: [
    "photo.png", "examples/CNAME", "docs/netlify.toml", "functions/a.png", "a/pagefind/pagefind.js", "keys.txt", "key",
    "environment.txt", "robots.txt", "deep/functions/a.js", "query.sql", "a.bak.txt",
  ])
  func otherFiles(_ path: String) { #expect(WithheldFile(path) == nil) }

  @Test func contentsDecideToo() async throws {
    let key = "-----BEGIN PRIVATE KEY-----\nx\n"
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n", "content/plain.txt": "about -----BEGIN PRIVATE KEY-----",
      "content/hidden.txt": "\n" + key,
      "content/talk.key": "PK\u{3}\u{4}", "content/real.key": "x", "content/dump.sql": "-- MySQL dump 10\n",
    ])
    let report = try await SiteBuilder.test(folder).build()
    #expect(folder.text("site/plain.txt") != nil && folder.text("site/talk.key") != nil)
    #expect(["hidden.txt", "real.key", "dump.sql"].allSatisfy { folder.text("site/" + $0) == nil })
    #expect(
      report.diagnostics.map(\.message) == [
        "'dump.sql' is left out: such files are backups, dumps or files of the system",
        "'hidden.txt' and 1 more are left out: such files hold keys and passwords",
      ])
  }

  @Test func whatTheConfigurationNamesIsPublished() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n", "content/CNAME": "x", "content/.well-known/a.txt": "x", "content/.env": "x",
      "content/php/a.php": "x", "content/b.php": "x",
    ])
    let report = try await SiteBuilder.test(folder) { $0.include = ["CNAME", ".well-known", "php", "*"] }.build()
    #expect(report.diagnostics == [])
    for name in ["CNAME", ".well-known/a.txt", "php/a.php", "b.php"] {
      #expect(folder.text("site/" + name) == "x", "\(name)")
    }
    // A pattern that does not begin with a dot names no hidden file.
    #expect(folder.text("site/.env") == nil)
  }

  @Test func filesThatBecomeHarmlessAreBuilt() async throws {
    let folder = try TemporaryFolder(["content/a.md": "# A\n", "content/dump.sql": "-- MySQL dump 10\n"])
    func build() async throws { _ = try await SiteBuilder.test(folder).build() }
    try await build()
    #expect(folder.text("site/dump.sql") == nil)
    try folder.write("SELECT 1;\n", to: "content/dump.sql")
    try await build()
    #expect(folder.text("site/dump.sql") != nil)
  }

  @Test(arguments: ["id_rsa", ".env", "deep/.npmrc", ".git/config", "a/.git/HEAD", "x.pem"])
  func secretsAreNotShownByNotes(_ path: String) { #expect(WithheldFile.isSecret(path)) }

  @Test(arguments: ["a.php", ".github/workflows/a.yml", "a.swift", ".gitignore"])
  func sourcesAreShownByNotes(_ path: String) { #expect(!WithheldFile.isSecret(path)) }
}
