import TestSupport
import Testing

@testable import DevelopmentServer
@testable import SiteGenerator
@testable import SiteReports

/// Random edits, refreshes and builds: whatever order they come in, the site shows the last edit of each file at the end.
@Suite struct ServedSiteOrderTests {
  /// A folder of notes, and what the site shows of it.
  private struct World {
    var random: SplitMix64
    var site = ServedSite(PlannedBuilds.build(hasSearch: true), start: 1)
    var now = ContinuousClock.now
    /// The number of edits of each file, and the edit that its page shows.
    var edits: [String: Int] = [:]
    var shown: [String: Int] = [:]
    /// The last edit that pages of other notes show, and the last one that they show in fact.
    var (wide, wideShown, last) = (0, 0, 0)
    var refresh: (files: [String], edits: [String: Int], wide: Int, isLate: Bool)?
    var build: (kind: BuildKind, edits: [String: Int], wide: Int)?
    var indexed = 0
    var log: [String] = []

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

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

    mutating func edit() {
      let file = "abcd".randomElement(using: &random).map(String.init) ?? ""
      last += 1
      edits[file] = last
      if Bool.random(using: &random) { wide = last }
      tell(.changed([file + ".md"]), "edit \(file)")
    }

    /// Ends the refresh that is running: pages whose edit affects others need a build, sometimes at once.
    mutating func endRefresh() {
      guard let running = refresh else { return }
      refresh = nil
      let names = running.files.map { String($0.prefix(1)) }
      let isWhole = running.wide == wideShown
      if Int.random(in: 0..<4, using: &random) == 0 { return tell(.refreshed(nil), "refused") }
      for name in names where !running.isLate { shown[name] = running.edits[name] }
      let pages = RefreshedPages(pages: Set(names), report: isWhole ? BuildReport() : nil)
      tell(.refreshed(pages), "refreshed")
    }

    mutating func endBuild() {
      guard let running = build else { return }
      build = nil
      if Int.random(in: 0..<5, using: &random) == 0 { return tell(.buildFailed(message: ""), "failed") }
      // The new folder shows what was read, not what was refreshed meanwhile or is still to be written into the former one.
      (shown, wideShown) = (running.edits, running.wide)
      refresh?.isLate = true
      if running.kind == .searchIndex { indexed = running.edits.values.max() ?? 0 }
      tell(.built(PlannedBuilds.build(changed: [], hasSearch: true)), "built")
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
    // After a failed build only another change leads on.
    world.edit()
    for _ in 0..<400 {
      world.endRefresh()
      world.endBuild()
      world.pass(.seconds(4))
      if world.log.last == "failed" { world.edit() }
    }
    #expect(world.refresh == nil && world.build == nil && world.site.alarm == nil, "\(world.log)")
    #expect(world.shown == world.edits, "\(world.log)")
    #expect(world.wideShown == world.wide, "\(world.log)")
    #expect(world.indexed == world.last, "\(world.log)")
  }
}
