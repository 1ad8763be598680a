import Notes
import SiteGenerator

/// The state of a served site: receives events and returns effects. It reads no file, opens no socket and knows no clock;
/// ``DevelopmentServer`` brings the events and performs the effects.
///
/// The page of a changed note is refreshed at once. The whole site is built in the first pause, while further pages can
/// be refreshed. The rest, which takes longest, is done when nothing has changed for a while.
struct ServedSite {
  typealias Instant = ContinuousClock.Instant

  /// Something that happened.
  enum Event {
    /// Files were changed, added or removed.
    case changed([String])
    /// A refresh ended; `nil` if the change requires a build.
    case refreshed(RefreshedPages?)
    case built(FinishedBuild)
    case buildFailed(message: String)
    /// A browser asks for the version of a page, or waits for another one than the one that it has seen.
    case asked(id: Int, page: String, seen: String?)
    /// A browser that waited closed its connection.
    case left(id: Int)
    /// The time of ``ServedSite/alarm`` has come.
    case alarm
    case stopped
  }

  /// Something to do.
  enum Effect {
    case refresh([String])
    case build(BuildKind)
    /// Watch these folders and files instead of the current ones.
    case watch([String])
    /// Answer a browser with the version of its page.
    case answer(id: Int, version: String)
    case log(ServeMessage)
    /// Stop watching and serving.
    case stop
  }

  /// The pause without changes before the whole site is built, once pages are refreshed.
  static let pause = Duration.milliseconds(200)
  /// The pause without changes before the rest is done.
  static let restPause = Duration.seconds(3)
  /// The time that a browser waits for a newer version, or for a drawing of the playground.
  static let patience = Duration.seconds(25)

  private(set) var versions: PageVersions
  /// The files that have changed since the last successful build began.
  private var changed: Set<String> = []
  /// The files that were reported during a refresh.
  private var newer: Set<String> = []
  private var building: (kind: BuildKind, files: Set<String>)?
  private var refreshing: Refresh?
  /// The result of a build that ended during a refresh.
  private var ended: Event?
  /// Whether the last build failed, so that the next change requires another one.
  private var hasFailed = false
  /// The time of the next build; `nil` if the site is up to date.
  private var due: Instant?
  /// The time at which the rest is done; `nil` if it is up to date.
  private var restDue: Instant?
  /// The folders and files to watch.
  private(set) var places: [String]
  private var hasRest: Bool
  private var waiting: [Int: (page: String, seen: String, end: Instant)] = [:]
  private(set) var isStopped = false

  /// The reason for the refresh that is running.
  private enum Refresh {
    case edit
    /// The new site gets the notes that were written during its build before browsers are notified.
    case build(FinishedBuild, kind: BuildKind, files: Set<String>)
  }

  /// - Parameters:
  ///   - first: the first build; `nil` for a folder that is only served.
  ///   - start: the first version number.
  ///   - now: the time at which the first build ended.
  init(_ first: FinishedBuild?, start: Int, at now: Instant) {
    versions = PageVersions(start: start)
    (places, hasRest) = (first?.places ?? [], first?.hasRest ?? false)
    if first?.lacksRest == true { restDue = now }
    if let first { versions.publish(ReportPage(first.report), changed: nil) }
  }

  /// The time of the next ``Event/alarm``; `nil` if nothing waits for one.
  var alarm: Instant? {
    let build = isBusy ? nil : due ?? restDue
    return ([build] + waiting.values.map(\.end)).compactMap(\.self).min()
  }

  /// Whether no build can begin, because another one or a refresh is running.
  private var isBusy: Bool { building != nil || refreshing != nil }

  /// Changes the state.
  ///
  /// - Returns: the effects, in order.
  mutating func receive(_ event: Event, at now: Instant) -> [Effect] {
    guard !isStopped else { return [] }
    var effects: [Effect] = []
    switch event {
    case .changed(let files): take(files, &effects)
    case .refreshed(let pages): endRefresh(pages, now, &effects)
    case .built, .buildFailed:
      if refreshing == nil { endBuild(event, now, &effects) } else { ended = event }
    case .asked(let id, let page, let seen):
      let version = versions.version(of: page)
      if let seen, seen == version {
        waiting[id] = (page, seen, now + Self.patience)
      } else {
        effects.append(.answer(id: id, version: version))
      }
    case .left(let id): waiting[id] = nil
    case .alarm: break
    case .stopped:
      (isStopped, waiting, due, restDue) = (true, [:], nil, nil)
      return [.stop]
    }
    answer(now, &effects)
    startBuild(now, &effects)
    return effects
  }

