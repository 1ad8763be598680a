// Written by `make generate` from Sources/VitrineUI/Lists/List.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `List.swift`, as fences name them.
enum DeclaredList {
  static let bindings: [NameBinding] = [
    .view("List") { Init(Parameter("content", .content)) { List(content: content($0)) } },
    .view("Form") { Init(Parameter("content", .content)) { Form(content: content($0)) } },
    .modifier("formStyle") {
      Modifier(Parameter(nil, .style(FormStyle.self)).withoutEffect("forms are drawn grouped in every style")) {
        $0.formStyle($1)
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      FormStyle.self, [Member("automatic", .automatic), Member("grouped", .grouped), Member("columns", .columns)])
  ]
}

extension FormStyle: CatalogType { package static let catalogName = "FormStyle" }
