/// A compiler for templates. Source: [Mustache's specification](https://github.com/mustache/spec), with its part on
/// inheritance, without lambdas and without names of partials that depend on data.
struct MustacheParser {
  /// A section, block or parent that is being read.
  struct Level {
    /// The name that closes it, and the offset of its opening tag; `nil` for the template itself.
    var open: (name: String, offset: Int)?
    /// Whether the next text is the first on its line.
    var isLineStart = true
    /// Whether it is a parent, in which only definitions count.
    var isParent = false
    /// Whether lines lose the indentation of the first line, as in definitions.
    var isDefinition = false
    var lostIndentation: Int?
    /// Whether it is inside a section or block, which may be empty.
    var isConditional = false
    var depth = 0
    /// Whether it is inside the parts of an interface string, which have the names of placeholders.
    var hasPlaceholders = false

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

  /// The number of sections that can be nested.
  static let depthLimit = 200

  var scanner: MustacheScanner
  var program = MustacheProgram()
  /// The indices of the templates, by name.
  private let templates: [String: Int]
  /// Whether text can be added to the last instruction.
  private var extendsText = false

  private init(_ text: String, templates: [String: Int]) {
    scanner = MustacheScanner(text)
    self.templates = templates
  }

  /// - Parameter templates: the index of each template in the list of all templates, by name.
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
        message: "'\(open.name)' is opened but never closed", offset: open.offset,
        hint: "add '{{/\(open.name)}}' where it ends")
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
      throw MustacheFailure(message: "'\(tag.name)' is closed but was never opened", offset: tag.offset)
    }
    guard open.name == tag.name else {
      throw MustacheFailure(
        message: "'\(tag.name)' is closed before '\(open.name)'", offset: tag.offset,
        hint: "add '{{/\(open.name)}}' before it")
    }
    if !(level.isLineStart && scanner.endsLine()) { emit(space, level) }
  }

  private mutating func read(_ tag: MustacheScanner.Tag, _ level: inout Level, _ space: inout Range<Int>)
    throws(MustacheFailure)
  {
    if level.isParent, ![.block, .comment, .delimiters].contains(tag.kind) {
      throw MustacheFailure(
        message: "'{{<\(level.open?.name ?? "")}}' can contain only blocks", offset: tag.offset,
        hint: "move it into a block, such as '{{$main}}…{{/main}}'")
    }
    let isAlone = tag.kind.mayStandAlone && level.isLineStart && scanner.endsLine()
    let before = space
    // The space before a comment is emitted only if something follows the comment.
    if ![.comment, .delimiters].contains(tag.kind) {
      if !(isAlone && tag.kind.isSection) { emit(before, level) }
      space = 0..<0
    } else if isAlone {
      space = 0..<0
    }
    level.isLineStart = isAlone
    switch tag.kind {
    case .variable, .raw: add(.variable(try path(of: tag, level), isEscaped: tag.kind == .variable))
    case .section, .inverted:
      let path = try path(of: tag, level)
      let isInverted = tag.kind == .inverted
      try enclose(tag, &level, isAlone) { .section(path, isInverted: isInverted, end: $0) }
    case .block:
      if level.isParent {
        try enclose(tag, &level, isAlone) { .definition(tag.name, end: $0) }
      } else {
        let indentation = copied(before)
        try enclose(tag, &level, isAlone) { .block(tag.name, indentation: indentation, end: $0) }
      }
    case .partial:
      refer(tag, isAlways: !level.isConditional)
      add(.partial(templates[tag.name], indentation: isAlone ? copied(before) : 0..<0))
    case .parent:
      refer(tag, isAlways: true)
      let indentation = copied(before)
      let parent = templates[tag.name]
      try enclose(tag, &level, isAlone) { .parent(parent, indentation: indentation, end: $0) }
    case .comment, .delimiters, .close: break
    }
  }

  /// Reads up to the closing tag.
  private mutating func enclose(
    _ tag: MustacheScanner.Tag, _ level: inout Level, _ isAlone: Bool,
    _ instruction: (Int) -> MustacheProgram.Instruction
  ) throws(MustacheFailure) {
    guard level.depth < Self.depthLimit else {
      throw MustacheFailure(message: "sections are nested more than \(Self.depthLimit) levels deep", offset: tag.offset)
    }
    var inner = level.within(tag.name, at: tag.offset, isLineStart: isAlone)
    if tag.kind == .parent { (inner.isParent, inner.isLineStart) = (true, true) }
    if tag.kind == .section, tag.name.hasPrefix("words.") { inner.hasPlaceholders = true }
    let place = program.instructions.count
    add(instruction(place))
    try read(inner)
    // The opening tag, not the closing one, decides whether the next text begins a line: existing sites depend on this.
    level.isLineStart = isAlone
    program.instructions[place] = instruction(program.instructions.count)
    extendsText = false
  }

  /// Returns the path in a tag, and records it.
  private mutating func path(of tag: MustacheScanner.Tag, _ level: Level) throws(MustacheFailure) -> MustachePath {
    let path = try tag.path()
    if !level.hasPlaceholders { program.names.append(NameUse(path: path.names, offset: tag.nameOffset)) }
    return path
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
    let added = copied(range)
    if extendsText, case .text(let before) = program.instructions.last, before.upperBound == added.lowerBound {
      program.instructions[program.instructions.count - 1] = .text(before.lowerBound..<added.upperBound)
    } else {
      program.instructions.append(.text(added))
    }
    extendsText = true
  }

  /// Copies a part of the template to the program's text, and returns its range there.
  private mutating func copied(_ range: Range<Int>) -> Range<Int> {
    let start = program.text.count
    program.text += scanner.bytes[range]
    return start..<program.text.count
  }
}
