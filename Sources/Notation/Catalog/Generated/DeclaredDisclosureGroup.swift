// Written by `make generate` from Sources/VitrineUI/Lists/DisclosureGroup.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `DisclosureGroup.swift`, as fences name them.
enum DeclaredDisclosureGroup {
  static let bindings: [NameBinding] = [
    .view("DisclosureGroup") {
      Init(Parameter("isExpanded", .toggled), Parameter("content", .content), Parameter("label", .content)) {
        DisclosureGroup(isExpanded: $0, content: content($1), label: content($2))
      }
      Init(Parameter("content", .content), Parameter("label", .content)) {
        DisclosureGroup(content: content($0), label: content($1))
      }
      Init(Parameter(nil, .string), Parameter("content", .content)) { DisclosureGroup($0, content: content($1)) }
      Init(Parameter(nil, .string), Parameter("isExpanded", .toggled), Parameter("content", .content)) {
        DisclosureGroup($0, isExpanded: $1, content: content($2))
      }
    }
  ]
}
