/// The precedence of Swift's operators.
struct Precedence: Equatable {
  var level: Int
  var isRight = false

  static let assignment = Precedence(level: 1, isRight: true)
  static let ternary = Precedence(level: 3, isRight: true)
  static let cast = Precedence(level: 9)

  /// Returns the precedence of an operator; that of operators which a source declares is the default one.
  static func of(_ name: String) -> Precedence {
    table[name] ?? (name.hasSuffix("=") && name.count > 2 ? assignment : Precedence(level: 2))
  }

  private static let table: [String: Precedence] = {
    var table: [String: Precedence] = [:]
    for name in ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="] {
      table[name] = assignment
    }
    for name in ["||"] { table[name] = Precedence(level: 4) }
    for name in ["&&"] { table[name] = Precedence(level: 5) }
    for name in ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="] { table[name] = Precedence(level: 6) }
    for name in ["??"] { table[name] = Precedence(level: 7, isRight: true) }
    for name in ["...", "..<"] { table[name] = Precedence(level: 10) }
    for name in ["+", "-", "&+", "&-", "|", "^"] { table[name] = Precedence(level: 11) }
    for name in ["*", "/", "%", "&*", "&"] { table[name] = Precedence(level: 12) }
    for name in ["<<", ">>", "&<<", "&>>"] { table[name] = Precedence(level: 13) }
    return table
  }()
}
