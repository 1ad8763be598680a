extension TypeChecker {
  func conforms(_ type: FenceType, to name: String) -> Bool? {
    library.type(name).flatMap { conforms(type, to: $0) }
  }

  /// Whether a type conforms to a protocol; `nil` if that is not known.
  func conforms(_ type: FenceType, to wanted: TypeDeclaration) -> Bool? {
    if Self.markers.contains(wanted.name) || wanted.name == "Observable" || wanted.name.hasPrefix("_") { return nil }
    guard wanted.kind == .protocolType else {
      guard wanted.isClass, case .nominal(let declaration, _) = type, !ancestors(of: declaration).isOpen else {
        return nil
      }
      return ancestors(of: declaration).list.contains(wanted)
    }
    switch solver.shallow(type) {
    case .unknown, .associated, .metatype: return nil
    case .variable(let index):
      guard let literal = solver.variables[index].literal else { return nil }
      return conforms(literal: literal, to: wanted)
    case .nominal(let declaration, let arguments): return conforms(declaration, arguments, to: wanted)
    case .parameter(let parameter):
      guard let parts = bounds[parameter] else { return nil }
      return conforms(parts, to: wanted)
    case .existential(let parts), .opaque(let parts): return conforms(parts, to: wanted)
    case .tuple(let elements):
      return wanted.name == "View" && elements.isEmpty
        ? false : elements.isEmpty && ["Equatable", "Hashable"].contains(wanted.name) ? nil : false
    case .function: return false
    }
  }

  func conforms(_ parts: [FenceType], to wanted: TypeDeclaration) -> Bool? {
    var isOpen = false
    for part in parts {
      guard let declaration = part.declaration else { return nil }
      let ancestors = ancestors(of: declaration)
      if ancestors.list.contains(wanted) { return true }
      if ancestors.isOpen || wanted.name == "Sendable" { isOpen = true }
      if wanted.name == "AnyObject" { isOpen = true }
    }
    return isOpen ? nil : false
  }

  func conforms(literal: Solver.Literal, to wanted: TypeDeclaration) -> Bool? {
    let names: [String] =
      switch literal {
      case .integer: ["Int", "Double", "CGFloat", "Float", "UInt8"]
      case .float: ["Double", "CGFloat", "Float"]
      case .string: ["String", "Character", "LocalizedStringKey"]
      case .interpolated: ["String", "LocalizedStringKey"]
      case .boolean: ["Bool"]
      }
    let answers = names.map { conforms(named($0, []), to: wanted) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  func conforms(_ declaration: TypeDeclaration, _ arguments: [FenceType], to wanted: TypeDeclaration) -> Bool? {
    let ancestors = ancestors(of: declaration)
    if ancestors.list.contains(wanted) {
      if declaration.name == "Optional", library.isOwn(wanted.name), let wrapped = arguments.first {
        return conforms(wrapped, to: wanted)
      }
      guard ["Optional", "Array", "Set", "Dictionary"].contains(declaration.name),
        ["Equatable", "Hashable", "Comparable"].contains(wanted.name)
      else { return true }
      let answers = arguments.map { conforms($0, to: wanted) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    if ["Equatable", "Hashable"].contains(wanted.name) {
      if declaration.kind == .enumeration, declaration.isOfFence {
        return declaration.members.contains { $0.kind == .enumCase && !$0.parameters.isEmpty } ? false : true
      }
      if ["Optional", "Array", "Set", "Dictionary"].contains(declaration.name) {
        let answers = arguments.map { conforms($0, to: wanted) }
        return answers.contains(false) ? false : nil
      }
    }
    // SwiftUI has an overload for keys where one takes strings.
    if wanted.name == "StringProtocol", ["LocalizedStringKey", "LocalizedStringResource"].contains(declaration.name) {
      return nil
    }
    if wanted.name == "RawRepresentable" { return nil }
    if ancestors.isOpen || (declaration.isOfFence && hasUnknownAttributes(declaration)) { return nil }
    if wanted.name.hasPrefix("ExpressibleBy") {
      return Self.isLoose(declaration.name) || declaration.name.contains(".") && !library.isOwn(declaration.name)
        ? nil : false
    }
    // The library's conformances to other libraries' protocols may be missing.
    return declaration.isOfFence || isComplete(declaration, wanted) ? false : nil
  }

  /// Whether all conformances of a library's type to a protocol are declared.
  func isComplete(_ declaration: TypeDeclaration, _ wanted: TypeDeclaration) -> Bool {
    if library.isOwn(declaration.name) {
      return !(["Equatable", "Hashable"].contains(wanted.name) && declaration.kind == .enumeration)
    }
    if isBasic(declaration) {
      return Self.common.contains(wanted.name)
    }
    return ["View", "Shape", "ViewModifier", "StringProtocol", "BinaryFloatingPoint", "BinaryInteger", "ShapeStyle"]
      .contains(wanted.name)
  }

  /// Whether a type is one of the standard library's that are known best.
  func isBasic(_ declaration: TypeDeclaration) -> Bool {
    !declaration.isOfFence && (Self.integers.contains(declaration.name) || Self.basics.contains(declaration.name))
  }

  static let basics: Set = [
    "Double", "String", "Bool", "CGFloat", "Array", "Dictionary", "Set", "Character", "Float", "Date", "UUID", "URL",
  ]
  static let common: Set = [
    "View", "Shape", "ViewModifier", "StringProtocol", "ShapeStyle", "Sequence", "Collection", "RandomAccessCollection",
    "BinaryFloatingPoint", "BinaryInteger", "ButtonStyle", "PrimitiveButtonStyle", "Gesture", "Identifiable", "Numeric",
    "FloatingPoint", "ListStyle", "ToggleStyle", "PickerStyle", "LabelStyle", "TextFieldStyle", "ChartContent",
    "Layout",
    "AdditiveArithmetic", "SignedNumeric", "FixedWidthInteger", "Error", "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByArrayLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
  ]

  // MARK: Requirements

  func holds(_ requirement: (type: FenceType, bound: FenceType, isSame: Bool)) -> Bool {
    let type = settled(requirement.type)
    if requirement.isSame { return unify(type, settled(requirement.bound)) }
    guard let bound = requirement.bound.declaration else { return true }
    if !requirement.bound.arguments.isEmpty, case .variable = type { return true }
    guard conforms(type, to: bound) != false else { return false }
    return elements(requirement).map { unify($0.own, $0.wanted) } ?? true
  }

  /// Whether a type is known, and not to be found by what follows: a closure may decide what literals are.
  func isSettled(_ type: FenceType) -> Bool { if case .variable = solver.shallow(type) { false } else { true } }

  /// Returns the elements of a sequence and those that a requirement wants: 'some Sequence<Int>'; `nil` for another one.
  private func elements(
    _ requirement: (type: FenceType, bound: FenceType, isSame: Bool)
  ) -> (own: FenceType, wanted: FenceType)? {
    guard let wanted = requirement.bound.sequenceElement, isSettled(wanted),
      let own = associatedType("Element", of: settled(requirement.type))
    else { return nil }
    return (settled(own), wanted)
  }

  func checkRequirements(_ signature: Signature, _ candidate: Candidate, _ node: Node) {
    for requirement in signature.requirements {
      let mark = solver.mark
      if holds(requirement) { continue }
      solver.undo(to: mark)
      let type = defaulted(requirement.type)
      guard !type.isPartlyUnknown else { continue }
      let member = candidate.member
      let labels =
        "(" + member.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      let owner = candidate.owner?.name ?? ""
      let isOfOwner = member.generics.isEmpty && candidate.owner.map { !$0.generics.isEmpty } == true
      let subject =
        isOfOwner && member.kind == .initializer
        ? "generic \(candidate.owner?.isClass == true ? "class" : "struct") '\(owner)'"
        : candidate.described(labels: labels)
      let same = requirement.isSame ? (own: requirement.bound, wanted: requirement.type) : elements(requirement)
      if let same {
        let (wanted, own) = (defaulted(same.wanted), defaulted(same.own))
        guard !wanted.isPartlyUnknown, !own.isPartlyUnknown, candidate.isOfStandardLibrary(library) else { continue }
        report(place(of: node), "\(subject) requires the types '\(wanted)' and '\(own)' be equivalent")
      } else if let bound = requirement.bound.name {
        // The condition of an extension, and not of the member itself.
        let isCondition = member.kind == .function && member.generics.isEmpty && !candidate.conditions.isEmpty
        report(
          place(of: node),
          (isCondition ? "referencing \(subject) on '\(owner)'" : subject)
            + " requires that '\(type)' conform to '\(bound)'")
      }
      return
    }
  }
}
