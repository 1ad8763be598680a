import Foundation

/// A snapshot of a layout, as a file in the folder `__Snapshots__` beside its test.
struct SnapshotFile {
  let url: URL

  /// - Parameters:
  ///   - test: the test's source file.
  ///   - function: the test's name, as `#function` returns it.
  ///   - name: a name that distinguishes several snapshots of a test.
  ///   - form: the file extension.
  init(test: String, function: String, name: String?, form: String) {
    let source = URL(fileURLWithPath: test)
    let own = Self.fileName(String(function.prefix { $0 != "(" }))
    let file = name.map { "\(own).\(Self.fileName($0))" } ?? own
    url = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(file).\(form)")
  }

  /// Returns a name without characters that are special in file systems.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.,+ ".contains($0) ? $0 : "-" })
  }

  /// The last four components of the path, for messages.
  var shownPath: String { url.pathComponents.suffix(4).joined(separator: "/") }

  /// Returns the contents of the file; `nil` if it doesn't exist.
  func text() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