  // MARK: Changes

  private mutating func take(_ files: [String], _ effects: inout [Effect]) {
    effects.append(.log(.changed(files)))
    changed.formUnion(files)
    newer.formUnion(files)
    if refreshing == nil { refreshNewer(&effects) }
  }

  private mutating func refreshNewer(_ effects: inout [Effect]) {
    guard !newer.isEmpty else { return }
    effects.append(.refresh(newer.sorted()))
    (newer, refreshing) = ([], .edit)
  }

  private mutating func endRefresh(_ pages: RefreshedPages?, _ now: Instant, _ effects: inout [Effect]) {
    guard let reason = refreshing else { return }
    refreshing = nil
    switch reason {
    case .edit: endEdit(pages, now, &effects)
    case .build(let build, let kind, let files):
      publish(build, kind, files, newer: pages?.pages ?? [], now, &effects)
    }
    // The refresh after a build includes the newer files.
    if let ended {
      self.ended = nil
      endBuild(ended, now, &effects)
    }
    if refreshing == nil { refreshNewer(&effects) }
  }

  private mutating func endEdit(_ pages: RefreshedPages?, _ now: Instant, _ effects: inout [Effect]) {
    guard let pages else {
      due = now
      return
    }
    if let report = pages.report, due == nil, building == nil, !hasFailed {
      // A build would not change anything else.
      changed = newer
      effects.append(.log(.report(report)))
      versions.publish(ReportPage(report), changed: pages.pages)
      putOffRest(now)
    } else {
      versions.change(pages.pages)
      due = now + Self.pause
    }
  }

  // MARK: Builds

  private mutating func startBuild(_ now: Instant, _ effects: inout [Effect]) {
    guard !isBusy, let time = due ?? restDue, time <= now else { return }
    let kind: BuildKind = due == nil ? .rest : .site
    if kind == .site { due = nil } else { restDue = nil }
    (building, changed) = ((kind, changed), [])
    effects.append(.build(kind))
  }

  private mutating func endBuild(_ event: Event, _ now: Instant, _ effects: inout [Effect]) {
    guard let (kind, files) = building else { return }
    building = nil
    switch event {
    case .built(let build):
      hasFailed = false
      if build.places != places { effects.append(.watch(build.places)) }
      (places, hasRest) = (build.places, build.hasRest)
      if changed.isEmpty { return publish(build, kind, files, newer: [], now, &effects) }
      (refreshing, newer) = (.build(build, kind: kind, files: files), [])
      effects.append(.refresh(changed.sorted()))
    case .buildFailed(let message):
      hasFailed = true
      changed.formUnion(files)
      guard kind == .site else { return }
      effects.append(.log(.failure(message)))
      versions.publish(ReportPage(failure: message), changed: [])
    default: break
    }
  }

  private mutating func publish(
    _ build: FinishedBuild, _ kind: BuildKind, _ files: Set<String>, newer: Set<String>, _ now: Instant,
    _ effects: inout [Effect]
  ) {
    // Other files than notes may change how all pages look.
    let showsOthers = !files.allSatisfy(NotePath.isNote)
    versions.publish(ReportPage(build.report), changed: showsOthers ? nil : build.changedFiles?.union(newer))
    if kind == .site { putOffRest(now) }
  }

  private mutating func putOffRest(_ now: Instant) { restDue = hasRest ? now + Self.restPause : nil }

  // MARK: Waiting browsers

  /// Answers the browsers whose pages have changed, and those that have waited long enough.
  private mutating func answer(_ now: Instant, _ effects: inout [Effect]) {
    for (id, browser) in waiting.sorted(by: { $0.key < $1.key }) {
      let version = versions.version(of: browser.page)
      guard version != browser.seen || browser.end <= now else { continue }
      waiting[id] = nil
      effects.append(.answer(id: id, version: version))
    }
  }
}
