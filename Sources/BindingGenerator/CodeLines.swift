/// Swift source, broken into lines in the style of `swift format`.
struct CodeLines {
  private(set) var lines: [String] = []
  static let width = 120

  mutating func add(_ line: String, indent: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  /// Adds `opening` and `closing` with items between them, on one line if they fit, otherwise as many per line as fit.
  mutating func list(_ opening: String, _ items: [String], _ closing: String, indent: Int) {
    let whole = opening + items.joined(separator: ", ") + closing
    if indent + whole.count <= Self.width { return add(whole, indent: indent) }
    add(opening, indent: indent)
    fill(items, indent: indent + 2, trailingComma: opening.hasSuffix("[") && items.count > 1)
    add(closing, indent: indent)
  }

  /// Adds items separated by commas, as many per line as fit.
  mutating func fill(_ items: [String], indent: Int, trailingComma: Bool) {
    var line = ""
    for (index, item) in items.enumerated() {
      let part = item + (index < items.count - 1 || trailingComma ? "," : "")
      if indent + part.count > Self.width, let call = part.firstRange(of: ".withoutEffect") {
        if !line.isEmpty { add(line, indent: indent) }
        add(String(part[..<call.lowerBound]), indent: indent)
        add(String(part[call.lowerBound...]), indent: indent + 2)
        line = ""
        continue
      }
      if !line.isEmpty, indent + line.count + 1 + part.count > Self.width {
        add(line, indent: indent)
        line = part
      } else {
        line += (line.isEmpty ? "" : " ") + part
      }
    }
    if !line.isEmpty { add(line, indent: indent) }
  }

  /// Adds a form with its closure.
  mutating func form(_ form: BoundForm, indent: Int) {
    let head = form.parameters.isEmpty ? form.builder : "\(form.builder)(\(form.parameters.joined(separator: ", ")))"
    let whole = "\(head) { \(form.body) }"
    if indent + whole.count <= Self.width { return add(whole, indent: indent) }
    if indent + head.count + 2 <= Self.width {
      add(head + " {", indent: indent)
    } else {
      add(form.builder + "(", indent: indent)
      fill(form.parameters, indent: indent + 2, trailingComma: false)
      let closing = ") { \(form.body) }"
      if indent + closing.count <= Self.width { return add(closing, indent: indent) }
      add(") {", indent: indent)
    }
    body(form.body, indent: indent + 2)
    add("}", indent: indent)
  }

  /// Adds a call, which may be longer than a line.
  private mutating func body(_ text: String, indent: Int) {
    if indent + text.count > Self.width, let parameters = text.firstRange(of: " in "), !text.hasPrefix("(") {
      add(String(text[..<parameters.lowerBound]) + " in", indent: indent)
      return body(String(text[parameters.upperBound...]), indent: indent)
    }
    guard indent + text.count > Self.width, let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return add(text, indent: indent)
    }
    add(String(text[...open]), indent: indent)
    fill(text[text.index(after: open)...].components(), indent: indent + 2, trailingComma: false)
  }
}

extension Substring {
  /// Returns the parts between the commas that are outside of brackets.
  fileprivate func components() -> [String] {
    var (parts, depth) = ([""], 0)
    for character in self {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else if !(character == " " && parts[parts.count - 1].isEmpty) {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
