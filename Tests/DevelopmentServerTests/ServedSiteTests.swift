import TestSupport
import Testing

@testable import DevelopmentServer
@testable import SiteGenerator
@testable import SiteReports

/// The decisions of the development server, without files, sockets and time.
@Suite struct ServedSiteTests {
  /// A site whose clock the test drives.
  private struct Stage {
    var site: ServedSite
    private(set) var now = ContinuousClock.now

    init(hasRest: Bool = true) {
      site = ServedSite(PlannedBuilds.build(places: ["content"], hasRest: hasRest), start: 999, at: .now)
    }

    /// The effects of events, in order.
    mutating func tell(_ events: ServedSite.Event...) -> [String] {
      events.flatMap { site.receive($0, at: now).map(Self.text) }
    }

    /// The effects of some time, in which each alarm is kept.
    mutating func wait(_ time: Duration) -> [String] {
      let end = now + time
      var effects: [String] = []
      while let alarm = site.alarm, alarm <= end {
        now = max(now, alarm)
        effects += tell(.alarm)
        // An alarm whose time has come does its work.
        if site.alarm == alarm { return effects + ["stuck"] }
      }
      now = end
      return effects
    }

    func version(_ page: String) -> String { site.versions.version(of: page) }

    private static func text(_ effect: ServedSite.Effect) -> String {
      switch effect {
      case .refresh(let files): "refresh " + files.joined(separator: " ")
      case .build(.site): "build"
      case .build(.rest): "index"
      case .watch(let places): "watch " + places.joined(separator: " ")
      case .answer(let id, let version): "answer \(id) \(version)"
      case .log(.changed(let files)): "changed " + files.joined(separator: " ")
      case .log(.report): "report"
      case .log(.failure(let message)): "error " + message
      case .stop: "stop"
      }
    }
  }

  /// The pages of a refresh, with the report of the whole site if nothing else changes.
  private static func pages(_ pages: Set<String>, isWhole: Bool = true) -> ServedSite.Event {
    .refreshed(RefreshedPages(pages: pages, report: isWhole ? BuildReport() : nil))
  }

  private static func built(changed: Set<String>? = [], places: [String] = ["content"]) -> ServedSite.Event {
    .built(PlannedBuilds.build(changed: changed, places: places, hasRest: true))
  }

  @Test func anEditIsShownAtOnceAndFoundThreeSecondsLater() {
    var stage = Stage()
    let before = stage.version("b.html")
    #expect(stage.site.alarm == nil)
    #expect(stage.tell(.changed(["a.md"])) == ["changed a.md", "refresh a.md"])
    #expect(stage.tell(Self.pages(["a.html"])) == ["report"])
    #expect(stage.version("a.html") == "1001.3" && before == "1000.2" && stage.version("b.html") == "1000.3")
    #expect(stage.wait(.milliseconds(2999)) == [])
    #expect(stage.wait(.milliseconds(1)) == ["index"])
    #expect(stage.tell(Self.built()) == [] && stage.site.alarm == nil)
  }

  @Test func aSiteWithoutSearchHasNoIndex() {
    var stage = Stage(hasRest: false)
    _ = stage.tell(.changed(["a.md"]), Self.pages(["a.html"]))
    #expect(stage.site.alarm == nil)
  }

  /// Fences are compiled after the site is served, not before.
  @Test func whatTheFirstBuildLacksIsDoneAtOnce() {
    var build = PlannedBuilds.build(hasRest: true)
    build.lacksRest = true
    let now = ContinuousClock.now
    var site = ServedSite(build, start: 1, at: now)
    #expect(site.alarm == now)
    let effects = site.receive(.alarm, at: now)
    guard case .build(.rest)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
  }

  @Test func editsPutOffTheIndex() {
    var stage = Stage()
    _ = stage.tell(.changed(["a.md"]), Self.pages(["a.html"]))
    #expect(stage.wait(.seconds(2)) == [])
    _ = stage.tell(.changed(["a.md"]), Self.pages(["a.html"]))
    #expect(stage.wait(.seconds(2)) == [])
    #expect(stage.wait(.seconds(1)) == ["index"])
  }

