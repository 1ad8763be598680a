/// Removes the lines of MDX that import and export, up to an empty line.
///
/// Source: <https://mdxjs.com/docs/what-is-mdx/#esm>
struct ModuleLines: LineRules {
  var output = ShiftingLines()
  private(set) var found: [OtherTools.Mark] = []
  private var (isModule, isStart, depth) = (false, true, 0)

  mutating func takes(_ line: Substring, at number: Int) -> Bool {
    guard isModule else { return false }
    read(line, at: number)
    return true
  }

  mutating func readCode(_ line: Substring) {
    isStart = false
    output.putCode(String(line))
  }

  mutating func read(_ line: Substring, at number: Int) {
    let isBlank = line.firstSign == nil
    let begins = line.hasPrefix("import ") || line.hasPrefix("export ")
    if isModule ? isBlank && depth <= 0 : !(isStart && begins) {
      (isModule, isStart, depth) = (false, isBlank, 0)
      return output.putCode(String(line))
    }
    if !isModule, line.hasPrefix("export ") {
      found.append(
        OtherTools.Mark(kind: .module, text: String(line.prefix { $0 != "=" && $0 != "(" }), line: number))
    }
    isModule = true
    for sign in line.utf8 {
      if [UInt8(ascii: "{"), UInt8(ascii: "(")].contains(sign) { depth += 1 }
      if [UInt8(ascii: "}"), UInt8(ascii: ")")].contains(sign) { depth -= 1 }
    }
    output.putCode("")
  }
}
