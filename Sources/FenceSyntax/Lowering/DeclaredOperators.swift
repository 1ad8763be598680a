import SwiftOperators
import SwiftParser
import SwiftSyntax

extension OperatorTable {
  /// Returns Swift's operators and those that a source declares.
  static func declared(in file: SourceFileSyntax) -> OperatorTable {
    var table = OperatorTable.standardOperators
    let groups = file.statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self) }
    let lower = groups.flatMap { group in group.lowerThan.map { (group.name.text, $0) } }
    guard !lower.isEmpty else {
      table.addSourceFile(file) { _ in }
      return table
    }
    // SwiftOperators takes 'lowerThan' for 'higherThan', so the relation is written into the other group.
    var text = OperatorTable.standardOperators.description + file.statements.map(\.description).joined(separator: "\n")
    for (name, relation) in lower {
      text = text.replacing(relation.description, with: " ")
      for other in relation.precedenceGroups {
        let start = "precedencegroup \(other.name.text) {"
        text = text.replacing(start, with: "\(start) higherThan: \(name)\n")
      }
    }
    table = OperatorTable()
    table.addSourceFile(Parser.parse(source: text)) { _ in }
    return table
  }
}

extension PrecedenceGroupDeclSyntax {
  fileprivate var lowerThan: [PrecedenceGroupRelationSyntax] {
    groupAttributes.compactMap {
      guard case .precedenceGroupRelation(let relation) = $0 else { return nil }
      return relation.higherThanOrLowerThanLabel.text == "lowerThan" ? relation : nil
    }
  }
}
