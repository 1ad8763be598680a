import SwiftSyntax

/// The binding of a member that an interface file declares.
struct InterfaceBinding {
  let member: InterfaceMember
  /// The name of the function that a binding with an opened receiver needs.
  let functionName: String
  private let context: InterfaceContext

  init(_ member: InterfaceMember, functionName: String) {
    (self.member, self.functionName) = (member, functionName)
    context = InterfaceContext(member)
  }

  private var isOpened: Bool { if case .opened = context.receiver { true } else { false } }

  private var isStatic: Bool { [.initializer, .staticProperty, .staticMethod].contains(member.role) }

  /// The entry of the member in its type's list.
  func entry(_ code: inout CodeLines) {
    let parameters = member.parameters.map { parameter in
      let label = parameter.label.map { "\"\($0)\"" } ?? "nil"
      var text =
        "LibraryParameter(\(label), \"\(parameter.name)\", \(wrapped(context.parameterType(parameter.type))).self)"
      if parameter.fallback != nil { text += ".optional" }
      if parameter.isVariadic { text += ".variadic" }
      return text
    }
    let head = "LibraryMember(.\(member.role.rawValue), \"\(member.name)\"" + (parameters.isEmpty ? ")" : ", [")
    if parameters.isEmpty {
      code.add(head + " { call in", indent: 4)
    } else {
      code.list(head, parameters, "]) { call in", indent: 4)
    }
    if case .opened(_, let getter) = context.receiver {
      code.add("try \(functionName)(call.\(getter)(), call)", indent: 6)
    } else {
      for line in body { code.add(line, indent: 6) }
    }
    code.add("},", indent: 4)
  }

  /// The function of a binding that is called on values of several types.
  func function(_ code: inout CodeLines) {
    guard case .opened(let constraint, _) = context.receiver else { return }
    let base = isStatic ? "Base.Type" : "Base"
    code.add("")
    code.add(
      "private func \(functionName)\("<")Base: \(constraint)>(_ base: \(base), _ call: LibraryCall) throws -> Value {")
    for line in body { code.add(line, indent: 2) }
    code.add("}")
  }

  private var body: [String] {
    var lines: [String] = []
    let isMutating = member.role == .mutating || member.role == .setting
    switch context.receiver {
    case .concrete(let type) where !isStatic:
      lines.append("\(isMutating && !member.isOfClass ? "var" : "let") base = try call.receiver(\(wrapped(type)).self)")
    case .opened where isMutating: lines.append("var base = base")
    default: break
    }
    for (index, parameter) in member.parameters.enumerated() {
      lines.append("let \(parameter.name.inBackticks) = \(read(parameter, index))")
    }
    for (condition, message) in member.requirements {
      lines.append("try call.require(\(condition.replacingSelf), \(message))")
    }
    for factors in member.sizes {
      lines.append("try call.checkSize(\(factors.map(\.replacingSelf).joined(separator: ", ")))")
    }
    if member.role == .setting {
      return lines + ["base.\(member.name.inBackticks) = newValue", "call.write(base)", "return .void"]
    }
    if member.result == nil, !mayThrow {
      return lines + (isMutating ? [called, "call.write(base)", "return .void"] : [called, "return .void"])
    }
    let result = mayThrow ? "try call.packed(trying: \(typed(called)))" : "call.packed(\(typed(called)))"
    if isMutating { return lines + ["let result = \(result)", "call.write(base)", "return result"] }
    return lines + ["return \(result)"]
  }

  private func wrapped(_ type: String) -> String { type.hasSuffix("?") ? "Optional<\(type.dropLast())>" : type }

  private func read(_ parameter: InterfaceParameter, _ index: Int) -> String {
    let type = wrapped(context.text(parameter.type, isParameter: true))
    if parameter.isVariadic { return "try call.variadic(\(index), \(type).self)" }
    let value =
      parameter.fallback.map { "try call.argument(\(index), \(type).self, or: \($0))" }
      ?? "try call[\(index), \(type).self]"
    return type == "LibraryBounds" ? "\(value).range(in: base)" : value
  }

  /// Whether the member, a closure or the function that binds it by hand may throw.
  private var mayThrow: Bool {
    member.throwing || member.isByHand || member.parameters.contains { context.closure($0.type, calling: "") != nil }
  }

  private func typed(_ text: String) -> String {
    guard !member.isByHand, let result = member.result else { return text }
    var type = context.text(result, isParameter: false)
    if member.isFailable { type += "?" }
    return "\(text) as \(type)"
  }

  private var called: String {
    if member.isByHand { return byHand }
    let arguments = member.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + argument(parameter)
    }
    let list = arguments.joined(separator: ", ")
    let type = member.role == .initializer || isStatic ? context.base : "base"
    switch member.role {
    case .property, .staticProperty: return "\(type).\(member.name.inBackticks)"
    case .initializer: return "\(type)(\(list))"
    case .method, .mutating, .staticMethod, .setting: return "\(type).\(member.name.inBackticks)(\(list))"
    }
  }

  private func argument(_ parameter: InterfaceParameter) -> String {
    let name = parameter.name.inBackticks
    if let closure = context.closure(parameter.type, calling: name) { return closure }
    let type = context.text(parameter.type, isParameter: true)
    return ["AnyInteger", "AnyFloat", "AnyText"].contains(type) ? "\(name).value" : name
  }

  /// The call of the function that binds the member by hand.
  private var byHand: String {
    var arguments: [String] = []
    switch member.role {
    case .initializer, .staticProperty, .staticMethod: arguments.append("\(context.base).self")
    case .mutating, .setting: arguments.append("&base")
    default: arguments.append("base")
    }
    arguments += member.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name.inBackticks }
    let name = member.role == .initializer ? "make" : member.name
    let owner = member.handOwner.map { "\($0)." } ?? ""
    return "call.\(owner)\(name.inBackticks)(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  /// The name in backticks where it is a keyword.
  fileprivate var inBackticks: String {
    ["default", "in", "where", "repeat", "self", "is", "as"].contains(self) ? "`\(self)`" : self
  }

  /// A condition on `self` as one on `base`.
  fileprivate var replacingSelf: String { replacing(/\bself\b/.wordBoundaryKind(.simple), with: "base") }
}
