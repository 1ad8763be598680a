import FenceEvaluation
import VitrineUI

/// A static member of a type: `.center`.
struct Member<T>: Sendable {
  let name: String
  let value: @Sendable () -> T

  init(_ name: String, _ value: @autoclosure @escaping @Sendable () -> T) { (self.name, self.value) = (name, value) }
}

/// The static members of a type, by name; listed when one of them is first asked for.
struct MemberTable: Sendable {
  let type: String
  /// As Swift writes the type.
  private(set) var shownType: String
  private let listed: Once<Listed>
  /// The list of all cases, for an enumeration.
  private var allCases: (@Sendable () -> Value)?

  private struct Listed: Sendable {
    let names: [String]
    let members: [String: @Sendable () -> Value]

    init(_ members: [Member<Value>]) {
      names = members.map(\.name)
      self.members = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
    }
  }

  /// The members of one of VitrineUI's types.
  init<T: CatalogType>(_ type: T.Type, _ members: @autoclosure @escaping @Sendable () -> [Member<T>]) {
    self.init(named: T.catalogName, members())
    shownType = T.shownName
  }

  /// Members beside those that the type declares.
  init<T: CatalogType>(moreOf type: T.Type, _ members: @autoclosure @escaping @Sendable () -> [Member<T>]) {
    self.init(type, members())
  }

  /// Members of a type by another name: those of `Edge` in `VerticalEdge`.
  init<T>(named type: String, _ members: @autoclosure @escaping @Sendable () -> [Member<T>]) {
    self.init(named: type, values: members().map { member in Member(member.name, Value.native(member.value())) })
  }

  /// Members that are values of the evaluator.
  init(named type: String, values members: @autoclosure @escaping @Sendable () -> [Member<Value>]) {
    (self.type, shownType) = (type, type)
    listed = Once { Listed(members()) }
  }

  /// The cases of an enumeration, by their raw values.
  init<T: CatalogType & CaseIterable & RawRepresentable & Sendable>(
    casesOf type: T.Type, also others: @autoclosure @escaping @Sendable () -> [Member<T>] = []
  ) where T.RawValue == String {
    self.init(type, T.allCases.map { item in Member(item.rawValue, item) } + others())
    allCases = { .array(T.allCases.map { .native($0) }) }
  }

  var names: [String] { listed.value.names }

  subscript(name: String) -> Value? { listed.value.members[name]?() ?? (name == "allCases" ? allCases?() : nil) }
}
