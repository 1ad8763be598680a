import Foundation

/// Turns SVG into PNG with librsvg's program.
enum PNGConverter {
  struct Problem: Error {
    var message: String
  }

  /// The program's version; `nil` where it is not installed.
  static func version() -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["rsvg-convert", "--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: said, as: UTF8.self) : nil
  }

  static func png(of svg: String, scale: Double) throws(Problem) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["rsvg-convert", "--format", "png", "--zoom", JSONText.format(scale)]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw Problem(message: "PNG needs rsvg-convert (Debian: librsvg2-bin)") }
    // Written on the side: the program may begin to answer before it has read everything.
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(svg.utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !data.isEmpty else {
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let reason = said.contains("No such file") ? "it needs rsvg-convert (Debian: librsvg2-bin)" : said
      throw Problem(message: "no PNG could be made: \(reason)")
    }
    return Array(data)
  }
}
