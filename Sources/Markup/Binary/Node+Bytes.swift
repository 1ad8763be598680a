/// Markup as bytes, without loss: numbers stay numbers.
extension ByteWriter {
  package mutating func write(_ nodes: [Node]) { write(list: nodes) { $0.write($1) } }

  package mutating func write(_ element: Element) {
    write(element.name)
    write(list: element.attributes) { $0.write($1) }
    write(element.children)
  }

  private mutating func write(_ node: Node) {
    switch node {
    case .element(let element):
      write(tag: 0)
      write(element)
    case .text(let text): write(1, text)
    case .raw(let text): write(2, text)
    case .comment(let text): write(3, text)
    }
  }

  private mutating func write(_ tag: UInt8, _ text: String) {
    write(tag: tag)
    write(text)
  }

  private mutating func write(_ attribute: Attribute) {
    write(attribute.name)
    switch attribute.value {
    case .text(let text): write(0, text)
    case .flag: write(tag: 1)
    case .number(let number, let decimals):
      write(2, decimals: decimals)
      write(number)
    case .numbers(let numbers, let decimals):
      write(3, decimals: decimals)
      write(numbers)
    case .path(let data, let decimals):
      write(4, decimals: decimals)
      write(list: data.commands) { $0.write(tag: $1) }
      for number in data.numbers { write(number) }
    case .matrix(let numbers, let decimals):
      write(5, decimals: decimals)
      write(numbers)
    }
  }

  private mutating func write(_ tag: UInt8, decimals: Int) {
    write(tag: tag)
    write(count: decimals)
  }
}

extension ByteReader {
  /// The most levels of markup; functions that walk it are recursive, and no writer nests this deep.
  private static let deepest = 4_000
  private static let mostDecimals = 64

  package mutating func nodes() throws(Damaged) -> [Node] { try nodes(depth: 0) }

  package mutating func element() throws(Damaged) -> Element { try element(depth: 0) }

  private mutating func nodes(depth: Int) throws(Damaged) -> [Node] {
    guard depth < Self.deepest else { throw Damaged() }
    return try list { reader throws(Damaged) in try reader.node(depth: depth) }
  }

  private mutating func node(depth: Int) throws(Damaged) -> Node {
    switch try tag() {
    case 0: .element(try element(depth: depth))
    case 1: .text(try text())
    case 2: .raw(try text())
    case 3: .comment(try text())
    default: throw Damaged()
    }
  }

  private mutating func element(depth: Int) throws(Damaged) -> Element {
    let name = try text()
    let attributes = try list { reader throws(Damaged) in try reader.attribute() }
    return Element(name: name, attributes: attributes, children: try nodes(depth: depth + 1))
  }

  private mutating func attribute() throws(Damaged) -> Attribute {
    let name = try text()
    let kind = try tag()
    switch kind {
    case 0: return Attribute(name, try text())
    case 1: return Attribute(name, .flag)
    default: break
    }
    let decimals = try count(upTo: Self.mostDecimals)
    switch kind {
    case 2: return Attribute(name, try double(), decimals: decimals)
    case 3: return Attribute(name, .numbers(try doubles(), decimals: decimals))
    case 4: return Attribute(name, .path(try path(), decimals: decimals))
    case 5: return Attribute(name, .matrix(try doubles(), decimals: decimals))
    default: throw Damaged()
    }
  }

  private mutating func path() throws(Damaged) -> PathData {
    var numbers = 0
    let commands = try list { reader throws(Damaged) in
      let command = try reader.tag()
      guard PathData.isCommand(command) else { throw Damaged() }
      numbers += PathData.count(of: command)
      return command
    }
    var values: [Double] = []
    for _ in 0..<numbers { values.append(try double()) }
    return PathData(commands: commands, numbers: values)
  }
}
