import TestSupport
import Testing

@testable import DevelopmentServer
@testable import SiteGenerator
@testable import SiteReports

/// Random edits, refreshes and builds: whatever order they come in, the site shows the last edit of each file at the end.
@Suite struct ServedSiteOrderTests {
  /// A folder of four notes and a picture, and what the site shows of it.
  private struct World {
    var random: SplitMix64
    /// Whether the site has a search index, whose update builds everything a last time.
    let hasRest: Bool
    var site: ServedSite
    var now = ContinuousClock.now
    /// The number of edits of each file, and the edit that its page shows.
    var edits: [String: Int] = [:]
    var shown: [String: Int] = [:]
    /// The last edit that pages of other notes show, and the last one that they show in fact.
    var (wide, wideShown, last) = (0, 0, 0)
    var refresh: (files: [String], edits: [String: Int], wide: Int, isLate: Bool)?
    var build: (kind: BuildKind, edits: [String: Int], wide: Int)?
    var indexed = 0
    /// The version of a page without changes of its own, when the picture was changed.
    var versionBefore: Substring?
    var log: [String] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      hasRest = seed % 2 == 0
      site = ServedSite(PlannedBuilds.build(hasRest: hasRest), start: 1, at: .now)
    }

    mutating func tell(_ event: ServedSite.Event, _ name: String) {
      log.append(name)
      for effect in site.receive(event, at: now) {
        switch effect {
        case .refresh(let files):
          #expect(refresh == nil, "two refreshes: \(log)")
          refresh = (files, edits, wide, false)
        case .build(let kind):
          #expect(build == nil && refresh == nil, "a build beside another: \(log)")
          build = (kind, edits, wide)
        default: break
        }
      }
    }

    var isIdle: Bool { refresh == nil && build == nil && site.alarm == nil }
    var version: Substring { site.versions.version(of: "other.html").prefix { $0 != "." } }

    mutating func edit() {
      let file = ["a.md", "b.md", "c.md", "d.md", "picture.png"].randomElement(using: &random) ?? ""
      last += 1
      edits[file] = last
      if file == "picture.png" { versionBefore = version } else if Bool.random(using: &random) { wide = last }
      tell(.changed([file]), "edit \(file)")
    }

    /// Ends the refresh that is running: pictures and some edits need a build at once, those that affect other pages later.
    mutating func endRefresh() {
      guard let running = refresh else { return }
      refresh = nil
      let isWhole = running.wide == wideShown
      if running.files.contains("picture.png") || Int.random(in: 0..<4, using: &random) == 0 {
        return tell(.refreshed(nil), "refused")
      }
      for file in running.files where !running.isLate { shown[file] = running.edits[file] }
      let pages = RefreshedPages(pages: Set(running.files), report: isWhole ? BuildReport() : nil)
      tell(.refreshed(pages), "refreshed")
    }

    mutating func endBuild() {
      guard let running = build else { return }
      build = nil
      if Int.random(in: 0..<5, using: &random) == 0 { return tell(.buildFailed(message: ""), "failed") }
      // The new folder shows what was read, not what was refreshed meanwhile or is still to be written into the former one.
      (shown, wideShown) = (running.edits, running.wide)
      refresh?.isLate = true
      if running.kind == .rest { indexed = running.edits.values.max() ?? 0 }
      tell(.built(PlannedBuilds.build(changed: [], hasRest: hasRest)), "built")
    }

    mutating func step() {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: edit()
      case 1: endRefresh()
      case 2: endBuild()
      default: pass(.milliseconds(Int.random(in: 0..<400, using: &random)))
      }
    }

    mutating func pass(_ time: Duration) {
      now += time
      if let alarm = site.alarm, alarm <= now { tell(.alarm, "alarm") }
    }
  }

  @Test(arguments: 0..<200) func noEditIsForgotten(seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<60 { world.step() }
    for _ in 0..<400 {
      world.endRefresh()
      world.endBuild()
      world.pass(.seconds(4))
      // After a failed build only another change leads on.
      if world.isIdle, world.log.last(where: { ["built", "failed"].contains($0) }) == "failed" { world.edit() }
    }
    #expect(world.isIdle, "\(world.log)")
    #expect(world.shown == world.edits, "\(world.log)")
    #expect(world.wideShown == world.wide, "\(world.log)")
    #expect(world.indexed == world.last || !world.hasRest, "\(world.log)")
    #expect(world.version != world.versionBefore, "\(world.log)")
  }
}
