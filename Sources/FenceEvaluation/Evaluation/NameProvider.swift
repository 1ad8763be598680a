import Diagnostics
import VitrineUI

/// What the evaluator asks of those who know names that no fence declares: views, modifiers, functions, types and their
/// members.
package protocol NameProvider {
  // MARK: Knowing names

  /// Every name that may stand by itself, for suggestions.
  var names: [String] { get }
  var modifierNames: [String] { get }
  func staticNames(of type: String) -> [String]
  func hasFunction(_ name: String) -> Bool
  func hasType(_ name: String) -> Bool
  /// Whether a type has static members.
  func hasStatics(_ type: String) -> Bool
  func hasMember(_ name: String, of type: String) -> Bool
  func isModifier(_ name: String) -> Bool
  /// Whether a modifier draws nothing at rest.
  func isOnlyInert(_ name: String) -> Bool
  /// Why a modifier with these arguments is not drawn; `nil` where the picture is right.
  func reasonNotDrawn(_ name: String, _ arguments: [CallArgument]) -> String?
  /// Whether an array of a type's members is one value of it.
  func isOptionSet(_ type: String) -> Bool
  /// Whether a modifier presents something over a view.
  func isPresentation(_ name: String) -> Bool
  /// The name under which a value stands in its type: `leading` of an alignment; `nil` where it has none.
  func memberName(of value: Any) -> String?
  /// Whether a value may stand alone in a view builder without being a view.
  func isDiscardable(_ value: Value) -> Bool

  // MARK: Values

  func value(named name: String) -> Value?
  func staticMember(_ name: String, of type: String) -> Value?
  /// A static member of the type that a value has.
  func staticMember(_ name: String, ofTypeOf native: Any) throws -> Any?
  func property(_ name: String, of value: Value) -> Value?
  func element(of value: Value, _ keys: [Value]) -> Value?
  func element(of value: Value, _ label: String, _ key: Value) -> Value?
  /// The value with what it has for a key of the fence's own; `nil` where it keeps none.
  func settingElement(of container: Value, _ key: TypeValue, to value: Value) -> Value?
  func environmentValue(_ name: String, _ environment: EnvironmentValues) -> Value
  /// The value with a property set; `nil` where it has none of that name.
  func setting(_ name: String, of container: Value, to value: Value) -> Value?
  /// An argument as a parameter's type wants it.
  func convert(_ argument: CallArgument, _ type: String, _ evaluator: Evaluator) throws -> Value

  // MARK: Calls

  func call(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value
  /// `nil` where the type has no static function of that name.
  func callStatic(
    _ name: String, _ type: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value?
  /// Calls a modifier of a view, or a method of a value.
  func modify(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value
  /// The value changed by a mutating method; `nil` where it has none of that name.
  func mutate(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Any?
  /// A layout with content behind its name; `nil` for what is no layout.
  func layoutContainer(
    _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value?
}
