import SwiftSyntax

/// The precedence of operators.
struct Precedence: Equatable {
  var level: Int
  var isRight = false

  static let assignment = Precedence(level: 10, isRight: true)
  static let ternary = Precedence(level: 30, isRight: true)
  static let cast = Precedence(level: 90)

  /// Returns the precedence of an operator of Swift; another has the default one.
  static func of(_ name: String) -> Precedence {
    table[name] ?? (name.hasSuffix("=") && name.count > 2 ? assignment : Precedence(level: 20))
  }

  private static let table: [String: Precedence] = {
    var table: [String: Precedence] = [:]
    for name in ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="] {
      table[name] = assignment
    }
    for name in ["||"] { table[name] = Precedence(level: 40) }
    for name in ["&&"] { table[name] = Precedence(level: 50) }
    for name in ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="] { table[name] = Precedence(level: 60) }
    for name in ["??"] { table[name] = Precedence(level: 70, isRight: true) }
    for name in ["...", "..<"] { table[name] = Precedence(level: 100) }
    for name in ["+", "-", "&+", "&-", "|", "^"] { table[name] = Precedence(level: 110) }
    for name in ["*", "/", "%", "&*", "&"] { table[name] = Precedence(level: 120) }
    for name in ["<<", ">>", "&<<", "&>>"] { table[name] = Precedence(level: 130) }
    return table
  }()
}

/// The precedence of Swift's operators, and of those that a source declares.
struct PrecedenceTable {
  private var own: [String: Precedence] = [:]

  func precedence(_ name: String) -> Precedence { own[name] ?? .of(name) }

  /// Reads the operators that a source declares.
  mutating func read(_ items: CodeBlockItemListSyntax) {
    let groups = items.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self) }
    for item in items {
      guard let declared = item.item.as(OperatorDeclSyntax.self), declared.fixitySpecifier.text == "infix",
        let name = declared.operatorPrecedenceAndTypes?.precedenceGroup.text
      else { continue }
      own[declared.name.text] = Self.precedence(ofGroup: name, groups, depth: 0)
    }
  }

  /// The levels of Swift's own groups.
  private static let swift = [
    "AssignmentPrecedence": "=", "TernaryPrecedence": "?", "LogicalDisjunctionPrecedence": "||",
    "LogicalConjunctionPrecedence": "&&", "ComparisonPrecedence": "==", "NilCoalescingPrecedence": "??",
    "RangeFormationPrecedence": "...", "AdditionPrecedence": "+", "MultiplicationPrecedence": "*",
    "BitwiseShiftPrecedence": "<<",
  ]

  private static func precedence(
    ofGroup name: String, _ groups: [PrecedenceGroupDeclSyntax], depth: Int
  ) -> Precedence? {
    if let symbol = swift[name] { return symbol == "?" ? .ternary : .of(symbol) }
    guard depth < groups.count, let group = groups.first(where: { $0.name.text == name }) else { return nil }
    var found = Precedence.of("")
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let node): found.isRight = node.value.text == "right"
      case .precedenceGroupRelation(let node):
        let isHigher = node.higherThanOrLowerThanLabel.text == "higherThan"
        let others = node.precedenceGroups.compactMap {
          precedence(ofGroup: $0.name.text, groups, depth: depth + 1)?.level
        }
        if let level = isHigher ? others.max() : others.min() { found.level = level + (isHigher ? 1 : -1) }
      default: continue
      }
    }
    return found
  }
}
