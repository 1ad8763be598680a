/// The backup and swap files that editors write next to a file that is being edited.
package enum BackupFile {
  /// Returns whether a file name is a backup's: `note.md~` (many editors), `#note.md#` (Emacs), `note.md.swp` (Vim),
  /// `___jb_tmp___` (JetBrains).
  package static func isBackup(_ name: some StringProtocol) -> Bool {
    name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#"))
      || [".swp", ".swo", "___jb_tmp___", "___jb_old___"].contains { name.hasSuffix($0) }
  }
}
