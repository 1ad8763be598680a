import Foundation
import Markup
import Programs

/// Turns SVG into PNG with librsvg's program.
package struct PNGConverter: Sendable {
  package struct Problem: Error {
    package var message: String
    /// What is wrong with the program; `nil` where it is the picture.
    package var program: ProgramProblem?
  }

  /// The program's full path.
  private let program: String
  /// How long it may take for one picture, in seconds.
  private let patience: Double

  /// The first `rsvg-convert` there is; `nil` where it is not installed.
  package init?(_ programs: InstalledPrograms = .system) {
    guard let found = programs.named("rsvg-convert").first else { return nil }
    self.init(program: found, patience: 30 * programs.patience)
  }

  package init(program: String, patience: Double = 30) { (self.program, self.patience) = (program, patience) }

  /// The program's version.
  package func version() throws(ProgramProblem) -> String {
    let (output, failure) = run(["--version"]).result()
    if let failure { throw ProgramProblem(failure) }
    let text = String(decoding: output.prefix(1000), as: UTF8.self)
    guard let found = ProgramVersion(in: text) else { throw .failed("it does not tell its version") }
    if let oldest = ProgramVersion(in: Self.oldest), found < oldest {
      throw .tooOld("it is \(found), and \(oldest) is needed")
    }
    return text
  }

  /// The oldest version of the program that scales drawings as they are wanted.
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
      // A drawing that it does not take is the drawing's fault.
      if case .failed = failure { problem = nil }
      throw Problem(message: "no PNG could be made: rsvg-convert \(ProgramProblem(failure).words)", program: problem)
    }
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      let problem = ProgramProblem.failed(png.isEmpty ? "it said nothing" : "what it answers is no PNG")
      throw Problem(message: "no PNG could be made: rsvg-convert \(problem.words)", program: problem)
    }
    return png
  }

  /// A page as large as the drawing, which is cut into shapes and not into pixels.
  package static func pdf(of svg: String) throws(Problem) -> [UInt8] {
    guard let converter = PNGConverter() else {
      throw Problem(message: "no PDF could be made: it needs rsvg-convert (Debian: librsvg2-bin)", program: .absent)
    }
    var run = converter.run(["--format", "pdf"])
    run.input = Array(svg.utf8)
    // Otherwise the file tells when it was made.
    run.environment = ProcessInfo.processInfo.environment.merging(["SOURCE_DATE_EPOCH": "0"]) { $1 }
    let (pdf, failure) = run.result()
    if let failure {
      throw Problem(message: "no PDF could be made: rsvg-convert \(ProgramProblem(failure).words)")
    }
    guard pdf.starts(with: Array("%PDF".utf8)) else {
      throw Problem(message: "no PDF could be made: what rsvg-convert answers is none")
    }
    return pdf
  }

  private func run(_ arguments: [String]) -> ProgramRun {
    var run = ProgramRun(program, arguments)
    run.limits = ProgramLimits(seconds: patience, bytes: 100_000_000)
    return run
  }
}
