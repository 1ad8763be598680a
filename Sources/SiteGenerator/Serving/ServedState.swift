import SiteContent
import Synchronization

/// The state of the server that browsers wait for: version numbers of pages, and the report of the last build.
final class ServedState: Sendable {
  let waker: WakePipe
  private let stored: Mutex<Stored>

  private struct Stored {
    /// The number of changes to the site.
    var site: Int
    /// The number of the last change to all pages.
    var all: Int
    /// The number of the last change to each page, for changes after `all`.
    var pages: [String: Int] = [:]
    /// The number of reports.
    var told = 1
    var report: ReportPage?
  }

  init(waker: WakePipe) {
    self.waker = waker
    // A random start, so that pages of a previous server process notice that the site may have changed.
    let start = Int.random(in: 1...1_000_000) * 1000
    stored = Mutex(Stored(site: start, all: start))
  }

  var report: ReportPage? { stored.withLock { $0.report } }

  /// Returns the version numbers of a page and of the report: `3000.7`.
  ///
  /// - Parameter page: the page's path in the site.
  func version(of page: String) -> String {
    stored.withLock { stored in
      // The 404 page is shown at paths that later builds may create.
      let isMissing = page == SiteAddresses.missingPage || page.isEmpty
      let number = isMissing ? stored.site : max(stored.all, stored.pages[page] ?? 0)
      return "\(number).\(stored.told)"
    }
  }

  /// Marks pages as changed; all pages if `nil`.
  func setChanged(_ pages: Set<String>?) {
    change(pages) { _ in }
  }

  /// Sets a new report, and marks pages as changed; all pages if `nil`.
  func set(_ report: ReportPage, changed pages: Set<String>?) {
    change(pages) { stored in
      stored.told += 1
      stored.report = report
    }
  }

  private func change(_ pages: Set<String>?, _ body: (inout Stored) -> Void) {
    stored.withLock { stored in
      if pages?.isEmpty != true { stored.site += 1 }
      if let pages {
        for page in pages { stored.pages[page] = stored.site }
      } else {
        (stored.all, stored.pages) = (stored.site, [:])
      }
      body(&stored)
    }
    waker.wake()
  }
}
