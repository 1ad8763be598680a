/// Turns SVG into PNG with librsvg's program.
struct PNGConverter {
  struct Problem: Error {
    var message: String
  }

  /// The program's full path.
  var program: String
  /// How long it may take for one picture, in seconds.
  var patience = 30.0

  /// The first `rsvg-convert` there is; `nil` where it is not installed.
  init?() {
    guard let found = LineProgram.programs(named: "rsvg-convert").first else { return nil }
    self.init(program: found)
  }

  init(program: String, patience: Double = 30) { (self.program, self.patience) = (program, patience) }

  /// The program's version; `nil` where it is not installed or does not run.
  static func version() -> String? {
    guard let converter = PNGConverter(),
      let run = try? ProgramRun(
        [converter.program, "--version"], reading: [], environment: nil, patience: converter.patience),
      run.code == 0
    else { return nil }
    return String(decoding: run.output, as: UTF8.self)
  }

  static func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    guard let converter = PNGConverter() else {
      throw Problem(message: "no PNG could be made: it needs rsvg-convert (Debian: librsvg2-bin)")
    }
    return try converter.png(of: svg, scale: scale)
  }

  func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    let command = [program, "--format", "png", "--zoom", JSONText.format(scale)]
    let run: ProgramRun
    do {
      run = try ProgramRun(command, reading: Array(svg.utf8), environment: nil, patience: patience)
    } catch {
      switch error {
      case .notStarted: throw Problem(message: "no PNG could be made: \(program) cannot be started")
      case .silent:
        throw Problem(
          message: "no PNG could be made: rsvg-convert takes longer than \(JSONText.format(patience)) seconds")
      }
    }
    guard run.code == 0, !run.output.isEmpty else {
      throw Problem(message: "no PNG could be made: \(run.complaint)")
    }
    return run.output
  }
}
