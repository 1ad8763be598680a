import Foundation
import Testing

@testable import Projects

/// What a folder of code leads to outside of it is not read.
@Suite struct OwnFileTests {
  @Test func linksLeadNowhere() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appendingPathComponent("project")
    let catalog = project.appendingPathComponent("Assets.xcassets")
    let elsewhere = folder.appendingPathComponent("Secret.colorset")
    for path in [catalog.appendingPathComponent("Own.colorset"), elsewhere] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      let color =
        #"{"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}"#
      try #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#.write(
        to: path.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    }
    try "struct A {}".write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    for (link, target) in [
      (project.appendingPathComponent("A.swift"), folder.appendingPathComponent("A.swift")),
      (catalog.appendingPathComponent("Secret.colorset"), elsewhere),
    ] {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    }
    let read = ProjectFolder(project)
    #expect(read.sources.isEmpty && read.catalogs.map(\.lastPathComponent) == ["Assets.xcassets"])
    #expect(AssetCatalogs(read.catalogs).colors == ["Own"])
  }
}
