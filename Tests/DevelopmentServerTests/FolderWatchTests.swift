import Foundation
import TestSupport
import Testing

@testable import DevelopmentServer

/// How changes of files are noticed, in every way in which editors save.
@Suite(.timeLimit(.minutes(5))) struct FolderWatchTests {
  /// What is told until nothing more comes, relative to the folder; nothing where nothing counted.
  ///
  /// - Parameter steps: changes of which each is noticed before the next one is made.
  private func told(
    _ folder: TemporaryFolder, most: Int? = nil, _ steps: ((String) throws -> Void)...
  ) async throws -> Set<String> {
    let root = folder.path + "/notes"
    let watch = FolderWatch(
      [root, folder.path + "/vitrine.yml", root + "/.vault/deep/app.json"], ignoring: [root + "/site", root + "/kept"],
      most: most)
    defer { watch.end() }
    var told: Set<String> = []
    for (index, step) in steps.enumerated() {
      try step(root)
      // What counts in any case, and comes last: the notes' folder may be away between two steps.
      let isLast = index == steps.count - 1
      let mark = isLast ? "notes/end.md" : "vitrine.yml"
      try folder.write("title: step \(index)", to: mark)
      for await files in watch.changes {
        told.formUnion(files.map { String($0.dropFirst(folder.path.count + 1)) })
        if told.contains(mark) { break }
      }
      told.remove(mark)
    }
    return told
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "notes/a.md": "a", "notes/deep/b.md": "b", "notes/site/a.html": "a", "vitrine.yml": "title: T",
    ])
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func filesThatAreWritten() async throws {
    #expect(try await told(try folder()) { try write("new", $0 + "/a.md") } == ["notes/a.md"])
    #expect(try await told(try folder()) { try write("new", $0 + "/deep/b.md") } == ["notes/deep/b.md"])
    #expect(try await told(try folder()) { try write("title: U", $0 + "/../vitrine.yml") } == ["vitrine.yml"])
  }

  @Test func filesThatAreReplaced() async throws {
    let manager = FileManager.default
    let told = try await told(try folder()) { root in
      try write("new", root + "/.a.md.new")
      #expect(rename(root + "/.a.md.new", root + "/a.md") == 0)
    }
    #expect(told == ["notes/a.md"])
    let again = try await self.told(try folder()) { root in
      try manager.moveItem(atPath: root + "/a.md", toPath: root + "/a.md~")
      try write("4913", root + "/4913")
      try manager.removeItem(atPath: root + "/4913")
      try write("new", root + "/a.md")
      try write("swap", root + "/.a.md.swp")
    }
    #expect(again == ["notes/a.md"])
  }

  /// A watched file is noticed even if its folders, which are hidden, are made later, and after they were away.
  @Test func aWatchedFileIsReportedWhenItsFoldersAppear() async throws {
    let manager = FileManager.default
    let file = "notes/.vault/deep/app.json"
    let made = try await told(
      try folder(), { try manager.createDirectory(atPath: $0 + "/.vault", withIntermediateDirectories: true) },
      { root in
        try manager.createDirectory(atPath: root + "/.vault/deep", withIntermediateDirectories: true)
        try write("{}", root + "/.vault/deep/other.json")
        try write("{}", root + "/.vault/deep/app.json")
      })
    #expect(made == [file])
    let again = try await told(
      try TemporaryFolder(["notes/.vault/deep/app.json": "{}"]),
      { try manager.moveItem(atPath: $0 + "/.vault", toPath: $0 + "/.away") },
      { try manager.moveItem(atPath: $0 + "/.away", toPath: $0 + "/.vault") },
      { try write("{ }", $0 + "/.vault/deep/app.json") })
    #expect(again == [file])
  }

  @Test func foldersThatComeAndGo() async throws {
    let manager = FileManager.default
    let come = try await told(try folder()) { root in
      try manager.createDirectory(atPath: root + "/x/y", withIntermediateDirectories: true)
      try write("c", root + "/x/y/c.md")
    }
    #expect(come.contains("notes/x/y/c.md"), "\(come)")
    let moved = try await told(
      try folder(), { try manager.moveItem(atPath: $0 + "/deep", toPath: $0 + "/other") },
      { try write("new", $0 + "/other/b.md") })
    #expect(moved.contains("notes/other/b.md") && !moved.contains("notes/deep/b.md"), "\(moved)")
    let back = try await told(
      try folder(), { try manager.moveItem(atPath: $0, toPath: $0 + ".away") },
      { try manager.moveItem(atPath: $0 + ".away", toPath: $0) }, { try write("new", $0 + "/deep/b.md") })
    #expect(back.contains("notes/deep/b.md"), "\(back)")
  }

  @Test func whatDoesNotCount() async throws {
    let told = try await told(try folder()) { root in
      try write("new", root + "/site/a.html")
      try FileManager.default.createDirectory(atPath: root + "/kept", withIntermediateDirectories: true)
      try write("x", root + "/kept/object")
      try write("x", root + "/.hidden")
      try write("x", root + "/#a.md#")
      try write("x", root + "/../beside.txt")
      _ = FileManager.default.contents(atPath: root + "/a.md")
    }
    #expect(told == [])
  }

  /// What Linux allows of watches may be used up; then files are looked at.
  @Test func withoutTheSystemsHelp() async throws {
    #expect(try await told(try folder(), most: 2) { try write("changed", $0 + "/deep/b.md") } == ["notes/deep/b.md"])
  }

  @Test func manyChangesAreFew() async throws {
    let folder = try folder()
    let watch = FolderWatch([folder.path + "/notes"], ignoring: [folder.path + "/notes/site"])
    defer { watch.end() }
    for number in 0..<1000 { try folder.write("x", to: "notes/many/\(number).md") }
    var (bursts, files) = (0, Set<String>())
    for await burst in watch.changes {
      bursts += 1
      files.formUnion(burst.filter { $0.hasSuffix(".md") })
      if files.count == 1000 { break }
    }
    #expect(bursts < 100, "\(bursts)")
  }
}
