import ArgumentParser
import Diagnostics
import Figures

/// The fence options, with the names that they have at a fence.
///
/// The parser of arguments finds the options of a type by its mirror, which here has those that ``FenceOption`` declares.
struct FenceArguments: ParsableArguments, CustomReflectable {
  /// The options that are given, in the order of the manual.
  let settings: [FigureSetting]

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The options of the command line by name, also by the older ones, which its help does not list.
  private static let options: [(name: String, option: FenceOption)] = FenceOption.all.flatMap { option in
    option.commandLine == .missing ? [] : [option.name, option.olderName].compactMap { $0 }.map { ($0, option) }
  }

  init() { settings = [] }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    settings = try Self.options.compactMap { name, option in
      let key = Key(stringValue: name)
      let value =
        option.commandLine == .flag
        ? try container.decode(Flag<Bool>.self, forKey: key).wrappedValue ? "true" : nil
        : try container.decode(Option<String?>.self, forKey: key).wrappedValue
      return value.map { FigureSetting(key: name, value: $0) }
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: Self.options.map { name, option -> Mirror.Child in
        let help = ArgumentHelp("\(option.help)", visibility: name == option.name ? .default : .hidden)
        guard option.commandLine == .flag else {
          return (
            name,
            Option<String?>(
              name: .customLong(name), help: help,
              completion: option.valueNames.isEmpty ? nil : .list(option.valueNames))
          )
        }
        return (name, Flag<Bool>(wrappedValue: false, name: .customLong(name), help: help))
      })
  }

  /// The value of an option; `nil` if it isn't given.
  subscript(name: String) -> String? { settings.last { $0.key == name }?.value }
}

extension ValidationError {
  /// The error for an option that a diagnostic is about.
  init(_ diagnostic: Diagnostic) { self.init(diagnostic.message + (diagnostic.hint.map { "; " + $0 } ?? "")) }
}
