import Markup
import VitrineUI

/// The JSON of the owners of values.
extension RenderJSON {
  static func ownership(_ ownership: Ownership) -> JSON {
    .array(
      ownership.views.map { view in
        .object([
          ("view", .string(view.name)), ("node", .number(Double(view.number))),
          ("parent", view.parent.map { .number(Double($0)) } ?? .null),
          ("properties", .array(view.properties.map(property))),
        ])
      })
  }

  private static func property(_ property: Ownership.Property) -> JSON {
    var members: [(String, JSON)] = [
      ("name", .string(property.name)), ("wrapper", .string(property.wrapper)),
      ("owns", .bool(property.source == nil)),
    ]
    switch property.source {
    case .binding(let owner, let name, let path)?:
      members.append(
        ("binding", .object([("node", .number(Double(owner))), ("name", .string(name)), ("path", strings(path))])))
    case .object(let owner, let name)?:
      members.append(("object", .object([("node", .number(Double(owner))), ("name", .string(name))])))
    case .elsewhere?, nil: break
    }
    return .object(members)
  }
}
