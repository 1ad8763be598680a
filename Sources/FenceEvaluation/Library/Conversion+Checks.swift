import FenceSyntax
import VitrineUI

extension Conversion {
  /// Whether a value is of a type, as `is` and `as?` tell.
  func isInstance(_ value: Value, of type: TypeName, _ scope: Scope) -> Bool {
    // In a collection of anything, 'nil' is a value, too.
    func all(_ values: [Value], are type: TypeName) -> Bool {
      type == .named("Any", []) || values.allSatisfy { isInstance($0, of: type, scope) }
    }
    switch (type, value) {
    case (.optional, .nothing): return true
    case (.optional(let wrapped), _): return isInstance(value.unwrapped, of: wrapped, scope)
    case (.array(let element), .array(let elements)): return all(elements, are: element)
    case (.dictionary(let key, let element), .dictionary(let dictionary)):
      return all(dictionary.entries.map(\.key), are: key) && all(dictionary.entries.map(\.value), are: element)
    case (.tuple(let types), .tuple(let elements)):
      return types.count == elements.count
        && zip(types, elements).allSatisfy { isInstance($1.value, of: $0.type, scope) }
    case (.function, _):
      if case .function = value { return true }
      return false
    case (.named(let name, let arguments), _): return isInstance(value, of: name, arguments, scope)
    case (.array, _), (.dictionary, _): return false
    case (.tuple, _): return isNamed(type.base, value)
    }
  }

  private func isInstance(_ value: Value, of name: String, _ arguments: [TypeName], _ scope: Scope) -> Bool {
    if name.contains(" & ") {
      return name.split(separator: "&").allSatisfy { isInstance(value, of: $0.trimmed, [], scope) }
    }
    // A type parameter is the type that the call gives it.
    if let alias = scope.alias(name), alias != .named(name, arguments) {
      return isInstance(value, of: alias, scope)
    }
    if name == "Self", let type = scope.receiver?.type, type.name != name { return isNamed(type.name, value) }
    if let declaration = scope.type(name), declaration.name != name { return isNamed(declaration.name, value) }
    switch (name, value) {
    case ("Array", .array(let elements)), ("Set", .set(let elements)):
      return arguments.first.map { type in elements.allSatisfy { isInstance($0, of: type, scope) } } ?? true
    default: return isNamed(name, value)
    }
  }

  /// Whether a value is of the type with a name, or conforms to the protocol.
  private func isNamed(_ name: String, _ value: Value) -> Bool {
    if name == "Any" {
      if case .nothing = value { return false }
      return true
    }
    func inherits(_ declaration: TypeDeclaration) -> Bool {
      ([declaration] + evaluator.ancestors(of: declaration)).contains {
        $0.name == name || $0.conforms(to: name) || name == "Observable" && $0.observation == .ofProperties
      }
    }
    switch value {
    case .instance(let instance): return inherits(instance.type)
    case .object(let object): return name == "AnyObject" || inherits(object.type)
    case .enumCase(let item): return inherits(item.type)
    case .string: return conforms("String", to: name) || name == "AnyHashable"
    case .integer, .literal: return conforms("Int", to: name) || name == "AnyHashable"
    case .double: return ["CGFloat", "Float", "TimeInterval"].contains(name) || conforms("Double", to: name)
    case .boolean: return conforms("Bool", to: name)
    case .array: return conforms("Array", to: name)
    case .dictionary: return conforms("Dictionary", to: name)
    case .set: return conforms("Set", to: name)
    case .view(let view): return name == "View" || value.viewTypeName(view) == name
    case .native(let native): return value.typeName == name || name == "View" && native is any View
    case .void: return name == "Void"
    case .nothing: return false
    default: return value.typeName == name
    }
  }

  private func conforms(_ type: String, to name: String) -> Bool {
    type == name || DeclaredLibrary.inherited[type]?.contains(name) == true
  }
}
