import Foundation
import Testing

/// What a comment gives as its source can be read by whoever reads the comment.
@Suite struct SourceLinkTests {
  /// The numbered headings of the layout reference: the anchors that they get, by number.
  private static func sections() throws -> [String: String] {
    let page = try String(contentsOf: PackageSources.root.appending(path: "docs/layout-reference.md"), encoding: .utf8)
    let headings = page.matches(of: /(?m)^#+ (?<title>(?<number>\d+(?:\.\d+)?)\.? .+)$/)
    return Dictionary(uniqueKeysWithValues: headings.map { (String($0.number), anchor(of: $0.title)) })
  }

  /// As GitHub makes it: lower case, letters, digits and hyphens, spaces as hyphens.
  private static func anchor(of title: Substring) -> String {
    let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return kept.replacing(" ", with: "-")
  }

  /// The comments of a file, each paragraph on one line.
  private static func paragraphs(_ file: PackageSources.File) -> [(line: Int, text: String)] {
    var paragraphs: [(line: Int, text: String)] = []
    var open = false
    for (index, line) in file.lines.enumerated() {
      let comment = line.drop { $0 == " " }
      let text = comment.drop { $0 == "/" }.drop { $0 == " " }
      guard comment.hasPrefix("//"), !text.isEmpty else {
        open = false
        continue
      }
      if open, let last = paragraphs.indices.last {
        paragraphs[last].text += " " + text
      } else {
        paragraphs.append((index + 1, String(text)))
      }
      open = true
    }
    return paragraphs
  }

  @Test func everySourceIsALink() throws {
    var places: [String] = []
    for file in try PackageSources.swiftFiles() {
      for paragraph in Self.paragraphs(file) {
        for rest in paragraph.text.split(separator: #/\bSource: /#, omittingEmptySubsequences: false).dropFirst()
        where rest.prefixMatch(of: /\[[^\]]+\]\([^)\s]+\)|<?https:\/\/\S+/) == nil {
          places.append("\(file.path):\(paragraph.line): \(rest.prefix(60))")
        }
      }
    }
    #expect(places.isEmpty, "sources that are no links:\n\(places.joined(separator: "\n"))")
  }

  @Test func everyCitedSectionExists() throws {
    let sections = try Self.sections()
    let citation = /\[layout reference, section (?<number>[\d.]+)\]\((?<path>[^)#]*)#(?<anchor>[^)]*)\)/
    var cited = 0
    var broken: [String] = []
    for file in try PackageSources.swiftFiles(in: ["Sources", "Tests"]) {
      for paragraph in Self.paragraphs(file) {
        let links = paragraph.text.matches(of: citation)
        cited += links.count
        for link in links
        where link.path != "docs/layout-reference.md" || sections[String(link.number)] != String(link.anchor) {
          broken.append("\(file.path):\(paragraph.line): \(link.output.0)")
        }
        if paragraph.text.contains("reference section") { broken.append("\(file.path):\(paragraph.line): not a link") }
      }
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    #expect(cited >= 30)
  }

  /// Cases say which section they check: `"rule": "8 With minimum and maximum …"`.
  @Test func everyCaseNamesASection() throws {
    struct Case: Decodable {
      var id: String
      var rule: String?
    }
    let sections = try Self.sections()
    let folder = PackageSources.root.appending(path: "Tests/LayoutCaseTests/Cases")
    var broken: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".json")
    {
      for item in try JSONDecoder().decode([Case].self, from: Data(contentsOf: folder.appending(path: name))) {
        guard let rule = item.rule else { continue }
        let number = rule.prefix { $0 != " " }
        if sections[String(number)] == nil { broken.append("\(name): \(item.id): section \(number)") }
      }
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }
}
