import Foundation
import SiteStorage

/// The pages for a search index.
package struct SearchedPages {
  /// The full path of the folder that contains the pages.
  let folder: String
  /// The paths of the pages in the folder, in order.
  package let paths: [String]
  /// The new contents of pages whose files in the folder are not updated yet.
  let coming: [String: [UInt8]]

  /// Finds all pages in a folder.
  package init(in folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    self.init(among: names.sorted().filter { RegularFile(folder + "/" + $0) != nil }, in: folder)
  }

  /// - Parameters:
  ///   - files: paths in the folder, in order; files other than pages are ignored.
  ///   - coming: the new contents of pages whose files in the folder are not updated yet.
  package init(among files: [String], in folder: String, coming: [String: [UInt8]] = [:]) {
    (self.folder, self.coming) = (folder, coming)
    paths = files.filter { $0.hasSuffix(".html") && !$0.hasPrefix(SearchIndexer.folder + "/") }
  }

  /// Whether a page shows one figure of another page, which is searched instead.
  func isFigure(_ path: String) -> Bool {
    path.contains(".figure-") && FigurePage.isOne(bytes(of: path))
  }

  package func bytes(of path: String) -> [UInt8] {
    coming[path] ?? FileManager.default.contents(atPath: folder + "/" + path).map(Array.init) ?? []
  }
}
