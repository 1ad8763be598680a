import Assets
import Foundation
import Markup
import Programs

/// Sets PDFs with WeasyPrint: in a folder of their own, of which it reads files and no others, without a network.
struct PDFSetter {
  /// The script that asks it.
  private let script: String
  private let programs: InstalledPrograms
  /// For a whole book, in seconds.
  private static let patience = 1800.0

  /// - Throws: where the script is missing.
  init(_ assets: Assets, _ programs: InstalledPrograms) throws(ProgramProblem) {
    guard let script = try? assets.path(.markup, "pdf.py") else { throw .absent }
    (self.script, self.programs) = (script, programs)
  }

  /// Sets one.
  ///
  /// - Parameters:
  ///   - files: those of the book, `book.html` among them.
  ///   - identifier: what tells this file from all others.
  ///   - moment: when it says that it was made, in seconds since 1970.
  func pdf(
    _ files: [(path: String, bytes: [UInt8])], copying copies: [(path: String, source: String)], identifier: String,
    moment: Int
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-book-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in files {
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: place)
    }
    for (path, source) in copies {
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: source, toPath: place.path)
    }
    var problem = ProgramProblem.absent
    for python in interpreters {
      var run = ProgramRun(python, ["-I", script, folder.path, identifier])
      run.environment = ProcessInfo.processInfo.environment.merging(["SOURCE_DATE_EPOCH": "\(moment)"]) { $1 }
      run.limits = ProgramLimits(seconds: Self.patience * programs.patience, memory: 8_000_000_000)
      let (output, failure) = run.result()
      if failure == nil, output.starts(with: Array("%PDF".utf8)) { return output }
      let found = Self.problem(failure)
      // One without WeasyPrint says nothing of the next.
      if problem == .absent { problem = found }
      if case .failed = found { break }
    }
    throw problem
  }

  private static func problem(_ failure: ProgramFailure?) -> ProgramProblem {
    switch failure {
    case .failed(status: 3, _): .absent
    case .failed(status: 4, let message): .tooOld(message.trimmingCharacters(in: .whitespacesAndNewlines))
    case let failure?: ProgramProblem(failure)
    case nil: .failed("what it answers is no PDF")
    }
  }

  /// The Pythons that may have WeasyPrint: the one that an installed `weasyprint` runs with, then those of the path.
  private var interpreters: [String] {
    let own = programs.named("weasyprint").compactMap { path -> String? in
      guard let head = FileManager.default.contents(atPath: path)?.prefix(200) else { return nil }
      let line = String(decoding: head, as: UTF8.self).prefix { $0 != "\n" }
      guard line.hasPrefix("#!/"), line.contains("python"), !line.contains(" ") else { return nil }
      return String(line.dropFirst(2))
    }
    var found: [String] = []
    for python in own + programs.named("python3") where !found.contains(python) { found.append(python) }
    return found
  }
}
