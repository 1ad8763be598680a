/// The declarations of a folder of Swift code, by name.
package struct ProjectIndex: Sendable {
  /// A declaration by its file and its place in it.
  struct Place: Hashable, Comparable, Sendable {
    var file: Int
    var declaration: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.file, one.declaration) < (other.file, other.declaration)
    }
  }

  let sources: [ReadSource]
  private var declarations: [String: [Place]] = [:]
  /// The extensions by the name of what they extend, the first of a name with dots.
  private var extensions: [String: [Place]] = [:]

  /// - Parameter files: The paths and texts, in the order of their paths.
  package init(files: [(path: String, text: String)]) {
    sources = files.map { SourceReader.read($0.text, path: $0.path) }
    for (file, source) in sources.enumerated() {
      for (number, declaration) in source.declarations.enumerated() {
        let place = Place(file: file, declaration: number)
        switch declaration.kind {
        case .named: for name in declaration.names { declarations[name, default: []].append(place) }
        case .extension(let type): extensions[String(type.prefix { $0 != "." && $0 != "<" }), default: []].append(place)
        }
      }
    }
  }

  subscript(place: Place) -> SourceDeclaration { sources[place.file].declarations[place.declaration] }

  /// The previews by file, of files that have any.
  package var previews: [(file: Int, path: String, previews: [SourcePreview])] {
    sources.enumerated().compactMap { file, source in
      source.previews.isEmpty ? nil : (file, source.path, source.previews)
    }
  }

  /// Returns the declarations of a name that a file sees. Of those of several modules, the ones nearest to the file.
  func declarations(of name: String, from file: Int) -> [Place] {
    let seen = (declarations[name] ?? []).filter { $0.file == file || !self[$0].isPrivate }
    guard seen.count > 1 else { return seen }
    let own = seen.filter { $0.file == file }
    if !own.isEmpty { return own }
    let path = sources[file].path
    let nearness = seen.map { Self.commonFolders(sources[$0.file].path, path) }
    let nearest = nearness.max()
    let near = zip(seen, nearness).filter { $1 == nearest }.map(\.0)
    // Overloads of a function are in several files; of a type there is one.
    return near.allSatisfy { self[$0].text.contains("func ") } ? near : [near[0]]
  }

  /// Leaves out extensions whose members those of another extension of the type repeat: those of several modules aren't seen
  /// together. The ones nearest to the file stay.
  func nearest(_ places: Set<Place>, to file: Int) -> Set<Place> {
    var owners: [String: (place: Place, nearness: Int)] = [:]
    var result = places
    for place in places.sorted() {
      guard case .extension(let type) = self[place].kind else { continue }
      let nearness = place.file == file ? .max : Self.commonFolders(sources[place.file].path, sources[file].path)
      for signature in self[place].signatures.sorted() where !signature.isEmpty {
        let key = type + "." + signature
        guard let owner = owners[key], owner.place.file != place.file else {
          owners[key] = (place, nearness)
          continue
        }
        let isNearer = nearness > owner.nearness
        result.remove(isNearer ? owner.place : place)
        if isNearer { owners[key] = (place, nearness) }
      }
    }
    return result
  }

  /// Returns the extensions of a type that other files see.
  func extensions(of name: String) -> [Place] { extensions[name] ?? [] }

  /// The names of the types that have extensions here and are declared elsewhere.
  var extendedElsewhere: [String] { extensions.keys.filter { declarations[$0] == nil } }

  func isDeclared(_ name: String) -> Bool { declarations[name] != nil }

  private static func commonFolders(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
