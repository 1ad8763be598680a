import Assets
import Foundation
import Programs

/// Creates PDFs with WeasyPrint, which reads only the files of a temporary folder and has no access to the network.
struct PDFSetter {
  /// The path of the Python script that runs WeasyPrint.
  private let script: String
  private let programs: InstalledPrograms
  /// The time limit for a book, in seconds.
  private static let patience = 1800.0

  /// - Throws: `ProgramProblem.absent` if the script is missing.
  init(_ assets: Assets, _ programs: InstalledPrograms) throws(ProgramProblem) {
    guard let script = try? assets.path(.markup, "pdf.py") else { throw .absent }
    (self.script, self.programs) = (script, programs)
  }

  /// Creates the PDF of a book.
  ///
  /// - Parameters:
  ///   - files: the paths and contents of the book's files, including `book.html`.
  ///   - identifier: the identifier written into the PDF.
  ///   - moment: the creation date written into the PDF, in seconds since 1970.
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
    return try run([folder.path, identifier], moment: moment) { $0.starts(with: Array("%PDF".utf8)) }
  }

  /// Checks whether a PDF can be created, before a book is laid out.
  func checkInstallation() throws(ProgramProblem) { _ = try run(["--check"], moment: 0) { $0.isEmpty } }

  /// Runs the script with each Python in turn, and returns the first valid output.
  private func run(
    _ arguments: [String], moment: Int, isValid: ([UInt8]) -> Bool
  ) throws(ProgramProblem) -> [UInt8] {
    var problem = programs.absence(of: "python3")
    for python in interpreters {
      var run = ProgramRun(python, ["-I", script] + arguments)
      run.environment = ["SOURCE_DATE_EPOCH": "\(moment)"]
      run.limits = ProgramLimits(seconds: Self.patience * programs.patience, memory: 8_000_000_000)
      let (output, failure) = run.result()
      if failure == nil, isValid(output) { return output }
      let found = Self.problem(failure)
      // A Python without WeasyPrint must not hide the error of another.
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
    case nil: .failed("its output is not a PDF")
    }
  }

  /// The Python interpreters that may have WeasyPrint: the one of an installed `weasyprint` command, then those in
  /// `PATH`.
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
