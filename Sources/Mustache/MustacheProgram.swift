/// A compiled template: a flat list of instructions. The contents of a section or block follow its instruction, up to
/// its `end`.
package struct MustacheProgram: Sendable {
  enum Instruction: Sendable {
    /// Text, as a range of the program's text.
    case text(Range<Int>)
    case variable(MustachePath, isEscaped: Bool)
    case section(MustachePath, isInverted: Bool, end: Int)
    /// Another template; `nil` if it does not exist. The indentation precedes each of its lines except the first.
    case partial(Int?, indentation: Range<Int>)
    /// Another template with custom blocks, which follow as definitions.
    case parent(Int?, indentation: Range<Int>, end: Int)
    case definition(String, end: Int)
    /// A block that templates can define. Its default contents follow, for templates that do not define it.
    case block(String, indentation: Range<Int>, end: Int)
  }

  /// A template that this template refers to.
  package struct Reference: Sendable {
    package var name: String
    /// The offset of the name in UTF-8 bytes.
    package var offset: Int
    /// Whether the template is always included: no section or block around the reference can be empty.
    var isAlways: Bool
  }

  var text: [UInt8] = []
  var instructions: [Instruction] = []
  var references: [Reference] = []
  /// The values that the template reads, in order, except the placeholders of interface strings.
  var names: [NameUse] = []
}

/// A tag that reads a value.
package struct NameUse: Sendable {
  /// The names in the path: `site`, `title`.
  let path: [TemplateName]
  /// The offset of the path in UTF-8 bytes.
  package let offset: Int

  /// The name in the path that no model has; `nil` if all are known.
  package var unknown: String? { stringKey == nil ? path.first { !$0.isKnown }?.text : nil }

  /// The key of the interface string, for `words.next`; `nil` for other values.
  package var stringKey: String? { path.first?.text == "words" && path.count > 1 ? path[1].text : nil }
}

/// The path in a tag: `title`, `site.title`, `.`.
struct MustachePath: Sendable {
  /// The names in the path; empty for the current value.
  var names: [TemplateName]
  /// Whether the path begins with a dot, so that it is looked up only in the current value.
  var isLocal: Bool
}

/// An error that is thrown if a template cannot be compiled.
package struct MustacheFailure: Error {
  package var message: String
  /// The offset in the template, in UTF-8 bytes.
  package var offset: Int
  package var hint: String?
}
