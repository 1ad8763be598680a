import Diagnostics
import FenceSyntax
import VitrineUI

@testable import FenceEvaluation

/// A catalog without a name: what an evaluator gives with it is Swift and Foundation alone.
struct NoNames: NameProvider {
  let names: [String] = []
  let modifierNames: [String] = []

  func staticNames(of type: String) -> [String] { [] }
  func hasFunction(_ name: String) -> Bool { false }
  func hasType(_ name: String) -> Bool { false }
  func hasStatics(_ type: String) -> Bool { false }
  func hasMember(_ name: String, of type: String) -> Bool { false }
  func isModifier(_ name: String) -> Bool { false }
  func isOnlyInert(_ name: String) -> Bool { false }
  func reasonNotDrawn(_ name: String, _ arguments: [CallArgument]) -> String? { nil }
  func isOptionSet(_ type: String) -> Bool { false }
  func isPresentation(_ name: String) -> Bool { false }
  func memberName(of value: Any) -> String? { nil }
  func isDiscardable(_ value: Value) -> Bool { false }

  func value(named name: String) -> Value? { nil }
  func staticMember(_ name: String, of type: String) -> Value? { nil }
  func staticMember(_ name: String, ofTypeOf native: Any) throws -> Any? { nil }
  func property(_ name: String, of value: Value) -> Value? { nil }
  func element(of value: Value, _ keys: [Value]) -> Value? { nil }
  func element(of value: Value, _ label: String, _ key: Value) -> Value? { nil }
  func settingElement(of container: Value, _ key: TypeValue, to value: Value) -> Value? { nil }
  func environmentValue(_ name: String, _ environment: EnvironmentValues) -> Value { .nothing }
  func setting(_ name: String, of container: Value, to value: Value) -> Value? { nil }
  func convert(_ argument: CallArgument, _ type: String, _ evaluator: Evaluator) throws -> Value { argument.value }

  func call(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value { throw unknown(name, mark) }

  func callStatic(
    _ name: String, _ type: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? { nil }

  func modify(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value { throw unknown(name, mark) }

  func mutate(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Any? { nil }

  func layoutContainer(
    _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? { nil }

  private func unknown(_ name: String, _ mark: SourceMark) -> Failure {
    Failure(.unknownName(name, near: nil), mark)
  }
}
