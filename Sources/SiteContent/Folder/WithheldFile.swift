import Diagnostics
import Foundation
import Notes

/// The kinds of files that a site leaves out although they lie among the notes, because authors don't mean to publish them
/// or because a web host acts on them. `include` in the configuration publishes single ones.
package enum WithheldFile: Hashable, Sendable, CaseIterable {
  case key, environment, backup, query, category, serverSource, hostControl, siteScript, active

  /// Returns a diagnostic about all files of the kind.
  func diagnostic(of paths: [String], shown: (String) -> String) -> Diagnostic {
    let first = paths[0]
    let others = paths.count > 1 ? " and \(paths.count - 1) more are" : " is"
    let name = NotePath.name(of: first)
    return Diagnostic(
      [.backup, .query, .category].contains(self) ? .note : .warning, self == .active ? "acting-file" : "withheld-file",
      "'\(first)'\(others) left out: \(words)", file: shown(first),
      hint: self == .active
        ? "add 'allow-active-files: true' to the configuration to publish such files"
        : "move such files out of the notes, or add 'include: [\(name)]' to the configuration to publish this one")
  }

  /// The reason for leaving the kind out.
  private var words: String {
    switch self {
    case .key: "such files hold keys and passwords"
    case .environment: "such files hold passwords of programs"
    case .backup: "such files are backups, dumps or files of the system"
    case .query: "such files are queries of Obsidian"
    case .category: "such files order the navigation"
    case .serverSource: "such files are sources of programs on servers"
    case .hostControl: "web hosts obey such files"
    case .siteScript: "such files take the place of the site's own scripts"
    case .active: "such files can run scripts with the site's origin"
    }
  }

  /// Names of files, in lower case.
  private var names: String {
    switch self {
    case .key:
      """
      id_rsa id_dsa id_ecdsa id_ed25519 id_ecdsa_sk id_ed25519_sk identity.key .netrc _netrc .npmrc .pypirc .pgpass .my.cnf
      .git-credentials .htpasswd htpasswd credentials credentials.json credentials.csv client_secret.json
      service-account.json wallet.dat
      """
    case .environment: ".env .envrc secrets.yml secrets.yaml secrets.json secrets.toml terraform.tfstate"
    case .backup: "thumbs.db ehthumbs.db desktop.ini"
    case .serverSource: "web.config .htaccess htaccess .user.ini php.ini"
    case .hostControl:
      """
      _worker.js _headers _redirects _routes.json cname netlify.toml vercel.json now.json wrangler.toml wrangler.json
      wrangler.jsonc firebase.json staticwebapp.config.json amplify.yml _config.yml app.yaml serve.json staticfile
      crossdomain.xml clientaccesspolicy.xml apple-app-site-association
      """
    case .siteScript: "offline-worker.js pagefind/pagefind.js pagefind/pagefind-worker.js"
    case .category: FolderMark.names.joined(separator: " ")
    case .query, .active: ""
    }
  }

  /// File extensions, in lower case.
  private var endings: String {
    switch self {
    case .key:
      """
      pem key p8 p12 pfx pk8 ppk keystore jks bks kdb kdbx keychain keychain-db agilekeychain opvault 1pux ovpn
      mobileprovision
      """
    case .environment: "env tfstate tfvars"
    case .query: "base"
    case .backup: "bak backup bkp old orig rej save swp swo"
    case .serverSource:
      "php php3 php4 php5 php7 php8 phtml phps phar jsp jspx asp aspx ascx ashx asmx cshtml cgi fcgi cfm cfc"
    case .category, .hostControl, .siteScript, .active: ""
    }
  }

  /// Whether only names at the top of the site count: hosts and pages look for these files nowhere else.
  private var isAtTop: Bool { self == .hostControl || self == .siteScript }

  /// Whether no note may show the text of such a file either.
  private var isSecret: Bool { self == .key || self == .environment }

  private static func table(_ list: (WithheldFile) -> String) -> [Substring: WithheldFile] {
    let pairs = allCases.flatMap { kind in list(kind).split(whereSeparator: \.isWhitespace).map { ($0, kind) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
  private static let byName = table(\.names)
  private static let byEnding = table(\.endings)

  /// Creates the kind of a file from its path; `nil` for other files.
  package init?(_ path: String) {
    let path = path.lowercased()
    let name = NotePath.name(of: path)
    let endings = ScriptableFile.endings(of: path)
    if Self.isEditorBackup(name) {
      self = .backup
    } else if let kind = Self.byName[path[...]] ?? Self.byName[name[...]],
      !kind.isAtTop || Self.byName[path[...]] != nil
    {
      self = kind
    } else if name.hasPrefix(".env") || name.hasPrefix("client_secret_") {
      self = name.hasPrefix(".") ? .environment : .key
    } else if let kind = endings.last.flatMap({ Self.byEnding[$0] }) {
      self = kind
    } else if endings.contains(where: { Self.byEnding[$0] == .serverSource }) {
      // Some servers run 'index.php.jpg'.
      self = .serverSource
    } else if path.hasPrefix("functions/"), ["js", "mjs", "ts"].contains(endings.last) {
      self = .hostControl
    } else {
      return nil
    }
  }

  /// Creates the kind of a file from its path and its contents; `nil` for files that are published.
  ///
  /// - Parameters:
  ///   - full: the full path of the file.
  ///   - allowsActive: whether files that can run scripts are published.
  init?(_ path: String, at full: String, allowsActive: Bool) {
    let named = WithheldFile(path)
    if named == nil, ScriptableFile.isHarmless(path) { return nil }
    lazy var head = FileHead.bytes(of: full, atMost: Self.headSize)
    if let named {
      // Keynote's presentations have the extension of keys, but are archives.
      if named == .key, path.lowercased().hasSuffix(".key"), head.starts(with: Array("PK\u{3}\u{4}".utf8)) {
        return nil
      }
      self = named
    } else if let kind = Self.kind(ofText: String(decoding: head, as: UTF8.self)) {
      self = kind
    } else if !allowsActive, ScriptableFile.acts(path, at: full, head: head) {
      self = .active
    } else {
      return nil
    }
  }

  private static let headSize = 2048

  /// Returns the kind of a file by the beginning of its text: private keys in PEM, of PuTTY and of Google's accounts
  /// (RFC 7468), and the dumps of databases.
  private static func kind(ofText text: String) -> WithheldFile? {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let line = start.prefix { !$0.isNewline }
    if line.hasPrefix("-----BEGIN "), line.contains("PRIVATE KEY") { return .key }
    if line.hasPrefix("PuTTY-User-Key-File-") || text.contains("\"private_key\": \"-----BEGIN") { return .key }
    let dumps = ["-- MySQL dump", "-- MariaDB dump", "-- PostgreSQL database dump", "--\n-- PostgreSQL database dump"]
    return dumps.contains(where: start.hasPrefix) ? .backup : nil
  }

  /// Returns whether a file name is that of a backup, swap or lock file that an editor writes beside the file that it
  /// edits: `note.md~` (many editors), `#note.md#` (Emacs), `note.md.swp` (Vim), `___jb_tmp___` (JetBrains), `~$a.docx`
  /// (Word).
  package static func isEditorBackup(_ name: some StringProtocol) -> Bool {
    name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#")) || name.hasPrefix("~$")
      || [".swp", ".swo", "___jb_tmp___", "___jb_old___"].contains { name.hasSuffix($0) }
  }

  /// Returns whether a note or style sheet may not show a file: keys, passwords and what git stores.
  package static func isSecret(_ path: String) -> Bool {
    WithheldFile(path)?.isSecret == true || path.split(separator: "/").contains { $0.lowercased() == ".git" }
  }
}

/// The beginning of a file.
enum FileHead {
  /// Returns the first bytes of a regular file; empty if it cannot be read.
  static func bytes(of path: String, atMost count: Int) -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    return ((try? file.read(upToCount: count)) ?? nil).map(Array.init) ?? []
  }
}
