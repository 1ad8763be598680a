/// Compiles a template. Source: [Mustache's specification](https://github.com/mustache/spec), with its part on inheritance, without lambdas
/// and names of partials that are made as a page is.
struct MustacheParser {
  /// A section, block or parent that is being read.
  struct Level {
    /// What closes it, and where it was opened; `nil` for the template itself.
    var open: (name: String, offset: Int)?
    /// Whether what is read next is the first on its line.
    var isLineStart = true
    /// Whether it is a parent, in which only definitions count.
    var isParent = false
    /// Whether lines lose the indentation that the first of them has, as those of definitions do.
    var isDefinition = false
    var lostIndentation: Int?
    /// Whether something around it may be empty.
    var isConditional = false
    var depth = 0

    func within(_ name: String, at offset: Int, isLineStart: Bool) -> Level {
      var inner = self
      inner.open = (name, offset)
      inner.isLineStart = isLineStart
      inner.isDefinition = isDefinition || isParent
      inner.isParent = false
      inner.isConditional = true
      inner.depth += 1
      return inner
    }
  }

  static let depthLimit = 200

  var scanner: MustacheScanner
  var program = MustacheProgram()
  /// Where the templates are, by their names.
  private let templates: [String: Int]
  /// Whether text may still be added to the last instruction.
  private var extendsText = false

  private init(_ text: String, templates: [String: Int]) {
    scanner = MustacheScanner(text)
    self.templates = templates
  }

  /// - Parameter templates: where each template is in the list of all, by its name.
  static func program(_ text: String, templates: [String: Int]) throws(MustacheFailure) -> MustacheProgram {
    var parser = MustacheParser(text, templates: templates)
    try parser.read(Level())
    return parser.program
  }

  private mutating func read(_ level: Level) throws(MustacheFailure) {
    var level = level
    var space = 0..<0
    while !scanner.isAtEnd {
      if level.isLineStart { space = indentation(&level) }
      let text = scanner.text()
      if !text.isEmpty || scanner.isAtNewline {
        emit(space, level)
        emit(text, level)
        (space, level.isLineStart) = (0..<0, scanner.isAtNewline)
      }
      if scanner.isAtNewline {
        emit(scanner.newline(), level)
        continue
      }
      if scanner.isAtEnd { break }
      let tag = try scanner.tag()
      if tag.kind == .close { return try close(tag, level, space) }
      try self.read(tag, &level, &space)
    }
    emit(space, level)
    if let open = level.open {
      throw MustacheFailure(
        message: "‘\(open.name)’ is opened and not closed", offset: open.offset,
        hint: "write {{/\(open.name)}} where it ends")
    }
  }

  private mutating func indentation(_ level: inout Level) -> Range<Int> {
    let space = scanner.blanks()
    guard level.isDefinition, !level.isParent else { return space }
    guard let lost = level.lostIndentation else {
      level.lostIndentation = space.count
      return 0..<0
    }
    return min(space.lowerBound + lost, space.upperBound)..<space.upperBound
  }

  private mutating func close(_ tag: MustacheScanner.Tag, _ level: Level, _ space: Range<Int>) throws(MustacheFailure) {
    guard let open = level.open else {
      throw MustacheFailure(message: "‘\(tag.name)’ is closed and was not opened", offset: tag.offset)
    }
    guard open.name == tag.name else {
      throw MustacheFailure(
        message: "‘\(tag.name)’ is closed where ‘\(open.name)’ is open", offset: tag.offset,
        hint: "write {{/\(open.name)}} first")
    }
    if !(level.isLineStart && scanner.endsLine()) { emit(space, level) }
  }

  private mutating func read(_ tag: MustacheScanner.Tag, _ level: inout Level, _ space: inout Range<Int>)
    throws(MustacheFailure)
  {
    if level.isParent, ![.block, .comment, .delimiters].contains(tag.kind) {
      throw MustacheFailure(
        message: "only blocks may stand in ‘\(level.open?.name ?? "")’", offset: tag.offset,
        hint: "put it into a block: {{$main}}…{{/main}}")
    }
    let isAlone = tag.kind.mayStandAlone && level.isLineStart && scanner.endsLine()
    let before = space
    // What comes before a comment stays where it is until something follows.
    if ![.comment, .delimiters].contains(tag.kind) {
      if !(isAlone && tag.kind.isSection) { emit(before, level) }
      space = 0..<0
    } else if isAlone {
      space = 0..<0
    }
    level.isLineStart = isAlone
    switch tag.kind {
    case .variable, .raw: add(.variable(try tag.path(), isEscaped: tag.kind == .variable))
    case .section, .inverted:
      let path = try tag.path()
      let isInverted = tag.kind == .inverted
      try enclose(tag, &level, isAlone) { .section(path, isInverted: isInverted, end: $0) }
    case .block:
      if level.isParent {
        try enclose(tag, &level, isAlone) { .definition(tag.name, end: $0) }
      } else {
        let indentation = kept(before)
        try enclose(tag, &level, isAlone) { .block(tag.name, indentation: indentation, end: $0) }
      }
    case .partial:
      refer(tag, isAlways: !level.isConditional)
      add(.partial(templates[tag.name], indentation: isAlone ? kept(before) : 0..<0))
    case .parent:
      refer(tag, isAlways: true)
      let indentation = kept(before)
      let parent = templates[tag.name]
      try enclose(tag, &level, isAlone) { .parent(parent, indentation: indentation, end: $0) }
    case .comment, .delimiters, .close: break
    }
  }

  /// Reads up to the tag that closes this one.
  private mutating func enclose(
    _ tag: MustacheScanner.Tag, _ level: inout Level, _ isAlone: Bool,
    _ instruction: (Int) -> MustacheProgram.Instruction
  ) throws(MustacheFailure) {
    guard level.depth < Self.depthLimit else {
      throw MustacheFailure(message: "more than \(Self.depthLimit) sections are open at once", offset: tag.offset)
    }
    var inner = level.within(tag.name, at: tag.offset, isLineStart: isAlone)
    if tag.kind == .parent { (inner.isParent, inner.isLineStart) = (true, true) }
    let place = program.instructions.count
    add(instruction(place))
    try read(inner)
    // Whether what follows begins a line is as the tag that opens it has it, not the one that closes it: so sites have been written.
    level.isLineStart = isAlone
    program.instructions[place] = instruction(program.instructions.count)
    extendsText = false
  }

  private mutating func refer(_ tag: MustacheScanner.Tag, isAlways: Bool) {
    program.references.append(.init(name: tag.name, offset: tag.nameOffset, isAlways: isAlways))
  }

  private mutating func add(_ instruction: MustacheProgram.Instruction) {
    program.instructions.append(instruction)
    extendsText = false
  }

  private mutating func emit(_ range: Range<Int>, _ level: Level) {
    guard !range.isEmpty, !level.isParent else { return }
    let added = kept(range)
    if extendsText, case .text(let before) = program.instructions.last, before.upperBound == added.lowerBound {
      program.instructions[program.instructions.count - 1] = .text(before.lowerBound..<added.upperBound)
    } else {
      program.instructions.append(.text(added))
    }
    extendsText = true
  }

  /// A part of the template, as a part of the program's text.
  private mutating func kept(_ range: Range<Int>) -> Range<Int> {
    let start = program.text.count
    program.text += scanner.bytes[range]
    return start..<program.text.count
  }
}
