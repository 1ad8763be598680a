/// A template, compiled: a flat list of instructions. What belongs to a section or block follows its instruction, up to where that says it ends.
struct MustacheProgram: Sendable {
  enum Instruction: Sendable {
    /// Text, as a range of the program's.
    case text(Range<Int>)
    case variable(MustachePath, isEscaped: Bool)
    case section(MustachePath, isInverted: Bool, end: Int)
    /// Another template; `nil` for one that is not there. The indentation stands before each of its lines but the first.
    case partial(Int?, indentation: Range<Int>)
    /// Another template with blocks of one's own, which follow as definitions.
    case parent(Int?, indentation: Range<Int>, end: Int)
    case definition(String, end: Int)
    /// A block that others may define; what follows is shown where nobody does.
    case block(String, indentation: Range<Int>, end: Int)
  }

  /// A template that is named in this one.
  struct Reference: Sendable {
    var name: String
    /// Where the name stands, in UTF-8 bytes.
    var offset: Int
    /// Whether nothing around it can be empty.
    var isAlways: Bool
  }

  var text: [UInt8] = []
  var instructions: [Instruction] = []
  var references: [Reference] = []
}

/// What a tag asks for: `title`, `site.title`, `.`.
struct MustachePath: Sendable {
  /// Empty for what is at hand itself.
  var names: [TemplateName]
  /// Whether it is not looked for in what is around, as it begins with a dot.
  var isLocal: Bool
}

/// Why a template cannot be compiled.
struct MustacheFailure: Error {
  var message: String
  /// In the template, in UTF-8 bytes.
  var offset: Int
  var hint: String?
}
