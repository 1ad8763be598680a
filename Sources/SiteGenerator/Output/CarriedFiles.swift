import Foundation

/// What others have put into the output folder, on its way from the old site to the new one. Before the two change places it gets a
/// second name in the new one, so that it is there at every moment, whichever is looked at.
struct CarriedFiles {
  /// The paths of what is carried, in order: a folder of theirs as a whole.
  let foreign: [String]
  private let old: String
  private let new: String
  private var linked: Set<String> = []

  init(from old: String, to new: String) throws(SiteFolder.Problem) {
    (self.old, self.new) = (old, new)
    do { foreign = try FormerSite(at: old).foreign(besides: new) } catch let unclear as FormerSite.Unclear {
      throw SiteFolder.Problem(description: unclear.description, isRefusal: true)
    } catch {
      throw SiteFolder.Problem(
        description: "cannot read the folder ‘\(old)’: \(FileProblem.reason(error))", isRefusal: true)
    }
    let device = FileCalls.facts(old)?.st_dev
    if let mounted = foreign.first(where: { FileCalls.facts(old + "/" + $0)?.st_dev != device }) {
      throw SiteFolder.Problem(
        description: "‘\(old)/\(mounted)’ is on another file system and cannot be carried over to the new site",
        isRefusal: true)
    }
  }

  /// Gives all of it a second name in the new site. What has none is moved later.
  mutating func link() {
    for inner in foreign {
      guard (try? FormerSite.makeFolder(above: inner, in: new)) != nil else { continue }
      if LinkedCopy.make(of: old + "/" + inner, at: new + "/" + inner) { linked.insert(inner) }
    }
  }

  /// When the sites have changed places: has what was there itself be there again, with what happened to it since, and moves what
  /// came last.
  func settle(_ old: String, _ new: String) throws {
    for inner in foreign where linked.contains(inner) {
      let (theirs, second) = (old + "/" + inner, new + "/" + inner)
      if !FileCalls.isSame(theirs, second) { _ = FileCalls.exchange(theirs, second) }
      try? FileManager.default.removeItem(atPath: theirs)
    }
    let site = FormerSite(at: old)
    try site.hand(foreign.filter { !linked.contains($0) }, to: new)
    try site.hand((try? site.missing(in: new)) ?? [], to: new)
  }
}
