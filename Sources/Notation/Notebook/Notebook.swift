import Diagnostics
import FenceEvaluation
import FenceSyntax
import Foundation
import VitrineUI

/// The fences of one note, evaluated in order: what an earlier one declares stays in scope, as in a notebook.
///
/// A notebook belongs to one thread; its results are values.
package final class Notebook {
  private let catalog: Catalog
  let interpreter: Interpreter

  package init() {
    catalog = .standard
    interpreter = Interpreter(catalog: catalog)
  }

  /// The most seconds that a fence can be given.
  package static let mostSeconds = EvaluationLimits.mostSeconds

  /// One thing that a fence draws.
  package struct Drawing {
    /// The name of a `#Preview`, if it has one.
    package let title: String?
    package let view: any View
    /// What a preview's traits propose, in points.
    package let proposal: (width: Double, height: Double)?
  }

  package struct Result {
    /// What is drawn, in order; empty where the fence only declares or can't be evaluated.
    package let drawings: [Drawing]
    package let diagnostics: [Diagnostic]
    package let source: SourceFile
    /// Why nothing is drawn, where a view is declared that can't be made.
    package var undrawn: Diagnostic?
    /// Whether the views live.
    package var lives = false
  }

  /// Evaluates a fence: declares what it declares and finds what it draws.
  ///
  /// - Parameters:
  ///   - fence: the fence's Swift.
  ///   - supplied: Swift declarations of names that the fence leaves open (`showText = true; greeting = "Hi"`).
  ///   - now: what stands for now; the moment that all figures share where it is `nil`.
  ///   - isLenient: whether values stand in for names that nobody declares, with a note each, instead of ending the evaluation.
  ///   - answers: how conditions on such names are answered; those that are not there hold.
  ///   - lives: whether the views are to live (see ``living(_:)``).
  ///   - seconds: how long it may compute; as long as fences may where it is `nil`.
  package func evaluate(
    _ fence: ParsedFence, supplied: String = "", now: Date? = nil, isLenient: Bool = false,
    answers: [OpenConditions.Answer] = [], lives: Bool = false, seconds: Double? = nil
  ) -> Result {
    let source = fence.source
    interpreter.startClock(seconds: seconds)
    interpreter.start = now.map { DateValue($0) } ?? .now
    interpreter.clock = lives ? VirtualClock() : nil
    defer { (lifeClock, interpreter.clock) = (interpreter.clock, nil) }
    interpreter.isLenient = isLenient
    interpreter.standIns.conditions = OpenConditions(answers)
    lateCount = interpreter.lateFailures.count
    var diagnostics = fence.diagnostics
    interpreter.loadPrelude(for: source.text)
    if diagnostics.hasErrors { return Result(drawings: [], diagnostics: diagnostics, source: source) }
    do {
      try supply(supplied, to: interpreter)
      let drawings = try Evaluation(interpreter: interpreter, catalog: catalog).drawings(fence.statements)
      let undrawn = drawings.isEmpty ? interpreter.undrawn?.diagnostic(in: source) : nil
      return Result(
        drawings: drawings, diagnostics: diagnostics, source: source, undrawn: undrawn, lives: lives)
    } catch let failure as SuppliedFailure {
      diagnostics.append(failure.diagnostic)
    } catch let failure as Failure {
      diagnostics.append(failure.diagnostic(in: source))
    } catch {
      let thrown = interpreter.thrown(by: error).map { Failure(.thrown, $0.mark).diagnostic(in: source) }
      diagnostics.append(thrown ?? Diagnostic(.error, "internal", "the evaluation failed: \(error)"))
    }
    return Result(drawings: [], diagnostics: diagnostics, source: source)
  }

  /// Parses and evaluates a fence of which nothing else is wanted.
  package func evaluate(_ text: String) -> Result { evaluate(ParsedFence(text)) }

  /// The structure of what a fence draws, from its source alone; `nil` where it holds no view.
  ///
  /// What the fence declares is known to it and to those after, as when it is evaluated.
  package func structure(_ fence: ParsedFence) -> ViewStructure? {
    guard !fence.diagnostics.hasErrors else { return nil }
    interpreter.loadPrelude(for: fence.source.text)
    interpreter.hoist(fence.statements, in: interpreter.globals)
    let shown = Evaluation(interpreter: interpreter, catalog: catalog).shown(fence.statements)
    return shown.map { shown in
      StructureReader(
        source: fence.source, catalog: catalog, declared: interpreter.globals.names.types,
        functions: fence.statements.compactMap(\.function), within: shown.type
      ).content(of: shown.statements)
    }
  }

  /// The types that the fences so far declare, by name.
  var declaredTypes: [String: TypeDeclaration] { interpreter.globals.names.types }

  /// What stands in for names of the last fence that nobody declares; asked for after rendering.
  package var standIns: StandIns { interpreter.standIns }

  private var lateCount = 0
  private var lifeClock: VirtualClock?

  /// Lets the last fence's views live: what they do when they appear, change and vanish is done, and tasks and timers go
  /// by a clock that the body puts forward. What goes wrong then is among the remarks.
  package func living<Result>(_ body: (VirtualClock) -> Result) -> Result {
    let clock = lifeClock ?? VirtualClock()
    (lifeClock, interpreter.clock) = (nil, clock)
    defer { interpreter.clock = nil }
    interpreter.meter.extend(seconds: 10)
    return body(clock)
  }

  /// Goes on with views that live by a clock, as they did when it was put forward last.
  package func living<Result>(by clock: VirtualClock, _ body: () -> Result) -> Result {
    interpreter.clock = clock
    defer { interpreter.clock = nil }
    interpreter.meter.extend(seconds: 10)
    return body()
  }

  /// Renders a fence's views many times over, within the bounds of one evaluation but with more time.
  ///
  /// - Returns: what the rendering gives; `nil` where views failed meanwhile that did not before.
  package func sweeping<Result, Problem: Error>(_ render: () throws(Problem) -> Result) throws(Problem) -> Result? {
    try interpreter.repeating(seconds: 10, render)
  }

  /// What went wrong while the last fence's views were rendered, and remarks on it; asked for after rendering.
  package func failuresWhileRendering(_ source: SourceFile) -> [Diagnostic] {
    let failures = interpreter.lateFailures.dropFirst(lateCount).map { $0.diagnostic(in: source) }
    let remarks = interpreter.remarks.map {
      // What the author asked to have made up for is no warning.
      $0.diagnostic(in: source, interpreter.isLenient && $0.isUnknownName ? .note : .warning)
    }
    return (failures + remarks).ordered()
  }

  /// Whether anything has gone wrong since the last fence was evaluated.
  package var hasFailed: Bool { interpreter.lateFailures.count > lateCount }

  // MARK: State

  /// A value of a fence's state as text; `nil` for what says nothing in words.
  package func text(ofState value: Any) -> String? {
    guard let value = value as? Value else { return nil }
    switch value {
    case .object, .function, .binding, .nothing: return nil
    case .native(let native) where Self.isUnseen(native): return nil
    default: return try? interpreter.describe(value)
    }
  }

  /// Whether a value says nothing to readers.
  private static func isUnseen(_ value: Any) -> Bool {
    value is FenceTask || value is FenceTimer || value is TimerPublisher || value is PublisherValue
      || value is InertValue
  }

  /// The value of a piece of state as text, or those of the properties of the object that it is, each with its way there.
  package func texts(ofState value: Any) -> [(path: [String], text: String)] {
    guard case .object(let object)? = value as? Value else { return text(ofState: value).map { [([], $0)] } ?? [] }
    let types = interpreter.ancestors(of: object.type).filter { $0.kind == .classType }.reversed() + [object.type]
    return types.flatMap(\.stored).compactMap { property in
      object.fields[property.name].flatMap { text(ofState: $0) }.map { (path: [property.name], text: $0) }
    }
  }

  /// The object that a piece of state is, for those who tell of it.
  package func subject(ofState value: Any) -> ObservedSubject? {
    if case .object(let object)? = value as? Value { object.subject } else { nil }
  }

  /// The lines that were printed since it was last asked.
  package func takeOutput() -> [String] { interpreter.takeOutput() }

  /// A value written in Swift, of the kind of one that is there; `nil` where it cannot be evaluated.
  ///
  /// - Parameter path: the property of the value that is meant; the value with that property set is the answer then.
  package func value(of text: String, like old: Any, at path: [String] = []) -> Any? {
    var lowering = Lowering(source: SourceFile(path: "event", text: text))
    let statements = lowering.statements(of: text)
    guard !lowering.diagnostics.hasErrors, statements.count == 1, case .expression(let expression) = statements[0].kind,
      let value = try? interpreter.evaluate(expression, interpreter.globals)
    else { return nil }
    guard let old = old as? Value else { return value.settled }
    return try? setting(value, at: path, of: old, statements[0].mark)
  }

  private func setting(_ value: Value, at path: [String], of old: Value, _ mark: SourceMark) throws -> Value {
    guard let name = path.first else { return interpreter.settle(value, like: old) }
    let inner = try interpreter.member(name, of: old, mark)
    let new = try setting(value, at: Array(path.dropFirst()), of: inner, mark)
    return try interpreter.setting(name, of: old, to: new, mark)
  }
}

extension Failure {
  func diagnostic(in source: SourceFile, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    let place = mark.isOfLibrary ? SourceMark(lowerBound: 0, upperBound: 0) : mark
    return Diagnostic(severity, code, message, span: source.span(place), hint: hint, misspelling: misspelling)
  }
}
