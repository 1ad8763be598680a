import SiteContent

/// The version numbers of pages, by which open pages notice changes, and the report of the last build.
struct PageVersions {
  /// The number of changes to the site.
  private var site: Int
  /// The number of the last change to all pages.
  private var all: Int
  /// The number of the last change to each page, for changes after `all`.
  private var pages: [String: Int] = [:]
  /// The number of reports.
  private var reports = 1
  private(set) var report: ReportPage?

  /// - Parameter start: the first number: random, so that pages of a previous server process notice that the site may
  ///   have changed.
  init(start: Int) { (site, all) = (start, start) }

  /// Returns the version numbers of a page and of the report: `3000.7`.
  ///
  /// - Parameter page: the page's path in the site.
  func version(of page: String) -> String {
    // The 404 page is shown at paths that later builds may create.
    let isMissing = page == SiteAddresses.missingPage || page.isEmpty
    let number = isMissing ? site : max(all, pages[page] ?? 0)
    return "\(number).\(reports)"
  }

  /// Marks pages as changed; all pages if `nil`.
  mutating func change(_ changed: Set<String>?) {
    if changed?.isEmpty != true { site += 1 }
    guard let changed else {
      (all, pages) = (site, [:])
      return
    }
    for page in changed { pages[page] = site }
  }

  /// Sets a new report, and marks pages as changed; all pages if `nil`.
  mutating func publish(_ report: ReportPage, changed: Set<String>?) {
    change(changed)
    reports += 1
    self.report = report
  }
}
