/// The few pieces of HTML that figures are made of.
enum HTML {
  static func escaped(_ text: String) -> String { SVGText.escaped(text) }

  static func element(_ tag: String, _ attributes: [(String, String)] = [], _ content: String = "") -> String {
    let list = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
    return "<\(tag)\(list)>\(content)</\(tag)>"
  }
}
