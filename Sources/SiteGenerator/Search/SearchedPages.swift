import Foundation

/// The pages of a site that a search index is made of.
struct SearchedPages {
  /// The full path of the folder they are in.
  let folder: String
  /// Their paths in the folder, in order.
  let paths: [String]
  /// What pages are to be, where they are others in the folder still.
  let coming: [String: [UInt8]]

  /// All pages in a folder.
  init(in folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    self.init(among: names.sorted().filter { RegularFile(folder + "/" + $0) != nil }, in: folder)
  }

  /// - Parameters:
  ///   - files: paths in the folder, in order, of which those count that end as pages do.
  ///   - coming: what pages are to be, where they are others in the folder still.
  init(among files: [String], in folder: String, coming: [String: [UInt8]] = [:]) {
    (self.folder, self.coming) = (folder, coming)
    paths = files.filter { $0.hasSuffix(".html") && !$0.hasPrefix(SearchIndexer.folder + "/") }
  }

  func bytes(of path: String) -> [UInt8] {
    coming[path] ?? FileManager.default.contents(atPath: folder + "/" + path).map(Array.init) ?? []
  }
}
