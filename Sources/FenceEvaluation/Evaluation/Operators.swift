import Diagnostics
import FenceSyntax
import Foundation
import VitrineText
import VitrineUI

import struct Foundation.Date

/// The operators of the standard library on evaluated operands.
package enum Operators {
  package static func apply(_ name: String, _ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark)
    throws
    -> Value
  {
    if case .binding(let binding) = a { return try apply(name, binding.get(), b, evaluator, mark) }
    if case .binding(let binding) = b { return try apply(name, a, binding.get(), evaluator, mark) }
    if let result = try applyToImplicit(name, a, b, evaluator, mark) { return result }
    if let deadline = Deadline.moved(name, a, b) { return .native(deadline) }
    if let result = MeasurementValue.combined(name, a, b) { return result }
    if let (a, b) = dates(a, b, evaluator) { return try apply(name, a, b, evaluator, mark) }
    if name == "+" || name == "+=", let joined = AttributedText.joined(a, b) { return .native(joined) }
    if a.unknown != nil || b.unknown != nil {
      let (left, right) = (try evaluator.describe(a), try evaluator.describe(b))
      return .native(
        name == "!="
          ? UnknownValue(path: "\(left) == \(right)").negated : UnknownValue(path: "\(left) \(name) \(right)"))
    }
    if ["==", "!=", "~=", "<", ">", "<=", ">="].contains(name), haveOtherTypes(a, b, isPattern: name == "~=") {
      throw Failure("type-mismatch", FailureKind.inapplicable(name, a, b), mark)
    }
    switch name {
    case "==", "===": return .boolean(try equal(a, b, evaluator, mark))
    case "!=", "!==": return .boolean(try !equal(a, b, evaluator, mark))
    case "...", "..<":
      // Members of a type that is not named yet (`.medium ... .xxxLarge`): a range that only a modifier understands.
      if case .implicit(let x) = a, case .implicit(let y) = b {
        if let low = try evaluator.number(x), let high = try evaluator.number(y) {
          return try apply(name, low, high, evaluator, mark)
        }
      }
      if let range = openRange(from: a, to: b) { return range }
      guard let range = RangeValue(from: a, to: b, isClosed: name == "...") else { break }
      guard range.lower <= range.upper, !range.isReversed else {
        throw Failure("invalid-range", "range requires lowerBound <= upperBound", mark)
      }
      return .range(range)
    case "<", ">", "<=", ">=": if let order = try compare(name, a, b, evaluator, mark) { return order }
    case "~=":
      if case .range(let range) = a, b.number != nil { return .boolean(range.contains(b)) }
      return .boolean(a.isEqual(to: b))
    default: if let result = try arithmetic(name, a, b, evaluator, mark) { return result }
    }
    if let declared = try custom(name, a, b, evaluator, mark) { return declared }
    throw Failure("type-mismatch", FailureKind.inapplicable(name, a, b), mark)
  }

  /// An operator with an operand whose type is not named. Beside a number it is a number, beside a value of the catalog
  /// it has that value's type; else the operator waits until it is known which type is wanted.
  private static func applyToImplicit(
    _ name: String, _ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    guard a.unknown == nil, b.unknown == nil else { return nil }
    if case .implicit(let member) = a, let number = try self.number(member, beside: b, evaluator) {
      return try apply(name, number, b, evaluator, mark)
    }
    if case .implicit(let member) = b, let number = try self.number(member, beside: a, evaluator) {
      return try apply(name, a, number, evaluator, mark)
    }
    if ["<", ">", "<=", ">="].contains(name) {
      for (value, other, isLeft) in [(a, b, true), (b, a, false)] {
        guard case .native(let native) = value, case .implicit(let member) = other else { continue }
        let type = NativeType.catalogName(of: native)
        if native is Duration, let span = TimeSpan.seconds(other) {
          let length = Value.native(Duration.seconds(span))
          return try apply(name, isLeft ? value : length, isLeft ? length : value, evaluator, mark)
        }
        guard Library.declares(type) || evaluator.catalog.hasStatics(type) else { return nil }
        let named = try evaluator.resolve(member, as: type)
        return try apply(name, isLeft ? value : named, isLeft ? named : value, evaluator, mark)
      }
    }
    for (value, other, isLeft) in [(a, b, true), (b, a, false)] {
      guard let type = value.declaredType, case .implicit = other, name != "~=" else { continue }
      let named = try evaluator.convert(other, to: .named(type.name, []), type.scope, mark)
      if case .implicit = named { continue }
      return try apply(name, isLeft ? value : named, isLeft ? named : value, evaluator, mark)
    }
    guard Self.deferrable.contains(name) else { return nil }
    switch (a, b) {
    case (.native(let native), .implicit(let member)):
      let type = NativeType.catalogName(of: native)
      if native is Duration, let span = TimeSpan.seconds(b) {
        return try apply(name, a, .native(Duration.seconds(span)), evaluator, mark)
      }
      // A date and a number of seconds: 'date -= .random(in: 60..<180)'.
      if native is Date, name == "+" || name == "-", let seconds = try evaluator.number(member) {
        return try apply(name, a, seconds, evaluator, mark)
      }
      guard Library.declares(type) || evaluator.catalog.hasStatics(type) else { return nil }
      return try apply(name, a, evaluator.resolve(member, as: type), evaluator, mark)
    case (.implicit(var member), .implicit), (.implicit(var member), .literal), (.implicit(var member), .integer),
      (.implicit(var member), .double), (.implicit(var member), .native):
      member.chain.append((name: name, arguments: [CallArgument(label: nil, value: b, mark: mark)]))
      return .implicit(member)
    case (.literal, .implicit(var member)), (.integer, .implicit(var member)), (.double, .implicit(var member)):
      member.chain.append((name: name, arguments: [CallArgument(label: "left", value: a, mark: mark)]))
      return .implicit(member)
    default: return nil
    }
  }

  /// The number that a member without a named type is beside another.
  private static func number(
    _ member: ImplicitMember, beside other: Value, _ evaluator: Evaluator
  ) throws -> Value? {
    guard other.number != nil else { return nil }
    if other.whole != nil, member.arguments == nil, member.chain.isEmpty,
      let whole = try evaluator.staticMember(member.name, of: TypeValue(name: other.typeName), member.mark)
    {
      return whole
    }
    return try evaluator.number(member)
  }

  /// Operators that a member without a named type may be an operand of.
  static let deferrable: Set = ["+", "-", "*", "/"]

  static func equal(_ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Bool {
    if let declared = try custom("==", a, b, evaluator, mark), case .boolean(let truth) = declared { return truth }
    // A set of options beside one written as an array of its members.
    for (set, other) in [(a, b), (b, a)] {
      guard case .native(let native) = set, case .array = other else { continue }
      let type = NativeType.catalogName(of: native)
      guard evaluator.catalog.isOptionSet(type) else { continue }
      let argument = CallArgument(label: nil, value: other, mark: mark)
      return try set.isEqual(to: evaluator.catalog.convert(argument, type, evaluator))
    }
    if case .nothing = a, case .implicit(let member) = b, member.name == "none" { return true }
    if let isEqual = try equalOfLibrary(a, b, evaluator) { return isEqual }
    if case .implicit(let member) = b, case .native(let native) = a,
      let wanted = try? evaluator.catalog.staticMember(member.name, ofTypeOf: native)
    {
      return Value.native(wanted).isEqual(to: a)
    }
    if case .implicit(let member) = b, case .native(let told as any ToldInWords) = a, member.chain.isEmpty {
      return told.words == member.name
    }
    guard let result = a.compared(to: b) else {
      throw Failure(.limit(.parts), mark)
    }
    return result
  }

  private static func compare(
    _ name: String, _ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    func order<T: Comparable>(_ a: T, _ b: T) -> Value {
      switch name {
      case "<": .boolean(a < b)
      case ">": .boolean(a > b)
      case "<=": .boolean(a <= b)
      default: .boolean(a >= b)
      }
    }
    if let a = a.whole, let b = b.whole { return order(a, b) }
    if let a = a.number, let b = b.number { return order(a, b) }
    if let a = a.text, let b = b.text { return order(a, b) }
    if case .native(let x as any LibraryInteger) = a, case .native(let y as any LibraryInteger) = b {
      return order(LibraryWide(x), LibraryWide(y))
    }
    func ordered<T: Comparable>(_ x: T, _ y: Any) -> Value? { (y as? T).map { order(x, $0) } }
    if case .native(let x as any Comparable) = a, case .native(let y) = b, let result = ordered(x, y) { return result }
    if case .tuple(let x) = a, case .tuple(let y) = b, x.count == y.count {
      return try lexicographic(name, x.map(\.value), y.map(\.value), evaluator, mark)
    }
    if let declared = try custom(name, a, b, evaluator, mark) { return declared }
    // 'Comparable' declares the other three by '<'.
    switch name {
    case ">": if let declared = try custom("<", b, a, evaluator, mark) { return declared }
    case "<=", ">=":
      if case .boolean(let isLess)? = try name == "<="
        ? custom("<", b, a, evaluator, mark) : custom("<", a, b, evaluator, mark)
      {
        return .boolean(!isLess)
      }
    default: break
    }
    if case .enumCase(let x) = a, case .enumCase(let y) = b, x.type === y.type {
      if x.name == y.name, x.payload.count == y.payload.count, !x.payload.isEmpty {
        return try lexicographic(name, x.payload.map(\.value), y.payload.map(\.value), evaluator, mark)
      }
      let index = { (item: EnumValue) in x.type.cases.firstIndex { $0.name == item.name } ?? 0 }
      return order(index(x), index(y))
    }
    return nil
  }

  private static func arithmetic(
    _ name: String, _ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    switch (a, b) {
    case (.literal(let x, let dx), .literal(let y, let dy)):
      guard let double = double(name, dx, dy) else { return wrapping(name, x, y).map { .integer($0) } }
      if name == "/" || name == "%", y == 0 { return .double(double) }
      return .literal(try integer(name, x, y, mark), double)
    // A shift has the type of what is shifted, which a literal leaves open.
    case (.literal(let x, _), .integer(let y)) where ["<<", ">>", "&<<", "&>>"].contains(name):
      return wrapping(name, x, y).map { .literal($0, Double($0)) }
    case (.integer, .integer), (.integer, .literal), (.literal, .integer):
      guard let x = a.whole, let y = b.whole else { return nil }
      if name == "/" || name == "%", y == 0 { throw Failure("division-by-zero", "division by zero", mark) }
      return try wrapping(name, x, y) == nil ? nil : .integer(integer(name, x, y, mark))
    case (.string(let x), .string(let y)) where name == "+":
      try evaluator.checkSize(x.utf8.count + y.utf8.count, mark)
      return .string(x + y)
    case (.array(let x), _) where name == "+":
      guard let y = b.elements, b.ownText == nil || x.first?.ownText == nil && x.first?.text != nil else { return nil }
      try evaluator.checkSize(x.count + y.count, mark)
      return .array(x + y)
    case (.view(let x as Text), .view(let y as Text)) where name == "+": return .view(x + y)
    case (.native(let x as Date), _) where name == "+" || name == "-":
      switch b {
      case .double(let interval), .literal(_, let interval):
        let sum = x.seconds + (name == "+" ? interval : -interval)
        guard !sum.isNaN else { throw Failure("precondition", "a date has to be a number of seconds", mark) }
        return .native(Date(seconds: sum))
      default: return nil
      }
    case (.native(let x as SliceValue), _) where name == "+":
      return try b.elements.map { try arithmetic(name, .array(Array(x.values)), .array($0), evaluator, mark) } ?? nil
    default: break
    }
    if let text = a.ownText, name == "+" {
      guard let more = b.ownText else { return nil }
      return try arithmetic(name, .string(text), .string(more), evaluator, mark)
    }
    if let result = try sized(name, a, b, evaluator, mark) { return result }
    guard let x = a.number, let y = b.number else { return try vector(name, a, b) }
    if case .native = a { return nil }
    if case .native = b { return nil }
    return double(name, x, y).map { .double($0) }
  }

  /// What whole numbers make; 0 for operators that they do not have.
  ///
  /// - Throws: where it is more than an `Int` can hold, which ends a Swift program.
  package static func integer(_ name: String, _ x: Int, _ y: Int, _ mark: SourceMark) throws -> Int {
    let isOverflowing =
      switch name {
      case "+": x.addingReportingOverflow(y).overflow
      case "-": x.subtractingReportingOverflow(y).overflow
      case "*": x.multipliedReportingOverflow(by: y).overflow
      case "/": x == .min && y == -1
      default: false
      }
    guard !isOverflowing else {
      throw FailureKind.overflow("\(x) \(name) \(y)", mark)
    }
    return wrapping(name, x, y) ?? 0
  }

  private static func wrapping(_ name: String, _ x: Int, _ y: Int) -> Int? {
    switch name {
    case "+", "&+": x &+ y
    case "-", "&-": x &- y
    case "*", "&*": x &* y
    case "/": y == 0 ? 0 : (y == -1 ? 0 &- x : x / y)
    case "%": y == 0 || y == -1 ? 0 : x % y
    case "&": x & y
    case "|": x | y
    case "^": x ^ y
    case "<<": x << y
    case ">>": x >> y
    case "&<<": x &<< y
    case "&>>": x &>> y
    default: nil
    }
  }

  private static func double(_ name: String, _ x: Double, _ y: Double) -> Double? {
    switch name {
    case "+": x + y
    case "-": x - y
    case "*": x * y
    case "/": x / y
    case "%": x.truncatingRemainder(dividingBy: y)
    case "&", "|", "^", "<<", ">>": 0
    default: nil
    }
  }
}
