/// Converts the ids of headings, `### Words :id=name`, links to them, and files that are embedded,
/// `[words](a.md ':include')`.
///
/// Source: <https://docsify.js.org/#/helpers>, <https://docsify.js.org/#/embed-files>
struct DocsifyText: LineRules {
  var output = ShiftingLines()
  // Each expression is compiled when it is made.
  private let inclusion = /[ \t]*!?\[[^\[\]]*\]\(([^\s()]+)[ \t]+["'](:include[^"']*)["'][ \t]*\)[ \t]*/
  private let identifier = /(#{1,6}[ \t].*?)[ \t]+:id=([\w\-]+)[ \t]*/

  mutating func read(_ line: Substring, at number: Int) {
    if line.containsBytes(of: ":include"), let match = line.wholeMatch(of: inclusion) {
      let path = String(match.1.hasPrefix("./") ? match.1.dropFirst(2) : match.1)
      let isCode = match.2.containsBytes(of: ":type=code")
      if NotePath.isNote(path), !isCode { return output.put("![](<\(path)>)") }
      guard isCode || !["html", "htm", "mp3", "mp4", "pdf"].contains(NotePath.fileExtension(of: path)) else {
        return output.put(String(line))
      }
      let region = match.2.firstMatch(of: /:fragment=([\w\-]+)/).map { " region=\"\($0.1)\"" } ?? ""
      output.put("```\(NotePath.fileExtension(of: path)) source=\"\(path)\"" + region)
      return output.add(["```"])
    }
    if line.first == "#", let match = line.wholeMatch(of: identifier) {
      return output.put("\(match.1) {#\(match.2)}")
    }
    output.put(String(line).replacing("](?id=", with: "](#"))
  }
}
