import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports
@testable import SiteStorage

/// After each change of a project, a build that takes up what the last one kept gives what a fresh one gives: pages and findings.
@Suite struct StalenessTests {
  @Test(arguments: TextCase.all(in: "staleness.txt"))
  func warmIsFresh(_ one: TextCase) async throws {
    let folder = try TemporaryFolder()
    try await change(folder, one.input)
    let first = try await build(folder, to: "site", keeping: true)
    try await change(folder, one.expected)
    let warm = try await build(folder, to: "site", keeping: true)
    let fresh = try await build(folder, to: "fresh", keeping: false)
    #expect(first != fresh, "\(one.place) \(one.name): the change changes nothing")
    #expect(warm.findings == fresh.findings, "\(one.place) \(one.name)")
    #expect(Set(warm.files.keys) == Set(fresh.files.keys), "\(one.place) \(one.name)")
    for (path, data) in fresh.files where warm.files[path] != data {
      let (old, new) = (
        String(decoding: warm.files[path] ?? Data(), as: UTF8.self), String(decoding: data, as: UTF8.self)
      )
      let line = zip(old.split(separator: "\n"), new.split(separator: "\n")).first { $0 != $1 }
      Issue.record("\(one.place) \(one.name): \(path) is not as in a fresh site: \(line.map { "\($0)" } ?? "length")")
    }
  }

  @Test func casesAreFound() { #expect(TextCase.all(in: "staleness.txt").count > 8) }

  private struct Outcome: Equatable {
    var files: [String: Data]
    var findings: [String]
  }

  private func build(_ folder: TemporaryFolder, to output: String, keeping: Bool) async throws -> Outcome {
    let hasSettings = folder.text("vitrine.yml") != nil
    let settings = try SiteSettings(
      input: folder.path + "/content", configurationFile: hasSettings ? folder.path + "/vitrine.yml" : nil,
      output: folder.path + "/" + output)
    var builder = try settings.builder(.test)
    builder.configuration.search = false
    builder.defaultTheme = packageRoot + "/templates"
    builder.kept = keeping ? BuildCache(folder: folder.path + "/cache", program: "p") : nil
    let findings = try await builder.build().diagnostics.map { $0.rendered() }
    return Outcome(files: folder.contents(of: output), findings: findings)
  }

  /// '@@ path' begins a file, '$ command' is run in the folder. What has changed just before a build is not known by its stamp, so it waits
  /// until all is.
  private func change(_ folder: TemporaryFolder, _ text: String) async throws {
    var (path, contents) = ("", "")
    func end() throws {
      if !path.isEmpty { try folder.write(contents, to: path) }
      (path, contents) = ("", "")
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("@@ ") {
        try end()
        path = String(line.dropFirst(3))
      } else if line.hasPrefix("$ ") {
        try end()
        try run(String(line.dropFirst(2)), in: folder)
      } else {
        contents += line + "\n"
      }
    }
    try end()
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names where !name.hasPrefix("cache") && !name.hasPrefix("site") {
      while FileStamp(folder.path + "/" + name)?.isSettled(at: FileStamp.now()) == false {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  private func run(_ command: String, in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let person = ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"].map { ($0, "t") }
    process.environment = ProcessInfo.processInfo.environment.merging(person) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.start()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(command)")
  }
}
