import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports
@testable import SiteStorage

/// What the settings put around the notes.
@Suite struct SettingsTests {
  private func site(
    _ files: [String: String], settings: String
  ) async throws -> (TemporaryFolder, [String]) {
    let folder = try TemporaryFolder(files.merging(["vitrine.yml": settings + "\nsearch: false\n"]) { own, _ in own })
    let read = try SiteSettings(
      input: folder.path + "/content", configurationFile: folder.path + "/vitrine.yml", output: folder.path + "/site")
    var builder = SiteBuilder.test(
      input: read.input, output: read.output, drawing: false, read.configuration)
    builder.siteTheme = read.theme
    let report = try await builder.build()
    let messages = (read.diagnostics + report.diagnostics).map { $0.rendered().replacing(folder.path + "/", with: "") }
    return (folder, messages)
  }

  private func policy(of page: String) throws -> [String: [String]] {
    let text = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)?.1)
    var directives: [String: [String]] = [:]
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ").map(String.init)
      directives[words[0]] = Array(words.dropFirst())
    }
    return directives
  }

  private static let plain = [
    "default-src": ["'none'"], "style-src": ["'self'"], "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "worker-src": ["'self'"], "img-src": ["'self'", "data:", "https:"], "media-src": ["'self'"],
    "font-src": ["'self'"], "connect-src": ["'self'"], "frame-src": ["'self'"], "base-uri": ["'none'"],
    "form-action": ["'none'"], "require-trusted-types-for": ["'script'"], "trusted-types": ["default"],
  ]

  @Test func nothingIsAllowedThatNobodyAskedFor() async throws {
    let (folder, messages) = try await site(["content/a.md": "# A"], settings: "title: T")
    let page = try #require(folder.text("site/a.html"))
    #expect(try policy(of: page) == Self.plain)
    #expect(messages.isEmpty)
  }

  @Test func theFrameOfPages() async throws {
    let (folder, messages) = try await site(
      [
        "content/a.md": "# A", "content/deep/b.md": "# B",
        "content/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
        "content/dark.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"  width=\"9\" height=\"9\"/>",
        "own.css": "p { color: red }",
        "content/own.js": "console.log(1)",
      ],
      settings: """
        repository: { url: "https://github.com/owner/name.git", branch: trunk, folder: docs/notes }
        logo: { light: logo.svg, dark: dark.svg }
        accent: "#0a5dc7"
        font: { text: "Georgia, \\"Times New Roman\\", serif", code: Menlo }
        css: [own.css, "https://styles.example.org/x.css"]
        js: own.js
        menu: [Blog: deep/, a.md, Elsewhere: https://example.org/]
        banner: "New: [B](deep/b.md)"
        """)
    #expect(messages.isEmpty, "\(messages)")
    let page = try #require(folder.text("site/deep/b.html"))
    for part in [
      "<a class=\"repository\" href=\"https://github.com/owner/name\" title=\"owner/name\">Repository</a>",
      "<a href=\"https://github.com/owner/name/edit/trunk/docs/notes/deep/b.md\">Edit this page</a>",
      "<img class=\"logo in-light\" src=\"../logo.svg\" alt=\"\"><img class=\"logo in-dark\" src=\"../dark.svg\" alt=\"\">",
      "<nav class=\"menu\" aria-label=\"Menu\"><a href=\"../deep/index.html\">Blog</a><a href=\"../a.html\">A</a><a href=\"https://example.org/\">Elsewhere</a></nav>",
      "aria-label=\"Notice\"><p>New: <a href=\"#\">B</a></p>", "href=\"https://styles.example.org/x.css\"",
    ] { #expect(page.contains(part), "\(part)") }
    let sheets = page.matches(of: /href="\.\.\/(assets\/(?:settings|own\/own)\.\w+\.css)"/).map { String($0.1) }
    #expect(sheets.count == 2, "\(page)")
    let style = try #require(sheets.first.flatMap { folder.text("site/" + $0) })
    #expect(style.contains("--accent:light-dark(#0a5dc7,"))
    #expect(style.contains("--font-text:Georgia,\"Times New Roman\",serif;"))
    #expect(style.contains("--font-code:Menlo"))
    #expect(page.contains(/<script src="\.\.\/assets\/own\/own\.\w+\.js" defer><\/script>/))
    #expect(try policy(of: page)["style-src"] == ["'self'", "https://styles.example.org"])
    #expect(try #require(folder.text("site/navigation.html")).contains("assets/settings."))
  }

  @Test func servicesAreAllowedWhatTheyNeed() async throws {
    let (folder, messages) = try await site(
      ["content/a.md": "# A", "content/b.md": "---\ncomments: false\n---\n# B"],
      settings: """
        analytics: { plausible: example.org }
        comments: { repo: o/n, repo-id: R_1, category: General, category-id: DIC_2, mapping: title }
        head: |
          <script>let x = 1;</script>
          <script type="application/ld+json">{}</script>
          <style>p { margin: 0 }</style>
          <link rel="stylesheet" href="https://fonts.example.org/css?x">
        policy: { connect-src: https://api.example.org }
        """)
    #expect(messages.isEmpty, "\(messages)")
    let page = try #require(folder.text("site/a.html"))
    var wanted = Self.plain
    // Scripts of others may make HTML of texts.
    for name in ["require-trusted-types-for", "trusted-types"] { wanted[name] = nil }
    wanted["script-src"] =
      [
        "'self'", "'wasm-unsafe-eval'", "'sha256-\(SHA256.base64(of: "let x = 1;"))'", "https://plausible.io",
        "https://giscus.app",
      ]
    wanted["style-src"] = [
      "'self'", "'sha256-\(SHA256.base64(of: "p { margin: 0 }"))'", "https://fonts.example.org", "https://giscus.app",
    ]
    wanted["connect-src"] = ["'self'", "https://plausible.io", "https://api.example.org"]
    wanted["frame-src"] = ["'self'", "https://giscus.app"]
    #expect(try policy(of: page) == wanted)
    #expect(
      page.contains("<script src=\"https://plausible.io/js/script.js\" data-domain=\"example.org\" defer></script>"))
    #expect(page.contains("data-repo=\"o/n\" data-repo-id=\"R_1\" data-category=\"General\""))
    #expect(try #require(folder.text("site/b.html")).contains("class=\"comments\"") == false)
  }

  @Test(arguments: Analytics.Service.allCases) func eachServiceNamesItsHosts(_ service: Analytics.Service) {
    let analytics = Analytics(
      service: service, identifier: "abc", host: service == .matomo ? "https://stats.example.org/" : nil)
    var policy = ContentPolicy()
    analytics.allow(in: &policy)
    let source = analytics.head.html.firstMatch(of: /src="(https:\/\/[^\/"]+)/)?.1
    #expect(policy.text.contains("script-src 'self' 'wasm-unsafe-eval' \(source ?? "nowhere");"))
    #expect(policy.text.contains(/connect-src 'self' https:/))
    #expect(!analytics.head.html.contains("</script><script>"))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
  ])
  func hashesAreThoseOfSHA256(_ text: String, _ sum: String) { #expect(SHA256.base64(of: text) == sum) }

  @Test func coloursAreMadeReadable() throws {
    let yellow = try #require(HexColour("#fd0"))
    #expect(yellow.readable(on: HexColour.paper.dark) == yellow)
    let darker = yellow.readable(on: HexColour.paper.light)
    #expect(darker.contrast(to: HexColour.paper.light) >= 4.5)
    let black = try #require(HexColour("#000000"))
    #expect(abs(black.contrast(to: HexColour.paper.light) - 21) < 0.001)
    let grey = try #require(HexColour("#777777"))
    #expect(abs(grey.contrast(to: HexColour.paper.light) - 4.478) < 0.005)
    for text in ["red", "#12", "#ggg", "#1234567", ""] { #expect(HexColour(text) == nil, "\(text)") }
  }

  @Test(arguments: [
    (
      "repository: github.com/x",
      "1:13: warning: 'repository' must be the URL of a repository\n  hint: repository: https://github.com/owner/name"
    ),
    (
      "accent: blue",
      "1:9: warning: 'accent' must be a colour, or one for light and one for dark pages\n  hint: accent: \"#b3261e\", or accent: { light: \"#b3261e\", dark: \"#ff8170\" }"
    ),
    (
      "accent: { light: \"#ffff00\", dark: \"#ffff00\" }",
      "1:18: warning: '#ffff00' is hard to read on light pages\n  hint: use #7a7a00, the nearest readable colour"
    ),
    (
      "font: \"x; } body { display: none\"",
      "1:7: warning: 'font' must be a list of font family names\n  hint: font: Georgia, serif, or font: { text: …, code: … }"
    ),
    (
      "analytics: { plausibel: a.b }",
      "1:14: warning: unknown analytics service 'plausibel'\n  hint: did you mean 'plausible'?"
    ),
    (
      "analytics: { google: \"a\\\"b\" }",
      "1:22: warning: 'analytics' must name a service and the site's identifier there\n  hint: analytics: { plausible: example.org }"
    ),
    (
      "analytics: { matomo: 1 }",
      "1:22: warning: 'matomo' requires 'host', the URL of its server\n  hint: analytics: { matomo: 1, host: https://stats.example.org }"
    ),
    (
      "comments: { repo: a/b, repo-id: c, category: d }",
      "1:11: warning: 'comments' requires 'category-id'\n  hint: copy repo, repo-id, category and category-id from https://giscus.app"
    ),
    (
      "policy: { script-src: \"'unsafe-inline'\" }",
      "1:23: warning: ''unsafe-inline'' is not a source that a policy can allow\n  hint: script-src: https://example.org"
    ),
    (
      "policy: { script-scr: x }",
      "1:11: warning: unknown key 'script-scr' in 'policy'\n  hint: did you mean 'script-src'?"
    ),
    ("css: [{a: b}]", "1:7: warning: 'css' must be a list of file paths\n  hint: css: [own.css]"),
  ])
  func slipsAreTold(_ text: String, _ expected: String) {
    let reader = ConfigurationReader(text: text, path: "v")
    #expect(reader.diagnostics.map { $0.rendered() } == ["v:" + expected])
  }

  @Test func filesThatAreNotThereAreTold() async throws {
    let (_, messages) = try await site(
      ["content/a.md": "# A", "content/logo.svg": "<svg/>"],
      settings: "css: [nothing.css]\nlogo: log.svg\nmenu: [Blog: blg.md]")
    #expect(
      messages == [
        "vitrine.yml:1:7: warning: there is no file 'nothing.css'\n  hint: write a path in the content folder, or beside vitrine.yml",
        "vitrine.yml:2:7: warning: there is no file 'log.svg' for the logo\n  hint: did you mean 'logo.svg'?",
        "vitrine.yml:3:14: warning: there is no page 'blg.md'",
      ])
  }

  /// `serve` watches these places.
  @Test func theFilesOfAToolBesideTheNotesAreWatched() throws {
    let folder = try TemporaryFolder([
      "docs/a.md": "# A", "docusaurus.config.js": "module.exports = {}", "static/logo.svg": "<svg/>",
    ])
    let settings = try SiteSettings(input: folder.path + "/docs", configurationFile: nil, output: folder.path + "/site")
    for name in ["/docusaurus.config.js", "/static"] {
      #expect(settings.places.contains { $0.hasSuffix(folder.path + name) }, "\(name): \(settings.places)")
    }
  }
}
