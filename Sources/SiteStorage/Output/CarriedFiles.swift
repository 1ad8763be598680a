import Foundation

/// The foreign files in the output folder, which are carried over from the previous site to the new one. Before the two
/// are swapped, each file gets a hard link in the new site, so that it exists at every moment.
struct CarriedFiles {
  /// The paths of the foreign files, in order; a foreign folder is one entry.
  let foreign: [String]
  private let old: String
  private let new: String
  private var linked: Set<String> = []

  init(from old: String, to new: String) throws(SiteFolder.Problem) {
    (self.old, self.new) = (old, new)
    do { foreign = try PreviousOutput(at: old).foreign(besides: new) } catch let unclear as PreviousOutput.Unclear {
      throw SiteFolder.Problem(description: unclear.description, isRefusal: true)
    } catch {
      throw SiteFolder.Problem(
        description: "cannot read the folder '\(old)': \(FileProblem.reason(error))", isRefusal: true)
    }
    let device = FileCalls.facts(old)?.st_dev
    if let mounted = foreign.first(where: { FileCalls.facts(old + "/" + $0)?.st_dev != device }) {
      throw SiteFolder.Problem(
        description: "'\(old)/\(mounted)' is on another file system and cannot be carried over to the new site",
        isRefusal: true)
    }
  }

  /// Links all foreign files into the new site. Files that cannot be linked are moved later.
  mutating func link() {
    for inner in foreign {
      guard (try? PreviousOutput.makeFolder(above: inner, in: new)) != nil else { continue }
      if LinkedCopy.make(of: old + "/" + inner, at: new + "/" + inner) { linked.insert(inner) }
    }
  }

  /// Completes the move after the sites have been swapped: puts the original files in place of their links or copies,
  /// with changes made in the meantime, and moves files that were added since.
  func settle(_ old: String, _ new: String) throws {
    for inner in foreign where linked.contains(inner) {
      let (theirs, second) = (old + "/" + inner, new + "/" + inner)
      if !FileCalls.isSame(theirs, second) { _ = FileCalls.exchange(theirs, second) }
      try? FileManager.default.removeItem(atPath: theirs)
    }
    let site = PreviousOutput(at: old)
    try site.hand(foreign.filter { !linked.contains($0) }, to: new)
    try site.hand((try? site.missing(in: new)) ?? [], to: new)
  }
}
