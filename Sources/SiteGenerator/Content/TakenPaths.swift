/// Who has which path of the site: no two things can have one, nor can a file be where others want a folder. Case does not
/// count, since it does not on many file systems.
package struct TakenPaths: Sendable {
  /// What stands at each path, in words for people.
  private var owners: [String: String] = [:]
  /// The first that came into each folder.
  private var folders: [String: String] = [:]

  package init(files: [String] = []) {
    for file in files { claim(file, for: "‘\(file)’") }
  }

  /// Who is in the way of a file: at its path, in a folder of that path, or as a file where its folder would be.
  package func owner(of path: String) -> String? {
    let folded = path.lowercased()
    if let owner = owners[folded] ?? folders[folded] { return owner }
    var folder = NotePath.folder(of: folded)
    while !folder.isEmpty {
      if let owner = owners[folder] { return owner }
      folder = NotePath.folder(of: folder)
    }
    return nil
  }

  /// Gives a path to somebody, unless others have it.
  ///
  /// - Returns: who is in the way, if anybody is.
  @discardableResult package mutating func claim(_ path: String, for owner: String) -> String? {
    if let other = self.owner(of: path) { return other }
    let folded = path.lowercased()
    owners[folded] = owner
    var folder = NotePath.folder(of: folded)
    while !folder.isEmpty, folders[folder] == nil {
      folders[folder] = owner
      folder = NotePath.folder(of: folder)
    }
    return nil
  }

  /// The path, with numbers behind its names where it is not free.
  ///
  /// - Parameter companion: another path that has to be free with it.
  package func free(_ path: String, with companion: (String) -> String? = { _ in nil }) -> String {
    var parts = path.split(separator: "/").map(String.init)
    for depth in parts.indices.dropLast() {
      let (name, above) = (parts[depth], parts[..<depth])
      var number = 1
      while owners[(above + [parts[depth]]).joined(separator: "/").lowercased()] != nil {
        number += 1
        parts[depth] = "\(name)-\(number)"
      }
    }
    let wanted = parts.joined(separator: "/")
    var (candidate, number) = (wanted, 1)
    while owner(of: candidate) != nil || companion(candidate).flatMap(owner) != nil {
      number += 1
      candidate = Self.numbered(wanted, number)
    }
    return candidate
  }

  /// `a-2.html`; the index of a folder moves with it: `a-2/index.html`.
  private static func numbered(_ page: String, _ number: Int) -> String {
    let ending = page.hasSuffix("/index.html") ? "/index.html" : ".html"
    return page.hasSuffix(ending) ? page.dropLast(ending.count) + "-\(number)" + ending : page + "-\(number)"
  }
}
