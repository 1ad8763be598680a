import Foundation
import Markup
import Programs

/// A converter from SVG to PNG and PDF that runs librsvg's `rsvg-convert`.
package struct PNGConverter: Sendable {
  package struct Problem: Error {
    package var message: String
    /// The problem with the program; `nil` if the picture is invalid.
    package var program: ProgramProblem?
  }

  /// The program's full path.
  private let program: String
  /// The longest time for one picture, in seconds.
  private let patience: Double

  /// Creates a converter with the first `rsvg-convert` in the search path; `nil` if it is not installed.
  package init?(_ programs: InstalledPrograms = .system) {
    guard let found = programs.named("rsvg-convert").first else { return nil }
    self.init(program: found, patience: 30 * programs.patience)
  }

  package init(program: String, patience: Double = 30) { (self.program, self.patience) = (program, patience) }

  /// Returns the output of `--version`, which contains the version.
  package func version() throws(ProgramProblem) -> String {
    let (output, failure) = run(["--version"]).result()
    if let failure { throw ProgramProblem(failure) }
    let text = String(decoding: output.prefix(1000), as: UTF8.self)
    guard let found = ProgramVersion(in: text) else { throw .failed("it does not print its version") }
    if let oldest = ProgramVersion(in: Self.oldest), found < oldest {
      throw .tooOld("it is \(found), and \(oldest) is needed")
    }
    return text
  }

  /// The oldest version that scales drawings correctly.
  private static let oldest = "2.40"

  package static func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    guard let converter = PNGConverter() else {
      throw Problem(message: "no PNG could be made: it needs rsvg-convert (Debian: librsvg2-bin)", program: .absent)
    }
    return try converter.png(of: svg, scale: scale)
  }

  package func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    var run = run(["--format", "png", "--zoom", JSON.text(scale)])
    run.input = Array(svg.utf8)
    let (png, failure) = run.result()
    if let failure {
      var problem: ProgramProblem? = ProgramProblem(failure)
      // If the program rejects a drawing, the drawing is at fault.
      if case .failed = failure { problem = nil }
      throw Problem(message: "no PNG could be made: rsvg-convert \(ProgramProblem(failure).words)", program: problem)
    }
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      let problem = ProgramProblem.failed(png.isEmpty ? "it said nothing" : "its output is not a PNG")
      throw Problem(message: "no PNG could be made: rsvg-convert \(problem.words)", program: problem)
    }
    return png
  }

  /// Returns a PDF with one page of the drawing's size, as vector graphics.
  package static func pdf(of svg: String) throws(Problem) -> [UInt8] {
    guard let converter = PNGConverter() else {
      throw Problem(message: "no PDF could be made: it needs rsvg-convert (Debian: librsvg2-bin)", program: .absent)
    }
    var run = converter.run(["--format", "pdf"])
    run.input = Array(svg.utf8)
    // Otherwise the file would contain the time of its creation.
    run.environment = ["SOURCE_DATE_EPOCH": "0"]
    let (pdf, failure) = run.result()
    if let failure {
      throw Problem(message: "no PDF could be made: rsvg-convert \(ProgramProblem(failure).words)")
    }
    guard pdf.starts(with: Array("%PDF".utf8)) else {
      throw Problem(message: "no PDF could be made: the output of rsvg-convert is not a PDF")
    }
    return pdf
  }

  private func run(_ arguments: [String]) -> ProgramRun {
    var run = ProgramRun(program, arguments)
    run.limits = ProgramLimits(seconds: patience, bytes: 100_000_000)
    return run
  }
}
