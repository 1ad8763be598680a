import Foundation
import Testing

/// The folders of large targets have one direction.
@Suite struct FolderOrderTests {
  private static func orders() throws -> [FolderOrder] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/folders.txt")
    return FolderOrder.read(try String(contentsOf: path, encoding: .utf8))
  }

  @Test func eachFolderHasAPlace() throws {
    let orders = try Self.orders()
    #expect(!orders.isEmpty)
    for order in orders {
      let files = try PackageSources.swiftFiles().filter { $0.target == order.target }
      #expect(Set(files.map(FolderOrder.folder)) == Set(order.folders), "the folders of \(order.target)")
    }
  }

  /// An exception that is no longer needed is removed from the list.
  @Test func filesNameTypesOfFoldersBeforeTheirs() throws {
    for order in try Self.orders() {
      let found = order.upwardNames(in: try PackageSources.swiftFiles())
      for (file, types) in found.sorted(by: { $0.key < $1.key }) {
        let new = types.subtracting(order.exceptions[file] ?? []).sorted()
        #expect(new.isEmpty, "\(order.target)/…/\(file).swift names types of later folders: \(new)")
      }
      for (file, types) in order.exceptions.sorted(by: { $0.key < $1.key }) {
        let gone = types.subtracting(found[file] ?? []).sorted()
        #expect(gone.isEmpty, "Cases/folders.txt: \(file) no longer names \(gone)")
      }
    }
  }

  @Test func aTypeOfALaterFolderIsFound() {
    let order = FolderOrder(target: "A", folders: ["Low", "High"])
    func file(_ path: String, _ lines: Substring...) -> PackageSources.File {
      PackageSources.File(target: "A", path: "Sources/A/" + path, lines: lines)
    }
    let found = order.upwardNames(in: [
      file("Low/One.swift", "struct One {", "  let two: [Two], three = Kind.Three.first", "}"),
      file("Low/Text.swift", "// Two", "let text = \"Two\" + x.Two", "\"\"\"", "Two", "\"\"\""),
      file("High/Two.swift", "public final class Two: One {}", "private enum Kind { case Three }", "struct Three {}"),
    ])
    #expect(found == ["One": ["Two"]])
  }
}
