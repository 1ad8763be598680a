/// What editors write beside a file while it is edited, or of what it was before.
enum BackupFile {
  /// `note.md~` (many), `#note.md#` (Emacs), `note.md.swp` (Vim), `___jb_tmp___` (JetBrains).
  static func isBackup(_ name: some StringProtocol) -> Bool {
    name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#"))
      || [".swp", ".swo", "___jb_tmp___", "___jb_old___"].contains { name.hasSuffix($0) }
  }
}
