/// An order of a target's folders, in which each may name only types of the folders before it.
struct FolderOrder {
  var target: String
  /// The names of the folders, the lowest first.
  var folders: [String]
  /// The types of later folders that files name nevertheless, by the name of the file.
  var exceptions: [String: Set<String>] = [:]

  /// Reads a file of orders: `VitrineUI: Core Views`, and below it a line `File: Type Type` for each file with
  /// exceptions.
  static func read(_ text: String) -> [FolderOrder] {
    var orders: [FolderOrder] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      let words = parts[1].split(separator: " ").map(String.init)
      let name = String(parts[0].drop { $0 == " " })
      if line.hasPrefix(" "), !orders.isEmpty {
        orders[orders.count - 1].exceptions[name] = Set(words)
      } else {
        orders.append(FolderOrder(target: name, folders: words))
      }
    }
    return orders
  }

  /// Returns the types of later folders that each file of the target names, by the name of the file.
  func upwardNames(in files: [PackageSources.File]) -> [String: Set<String>] {
    let places = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices))
    let files = files.filter { $0.target == target }.map { file in
      (file: file, place: places[Self.folder(of: file)] ?? 0)
    }
    var (declared, nested): ([Substring: Int], [Substring: Int]) = ([:], [:])
    for (file, place) in files {
      for (type, isNested) in Self.types(in: file.lines) {
        if isNested { nested[type] = min(place, nested[type] ?? place) } else { declared[type] = place }
      }
    }
    var found: [String: Set<String>] = [:]
    for (file, place) in files {
      // A nested type may have the name of a type of a later folder.
      let upward = Self.names(in: file.lines).filter {
        declared[$0, default: 0] > place && nested[$0, default: .max] > place
      }
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      if !upward.isEmpty { found[String(name), default: []].formUnion(upward.map(String.init)) }
    }
    return found
  }

  /// Returns the folder of a file directly below its target.
  static func folder(of file: PackageSources.File) -> String {
    let names = file.path.split(separator: "/")
    return names.count > 3 ? String(names[2]) : ""
  }

  /// Returns the types that a file declares for its target, and those that are nested in types.
  private static func types(in lines: [Substring]) -> [(name: Substring, isNested: Bool)] {
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    return lines.compactMap { line in
      guard !line.hasPrefix("private "), !line.hasPrefix("fileprivate ") else { return nil }
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" }.prefix(6)
      guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return nil }
      return (words[keyword + 1], line.first == " ")
    }
  }

  /// Returns the capitalized names in a file's code, without members after a dot, comments and strings.
  private static func names(in lines: [Substring]) -> Set<Substring> {
    var names: Set<Substring> = []
    var isInText = false
    for line in lines {
      if line.contains("\"\"\"") { isInText.toggle() }
      guard !isInText, line.firstMatch(of: /^ *\/\//) == nil else { continue }
      let code = line.contains("\"") ? line.replacing(/"(?:[^"\\]|\\.)*"/, with: "") : line
      // Bytes, because characters are slow without optimization. A member belongs to the word before it.
      let words = code.utf8.split { byte in
        let isWord = byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 || byte >= 48 && byte <= 57 || byte == 95
        return !isWord && byte != UInt8(ascii: ".")
      }
      for word in words.map(Substring.init) where word.utf8.first.map({ $0 >= 65 && $0 <= 90 }) == true {
        names.insert(word.prefix { $0 != "." })
      }
    }
    return names
  }
}