  @Test func theSiteIsBuiltInTheFirstPause() {
    var stage = Stage()
    #expect(stage.tell(.changed(["a.md"])) == ["changed a.md", "refresh a.md"])
    #expect(stage.tell(Self.pages(["a.html"], isWhole: false)) == [])
    #expect(stage.wait(.milliseconds(150)) == [])
    // Another edit, even one that changes nothing else, puts the build off.
    #expect(stage.tell(.changed(["b.md"]), Self.pages(["b.html"])) == ["changed b.md", "refresh b.md"])
    #expect(stage.wait(.milliseconds(199)) == [])
    #expect(stage.wait(.milliseconds(1)) == ["build"])
    #expect(stage.tell(Self.built(changed: ["tags.html"])) == [])
    #expect(stage.version("tags.html").hasPrefix("1003.") && stage.version("c.html").hasPrefix("1000."))
    #expect(stage.wait(.seconds(3)) == ["index"])
  }

  @Test func aBurstIsRefreshedTogether() {
    var stage = Stage()
    #expect(stage.tell(.changed(["a.md"])) == ["changed a.md", "refresh a.md"])
    #expect(stage.tell(.changed(["c.md"]), .changed(["a.md", "b.md"])) == ["changed c.md", "changed a.md b.md"])
    // The refresh may have read the former text of 'a.md'.
    #expect(stage.tell(Self.pages(["a.html"])) == ["report", "refresh a.md b.md c.md"])
    #expect(stage.tell(Self.pages(["a.html", "b.html", "c.html"])) == ["report"])
  }

