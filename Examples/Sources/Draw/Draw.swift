import Foundation
import Gallery
import VitrineKit

/// Writes the examples as SVG files into the folder that is named, or into `drawings`.
@main
struct Draw {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "drawings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for drawing in try Drawing.all() {
      try Data(drawing.svg.utf8).write(to: folder.appendingPathComponent(drawing.name + ".svg"))
      print("\(drawing.name).svg\t\(drawing.about)")
    }
  }
}
