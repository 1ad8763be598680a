/// A renderer that runs a compiled template with a page's model and writes bytes.
struct MustacheRenderer {
  /// The blocks that a template defines for its parent.
  private struct Definitions {
    var program: Int
    var bodies: [(name: String, body: Range<Int>)]
  }

  /// The number of times that a template can be nested in itself.
  private static let depthLimit = 64

  private let programs: [MustacheProgram]
  private(set) var output: [UInt8] = []
  /// The values in which names are looked up, the innermost last.
  private var values: [TemplateDatum]
  /// The definitions of all parents that are being rendered, the outermost first; the outermost definition of a block
  /// counts.
  private var definitions: [Definitions] = []
  private var indentation: [UInt8] = []
  /// The number of times that each template is being rendered.
  private var depths: [Int]
  /// The blocks whose definitions are being rendered. Inside its definition, a block shows its default contents.
  private var openBlocks: [String] = []

  /// - Parameter size: the expected size of the output, in bytes.
  init(_ programs: [MustacheProgram], model: some TemplateModel, size: Int = 1 << 14) {
    self.programs = programs
    values = [.model(model)]
    depths = Array(repeating: 0, count: programs.count)
    output.reserveCapacity(size)
  }

  mutating func render(_ program: Int) {
    guard depths[program] < Self.depthLimit else { return }
    depths[program] += 1
    run(program, programs[program].instructions.indices)
    depths[program] -= 1
  }

  private mutating func run(_ program: Int, _ range: Range<Int>) {
    let start = output.count
    var index = range.lowerBound
    while index < range.upperBound {
      let before = output.count
      let isIndented = !indentation.isEmpty && before > start && output.last == UInt8(ascii: "\n")
      if isIndented { output += indentation }
      index = step(program, index)
      // A line without contents loses its indentation.
      if isIndented, output.count == before + indentation.count { output.removeLast(indentation.count) }
    }
  }

  /// - Returns: the index of the next instruction.
  private mutating func step(_ program: Int, _ index: Int) -> Int {
    switch programs[program].instructions[index] {
    case .text(let range): write(programs[program].text[range])
    case .variable(let path, let isEscaped): write(value(of: path), isEscaped: isEscaped)
    case .section(let path, let isInverted, let end):
      if isInverted {
        if value(of: path)?.isNothing ?? true { run(program, index + 1..<end) }
      } else if let value = value(of: path) {
        show(value, program, index + 1..<end)
      }
      return end
    case .partial(let template?, let range): indented(by: program, range) { $0.render(template) }
    case .parent(let template?, let range, let end):
      definitions.append(definitions(in: program, index + 1..<end))
      indented(by: program, range) { $0.render(template) }
      definitions.removeLast()
      return end
    case .parent(nil, _, let end), .definition(_, let end): return end
    case .block(let name, let range, let end):
      expand(name, program, range, otherwise: index + 1..<end)
      return end
    case .partial(nil, _): break
    }
    return index + 1
  }

  private mutating func show(_ value: TemplateDatum, _ program: Int, _ body: Range<Int>) {
    switch value {
    case .flag(let flag): if flag { run(program, body) }
    case .list(let list):
      list.visit { element in
        values.append(element)
        run(program, body)
        values.removeLast()
      }
    case .text, .number, .model:
      values.append(value)
      run(program, body)
      values.removeLast()
    }
  }

  private func definitions(in program: Int, _ range: Range<Int>) -> Definitions {
    var found = Definitions(program: program, bodies: [])
    var index = range.lowerBound
    while index < range.upperBound, case .definition(let name, let end) = programs[program].instructions[index] {
      found.bodies.append((name, index + 1..<end))
      index = end
    }
    return found
  }

  private mutating func expand(_ name: String, _ program: Int, _ range: Range<Int>, otherwise: Range<Int>) {
    for one in definitions where !openBlocks.contains(name) {
      guard let definition = one.bodies.last(where: { $0.name == name }) else { continue }
      openBlocks.append(name)
      indented(by: program, range) { $0.run(one.program, definition.body) }
      openBlocks.removeLast()
      return
    }
    indented(by: program, range) { $0.run(program, otherwise) }
  }

  private mutating func indented(by program: Int, _ range: Range<Int>, _ write: (inout MustacheRenderer) -> Void) {
    indentation += programs[program].text[range]
    write(&self)
    indentation.removeLast(range.count)
  }

  // MARK: Values

  private func value(of path: MustachePath) -> TemplateDatum? {
    guard let name = path.names.first else { return values.last }
    var found: TemplateDatum?
    for value in values.reversed() {
      found = value[name]
      if found != nil || path.isLocal { break }
    }
    for name in path.names.dropFirst() { found = found?[name] }
    return found
  }

  private mutating func write(_ text: ArraySlice<UInt8>) {
    guard !indentation.isEmpty else { return output.append(contentsOf: text) }
    var isFirst = true
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !isFirst { output.append(UInt8(ascii: "\n")) }
      if !isFirst, line.startIndex < text.endIndex { output += indentation }
      output += line
      isFirst = false
    }
  }

  private mutating func write(_ value: TemplateDatum?, isEscaped: Bool) {
    switch value {
    case .text(let text) where isEscaped: MustacheEscaping.append(text, to: &output)
    case .text(let text): output.append(contentsOf: text.utf8)
    case .number(let number): output.append(contentsOf: String(number).utf8)
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .list, .model, nil: break
    }
  }
}
