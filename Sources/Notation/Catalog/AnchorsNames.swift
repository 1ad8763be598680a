import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Places in views, handed up to those around them.
enum AnchorsNames {
  static let anchors: [NameBinding] = [
    .modifier("anchorPreference") {
      Modifier(Parameter("key", .preferenceKey), Parameter("value", .anchor), Parameter("transform", .function)) {
        view, key, source, transform in
        switch source {
        case .rect(let source):
          view.anchorPreference(key, source) { transform.late(.nothing, .native($0)) }
        case .point(let source):
          view.anchorPreference(key, source) { transform.late(.nothing, .native($0)) }
        }
      }
    },
    .modifier("transformAnchorPreference") {
      Modifier(Parameter("key", .preferenceKey), Parameter("value", .anchor), Parameter("transform", .function)) {
        view, key, source, transform in
        switch source {
        case .rect(let source):
          view.transformAnchorPreference(key, source) { changed($0, with: .native($1), by: transform) }
        case .point(let source):
          view.transformAnchorPreference(key, source) { changed($0, with: .native($1), by: transform) }
        }
      }
    },
  ]

  private static func changed(_ value: Value, with anchor: Value, by transform: FenceFunction) -> Value {
    transform.changed(value, CallArgument(label: nil, value: anchor, mark: transform.context.mark))
  }
}

/// What an anchor is a place of.
enum AnchorSource {
  case rect(Anchor<Rect>.Source)
  case point(Anchor<Point>.Source)
}

extension Kind where T == AnchorSource {
  /// `.bounds`, `.rect(…)`, `.point(…)`, `.unitPoint(…)` or the name of a unit point.
  static var anchor: Kind {
    Kind(name: "Anchor.Source") { _, _ in
      true
    } read: { argument, context in
      guard case .implicit(let member) = argument.value else {
        throw failure(
          "cannot convert \(argument.value.typeSubject) to expected argument type 'Anchor.Source'", argument)
      }
      func inner<Part: CatalogType>(_ type: Part.Type) throws -> Part? {
        try member.arguments?.first.map { try Kind<Part>.native(type).value($0, context) }
      }
      switch member.name {
      case "bounds": return .rect(.bounds)
      case "rect": return .rect(.rect(try inner(Rect.self) ?? .zero))
      case "point": return .point(.point(try inner(Point.self) ?? .zero))
      case "unitPoint": return .point(.unitPoint(try inner(UnitPoint.self) ?? .center))
      default:
        let named = context.evaluator.catalog.staticMember(member.name, of: UnitPoint.catalogName)
        guard case .native(let point as UnitPoint)? = named else {
          throw failure("type 'Anchor.Source' has no member '\(member.name)'", argument)
        }
        return .point(.unitPoint(point))
      }
    }
  }

  private static func failure(_ message: String, _ argument: CallArgument) -> Failure {
    Failure("type-mismatch", message, argument.mark, hint: "use .bounds or .center")
  }
}
