import Synchronization

/// What the server tells of: which pages have changed since a browser took them, and what the last build has to say.
final class ServedState: Sendable {
  let waker: WakePipe
  private let stored: Mutex<Stored>

  private struct Stored {
    /// How often something of the site has changed.
    var site: Int
    /// Its number when all pages changed last.
    var all: Int
    /// Its number when each page changed last, of those that have since all did.
    var pages: [String: Int] = [:]
    /// How often there was something to say.
    var told = 1
    var report: ReportPage?
  }

  init(waker: WakePipe) {
    self.waker = waker
    // Pages that another server has sent wait for a site of another number.
    let start = Int.random(in: 1...1_000_000) * 1000
    stored = Mutex(Stored(site: start, all: start))
  }

  var report: ReportPage? { stored.withLock { $0.report } }

  /// The numbers of a page and of the report: `3000.7`.
  ///
  /// - Parameter page: its path in the site.
  func version(of page: String) -> String {
    stored.withLock { stored in
      // It stands at the addresses of pages that may come.
      let isMissing = page == PageModels.missingPage || page.isEmpty
      let number = isMissing ? stored.site : max(stored.all, stored.pages[page] ?? 0)
      return "\(number).\(stored.told)"
    }
  }

  /// Some pages are others; all are where it is not known which.
  func setChanged(_ pages: Set<String>?) {
    change(pages) { _ in }
  }

  /// There is something new to say, and perhaps pages are others.
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
