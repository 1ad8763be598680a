import Diagnostics
import FenceEvaluation
import FenceSyntax
import FenceTypes
import Foundation
import VitrineUI

/// The fences of one note, evaluated in order: declarations of earlier fences stay in scope, as in a notebook.
///
/// A notebook belongs to one thread; its results are values.
package final class Notebook {
  private let catalog: Catalog
  let evaluator: Evaluator
  let checker = TypeChecker()
  private let checksTypes: Bool
  /// The last fence whose types were checked.
  var checked: CheckedTypes?

  /// - Parameter checksTypes: Whether a fence that Swift's type checker refuses is refused; without, only what can't be
  ///   evaluated is.
  package init(checksTypes: Bool = true) {
    self.checksTypes = checksTypes
    catalog = .standard
    evaluator = Evaluator(catalog: catalog)
    checker.isKnown = { [catalog] name in
      catalog.hasType(name) || catalog.hasFunction(name) || catalog.isModifier(name)
    }
  }

  /// Lets go of what the fences declared, whose closures would keep it for good; nothing is drawn with it afterwards.
  package func close() { evaluator.close() }

  /// The most seconds that a fence may be given.
  package static let mostSeconds = EvaluationLimits.mostSeconds

  /// A drawing of a fence.
  package struct Drawing {
    /// The name of a `#Preview`, if it has one.
    package let title: String?
    package let view: any View
    /// The size that a preview's traits propose, in points.
    package let proposal: (width: Double, height: Double)?
  }

  package struct Result {
    /// The drawings, in order; empty where the fence only declares or can't be evaluated.
    package let drawings: [Drawing]
    package let diagnostics: [Diagnostic]
    package let source: SourceFile
    /// The reason why nothing is drawn, where a declared view can't be created.
    package var undrawn: Diagnostic?
    /// Whether the views are live.
    package var lives = false
  }

  /// Evaluates a fence: adds its declarations and finds its drawings.
  ///
  /// - Parameters:
  ///   - fence: The fence's Swift.
  ///   - supplied: Swift declarations of names that the fence leaves open (`showText = true; greeting = "Hi"`).
  ///   - now: The current date; `nil` for the date that all figures share.
  ///   - isLenient: Whether undeclared names get placeholder values and a note each, instead of ending the evaluation.
  ///   - answers: The answers of conditions on such names; conditions without one are true.
  ///   - lives: Whether the views are live (see ``living(_:)``).
  ///   - seconds: The seconds that the evaluation may take; `nil` for the default.
  ///   - toleratesStops: Whether an action that fails is a warning, as it is in unmarked fences.
  ///   - toolchain: The toolchain that the fence is built with.
  package func evaluate(
    _ fence: ParsedFence, supplied: String = "", now: Date? = nil, isLenient: Bool = false,
    answers: [OpenConditions.Answer] = [], lives: Bool = false, seconds: Double? = nil, toleratesStops: Bool = false,
    toolchain: Toolchain = .standard
  ) -> Result {
    let source = fence.source
    evaluator.startClock(seconds: seconds)
    evaluator.start = now ?? FixedClock.now
    // What the fence itself waits for passes while it is evaluated.
    evaluator.clock = lives || fence.statements.mayPause ? VirtualClock() : nil
    defer { (lifeClock, evaluator.clock) = (lives ? evaluator.clock : nil, nil) }
    evaluator.isLenient = isLenient
    evaluator.toolchain = toolchain
    evaluator.toleratesStops = isLenient || toleratesStops
    (evaluator.seeksAllFailures, evaluator.otherFailures) = (!evaluator.toleratesStops, [])
    evaluator.standIns.conditions = OpenConditions(answers)
    lateCount = evaluator.lateFailures.count
    var diagnostics = fence.diagnostics
    evaluator.loadPrelude(for: source.text)
    if diagnostics.hasErrors { return Result(drawings: [], diagnostics: diagnostics, source: source) }
    let types = checksTypes ? types(of: fence, supplied: supplied) : nil
    let typed = types.map { $0.facts.isEmpty ? fence : ParsedFence(fence, facts: $0.facts) } ?? fence
    do {
      try supply(supplied, to: evaluator)
      let drawings = try Evaluation(evaluator: evaluator, catalog: catalog).drawings(typed.statements)
      if !isLenient, let problems = types?.problems {
        diagnostics += problems
        if problems.hasErrors { return Result(drawings: [], diagnostics: diagnostics, source: source) }
      }
      let undrawn = drawings.isEmpty ? evaluator.undrawn?.diagnostic(in: source) : nil
      return Result(
        drawings: drawings, diagnostics: diagnostics, source: source, undrawn: undrawn, lives: lives)
    } catch let failure as SuppliedFailure {
      diagnostics.append(failure.diagnostic)
    } catch let failure as Failure {
      let failures = ([failure] + evaluator.otherFailures).map { $0.diagnostic(in: source) }
      let lines = Set(failures.compactMap { $0.span?.start.line })
      // The checker finds most of these errors too, at a part of the same line.
      let others = (evaluator.seeksAllFailures ? types?.problems ?? [] : []).filter { problem in
        problem.severity == .error && !(problem.span.map { lines.contains($0.start.line) } ?? true)
      }
      diagnostics += (failures + others).inOrder()
    } catch {
      let thrown = evaluator.thrown(by: error).map { Failure(.thrown, $0.mark).diagnostic(in: source) }
      diagnostics.append(thrown ?? Diagnostic(.error, "internal", "internal error: \(error)"))
    }
    return Result(drawings: [], diagnostics: diagnostics, source: source)
  }

  /// Parses and evaluates a fence.
  package func evaluate(_ text: String) -> Result { evaluate(ParsedFence(text)) }

  /// Returns the structure of a fence's views, from its source alone; `nil` where it holds no view.
  ///
  /// The fence's declarations stay in scope, as after evaluating it.
  package func structure(_ fence: ParsedFence) -> ViewStructure? {
    guard !fence.diagnostics.hasErrors else { return nil }
    evaluator.loadPrelude(for: fence.source.text)
    evaluator.hoist(fence.statements, in: evaluator.globals)
    let shown = Evaluation(evaluator: evaluator, catalog: catalog).shown(fence.statements)
    return shown.map { shown in
      StructureReader(
        source: fence.source, catalog: catalog, declared: evaluator.globals.names.types,
        functions: fence.statements.compactMap(\.function), within: shown.type
      ).content(of: shown.statements)
    }
  }

  /// The types that the fences so far declare, by name.
  var declaredTypes: [String: TypeDeclaration] { evaluator.globals.names.types }

  /// The placeholder values for undeclared names of the last fence; complete after rendering.
  package var standIns: StandIns { evaluator.standIns }

  private var lateCount = 0
  private var lifeClock: VirtualClock?

  /// Runs the last fence's views live: their appear, change and disappear actions run, and tasks and timers follow a
  /// clock that the body advances. Errors appear in ``failuresWhileRendering(_:)``.
  package func living<Result>(_ body: (VirtualClock) -> Result) -> Result {
    let clock = lifeClock ?? VirtualClock()
    (lifeClock, evaluator.clock) = (nil, clock)
    defer { evaluator.clock = nil }
    evaluator.meter.extend(seconds: 10)
    return body(clock)
  }

  /// Continues live views with a clock, from the time to which it was last advanced.
  package func living<Result>(by clock: VirtualClock, _ body: () -> Result) -> Result {
    evaluator.clock = clock
    defer { evaluator.clock = nil }
    evaluator.meter.extend(seconds: 10)
    return body()
  }

  /// The most steps of evaluation in all renderings of a sweep.
  private static let sweepSteps = 600_000

  /// Renders a fence's views repeatedly, with fewer steps than one evaluation may take but more time.
  ///
  /// - Parameter render: renders them, with a closure that returns the code of a failure that views had meanwhile and
  ///   not before.
  package func sweeping<Result>(_ render: (_ failure: @escaping () -> String?) -> Result) -> Result {
    evaluator.repeating(seconds: 10, steps: Self.sweepSteps) { failure in render { failure()?.code } }
  }

  /// Returns the errors and warnings from rendering the last fence's views; complete after rendering.
  package func failuresWhileRendering(_ source: SourceFile) -> [Diagnostic] {
    let failures = evaluator.lateFailures.dropFirst(lateCount).map { $0.diagnostic(in: source) }
    let remarks = evaluator.remarks.map {
      // Placeholders are no warning if the author asked for them.
      $0.diagnostic(in: source, evaluator.isLenient && $0.isUnknownName ? .note : .warning)
    }
    return (failures + remarks).ordered()
  }

  /// Whether an error has occurred since the last fence was evaluated.
  package var hasFailed: Bool { evaluator.lateFailures.count > lateCount }

  // MARK: State

  /// Returns a state value as text; `nil` for a value without a textual form.
  package func text(ofState value: Any) -> String? {
    guard let value = value as? Value else { return nil }
    switch value {
    case .object, .function, .binding, .nothing: return nil
    case .native(let native) where Self.isUnseen(native): return nil
    default: return try? evaluator.describe(value)
    }
  }

  /// Returns a state value that is a number, a string or a Boolean value, as Swift writes it; `nil` for others.
  package func plainText(ofState value: Any) -> String? {
    switch value as? Value {
    case .boolean, .integer, .double: text(ofState: value)
    case .string(let string): String(reflecting: string)
    default: nil
    }
  }

  /// Whether a value means nothing to readers.
  private static func isUnseen(_ value: Any) -> Bool {
    value is FenceTask || value is FenceTimer || value is TimerPublisher || value is PublisherValue
      || value is InertValue
  }

  /// Returns a state value as text, or the properties of an object, each with its path.
  package func texts(ofState value: Any) -> [(path: [String], text: String)] {
    guard case .object(let object)? = value as? Value else { return text(ofState: value).map { [([], $0)] } ?? [] }
    let types = evaluator.ancestors(of: object.type).filter { $0.kind == .classType }.reversed() + [object.type]
    return types.flatMap(\.stored).compactMap { property in
      object.fields[property.name].flatMap { text(ofState: $0) }.map { (path: [property.name], text: $0) }
    }
  }

  /// Returns the observed object in a state value; `nil` for other values.
  package func subject(ofState value: Any) -> ObservedSubject? {
    if case .object(let object)? = value as? Value { object.subject } else { nil }
  }

  /// Returns the lines printed since the last call.
  package func takeOutput() -> [String] { evaluator.takeOutput() }

  /// Evaluates an expression to a value of another's type; `nil` where it can't be evaluated.
  ///
  /// - Parameter path: The property to set; the result is then the old value with that property set.
  package func value(of text: String, like old: Any, at path: [String] = []) -> Any? {
    var lowering = Lowering(source: SourceFile(path: "event", text: text))
    let statements = lowering.statements(of: text)
    guard !lowering.diagnostics.hasErrors, statements.count == 1, case .expression(let expression) = statements[0].kind,
      let value = try? evaluator.evaluate(expression, evaluator.globals)
    else { return nil }
    guard let old = old as? Value else { return value.settled }
    return try? setting(value, at: path, of: old, statements[0].mark)
  }

  private func setting(_ value: Value, at path: [String], of old: Value, _ mark: SourceMark) throws -> Value {
    guard let name = path.first else { return evaluator.settle(value, like: old) }
    let inner = try evaluator.member(name, of: old, mark)
    let new = try setting(value, at: Array(path.dropFirst()), of: inner, mark)
    return try evaluator.setting(name, of: old, to: new, mark)
  }
}

extension Failure {
  func diagnostic(in source: SourceFile, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    let place = mark.isOfLibrary ? SourceMark(lowerBound: 0, upperBound: 0) : mark
    return Diagnostic(severity, code, message, span: source.span(place), hint: hint, misspelling: misspelling)
  }
}