  @Test func otherChangesAreBuiltAtOnce() {
    var stage = Stage()
    #expect(
      stage.tell(.changed(["image.png"]), .refreshed(nil)) == ["changed image.png", "refresh image.png", "build"])
    // Anything may look otherwise, whichever files were written.
    _ = stage.tell(Self.built(changed: ["image.png"]))
    #expect(stage.version("any.html").hasPrefix("1001."))
  }

  @Test func changesDuringABuildAreInTheNewSiteBeforeItIsShown() {
    var stage = Stage()
    _ = stage.tell(.changed(["vitrine.yml"]), .refreshed(nil))
    #expect(stage.tell(.asked(id: 1, page: "a.html", seen: stage.version("a.html"))) == [])
    #expect(stage.tell(.changed(["a.md"])) == ["changed a.md", "refresh a.md"])
    // The former site shows the edit.
    #expect(stage.tell(Self.pages(["a.html"])) == ["answer 1 1001.2"])
    #expect(stage.tell(.asked(id: 2, page: "a.html", seen: "1001.2")) == [])
    #expect(stage.wait(.seconds(1)) == [])
    #expect(stage.tell(Self.built()) == ["refresh a.md"])
    #expect(stage.tell(Self.pages(["a.html"])) == ["answer 2 1002.3", "build"])
  }

  @Test func aBuildThatEndsDuringARefreshWaitsForIt() {
    var stage = Stage()
    _ = stage.tell(.changed(["a.md"]), .refreshed(nil))
    #expect(stage.tell(.changed(["b.md"])) == ["changed b.md", "refresh b.md"])
    #expect(stage.tell(Self.built()) == [])
    #expect(stage.tell(.changed(["c.md"])) == ["changed c.md"])
    // What was refreshed belonged to the former site.
    #expect(stage.tell(Self.pages(["b.html"])) == ["refresh b.md c.md"])
    #expect(stage.tell(Self.pages(["b.html", "c.html"])) == [])
    #expect(stage.wait(.milliseconds(200)) == ["build"])
    #expect(stage.tell(Self.built()) == [])
  }

  @Test func changesDuringTheIndexAreBuiltAfterIt() {
    var stage = Stage()
    _ = stage.tell(.changed(["a.md"]), Self.pages(["a.html"]))
    #expect(stage.wait(.seconds(3)) == ["index"])
    #expect(stage.tell(.changed(["a.md"]), Self.pages(["a.html"])) == ["changed a.md", "refresh a.md"])
    #expect(stage.wait(.seconds(9)) == [])
    #expect(stage.tell(Self.built()) == ["refresh a.md"])
    #expect(stage.tell(Self.pages(["a.html"])) == ["build"])
    #expect(stage.tell(Self.built()) == [])
    #expect(stage.wait(.seconds(3)) == ["index"])
  }

  @Test func aFailingBuildIsShownAndFollowedByAnotherAfterTheNextChange() {
    var stage = Stage()
    _ = stage.tell(.changed(["vitrine.yml"]), .refreshed(nil))
    _ = stage.tell(.asked(id: 7, page: "a.html", seen: "1000.2"))
    // The page hears of the error, and is not loaded again.
    #expect(stage.tell(.buildFailed(message: "no title")) == ["error no title", "answer 7 1000.3"])
    #expect(stage.site.versions.report?.summary == "The site was not built")
    #expect(stage.wait(.seconds(60)) == [])
    #expect(stage.tell(.changed(["a.md"]), Self.pages(["a.html"])) == ["changed a.md", "refresh a.md"])
    #expect(stage.wait(.milliseconds(200)) == ["build"])
    // The configuration has changed since the last site, which a note alone would not show.
    #expect(stage.tell(Self.built(changed: ["a.html"])) == [])
    #expect(stage.version("b.html").hasPrefix("1002.") && stage.site.versions.report?.summary == "")
    // From now on edits are shown without builds again.
    #expect(stage.tell(.changed(["a.md"]), Self.pages(["a.html"])).last == "report")
  }

  @Test func aFailingIndexIsSilentAndFollowedByABuildAfterTheNextChange() {
    var stage = Stage()
    _ = stage.tell(.changed(["a.md"]), Self.pages(["a.html"]))
    _ = stage.wait(.seconds(3))
    #expect(stage.tell(.buildFailed(message: "no program")) == [])
    #expect(stage.tell(.changed(["a.md"]), Self.pages(["a.html"])).last == "refresh a.md")
    #expect(stage.wait(.milliseconds(200)) == ["build"])
  }

  @Test func anEditOfTheConfigurationMovesTheWatch() {
    var stage = Stage()
    _ = stage.tell(.changed(["vitrine.yml"]), .refreshed(nil))
    #expect(stage.tell(Self.built(places: ["content", "theme"])) == ["watch content theme"])
    _ = stage.tell(.changed(["vitrine.yml"]), .refreshed(nil))
    #expect(stage.tell(Self.built(places: ["content", "theme"])) == [])
  }

  @Test func pagesWaitForTheirOwnChanges() {
    var stage = Stage()
    #expect(stage.tell(.asked(id: 1, page: "a.html", seen: nil)) == ["answer 1 1000.2"])
    #expect(stage.tell(.asked(id: 2, page: "a.html", seen: "999.2")) == ["answer 2 1000.2"])
    #expect(stage.tell(.asked(id: 3, page: "a.html", seen: "1000.2")) == [])
    #expect(
      stage.tell(.asked(id: 4, page: "b.html", seen: "1000.2"), .asked(id: 5, page: "404.html", seen: "1000.2")) == [])
    #expect(stage.tell(.left(id: 3)) == [])
    #expect(stage.tell(.changed(["b.md"])) == ["changed b.md", "refresh b.md"])
    // The page at a path that may exist now is told of any change.
    let answers = stage.tell(Self.pages(["b.html"], isWhole: false))
    #expect(answers == ["answer 4 1001.2", "answer 5 1001.2"])
  }

  @Test func pagesWaitNoLongerThanConnectionsLast() {
    var stage = Stage()
    _ = stage.tell(.asked(id: 1, page: "a.html", seen: "1000.2"))
    #expect(stage.wait(.seconds(10)) == [])
    _ = stage.tell(.asked(id: 2, page: "a.html", seen: "1000.2"))
    #expect(stage.wait(.seconds(14)) == [])
    #expect(stage.wait(.seconds(1)) == ["answer 1 1000.2"])
    #expect(stage.wait(.seconds(10)) == ["answer 2 1000.2"] && stage.site.alarm == nil)
  }

  @Test func nothingHappensAfterTheEnd() {
    var stage = Stage()
    _ = stage.tell(.asked(id: 1, page: "a.html", seen: "1000.2"), .changed(["a.md"]), .refreshed(nil))
    #expect(stage.tell(.stopped) == ["stop"])
    #expect(stage.tell(.changed(["b.md"]), Self.built(), .alarm, .stopped) == [] && stage.site.alarm == nil)
  }
}
