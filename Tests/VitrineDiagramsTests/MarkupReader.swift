import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a piece of markup, in order, each with what it stands in.
final class MarkupReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The elements around it, outermost first, by their position in `elements`.
    let ancestors: [Int]
    var text = ""

    var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
    subscript(_ attribute: String) -> String? { attributes[attribute] }
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
  }

  private(set) var elements: [Element] = []
  private(set) var failure: String?
  private var open: [Int] = []

  /// - Parameter markup: XML, or the HTML of a figure, whose only void elements are inputs.
  init(_ markup: String) {
    super.init()
    let closed = markup.replacing(/<input[^>]*[^\/]>/) { $0.output.dropLast() + "/>" }
    let parser = XMLParser(data: Data(closed.utf8))
    parser.delegate = self
    if !parser.parse() { failure = "\(String(describing: parser.parserError)) in line \(parser.lineNumber)" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, ancestors: open))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for index in open { elements[index].text += string }
  }

  /// Whether an element stands in one of a class.
  func isInside(_ element: Element, _ cssClass: String) -> Bool {
    element.ancestors.contains { elements[$0].classes.contains(cssClass) }
  }

  /// An attribute of the element or of the nearest one around it that has it.
  func inherited(_ attribute: String, _ element: Element) -> String? {
    element[attribute] ?? element.ancestors.reversed().lazy.compactMap { self.elements[$0][attribute] }.first
  }
}
