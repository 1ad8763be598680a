import Markup
import Programs

/// Turns SVG into PNG with librsvg's program.
package struct PNGConverter {
  package struct Problem: Error {
    package var message: String
  }

  /// The program's full path.
  var program: String
  /// How long it may take for one picture, in seconds.
  var patience = 30.0

  /// The first `rsvg-convert` there is; `nil` where it is not installed.
  init?() {
    guard let found = InstalledPrograms.named("rsvg-convert").first else { return nil }
    self.init(program: found)
  }

  package init(program: String, patience: Double = 30) { (self.program, self.patience) = (program, patience) }

  /// The program's version; `nil` where it is not installed or does not run.
  package static func version() -> String? {
    guard let converter = PNGConverter(), let output = try? converter.run(["--version"]).output() else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  package static func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    guard let converter = PNGConverter() else {
      throw Problem(message: "no PNG could be made: it needs rsvg-convert (Debian: librsvg2-bin)")
    }
    return try converter.png(of: svg, scale: scale)
  }

  package func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    var run = run(["--format", "png", "--zoom", JSON.text(scale)])
    run.input = Array(svg.utf8)
    do throws(ProgramFailure) {
      let png = try run.output()
      guard !png.isEmpty else { throw .failed(status: 0, message: "rsvg-convert printed nothing") }
      return png
    } catch {
      let reason =
        switch error {
        case .absent: "\(program) cannot be started"
        case .failed(_, let message): message
        case .tooSlow(let seconds), .silent(let seconds):
          "rsvg-convert takes longer than \(JSON.text(seconds)) seconds"
        case .tooTalkative(let bytes): "the picture has more than \(bytes >> 20) MB"
        }
      throw Problem(message: "no PNG could be made: \(reason)")
    }
  }

  private func run(_ arguments: [String]) -> ProgramRun {
    var run = ProgramRun(program, arguments)
    run.limits = ProgramLimits(seconds: patience)
    return run
  }
}
