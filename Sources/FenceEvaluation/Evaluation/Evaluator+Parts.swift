import Diagnostics
import FenceSyntax
import VitrineUI

/// The parts of an evaluation, each of which stands alone, and what they ask of one another.
extension Evaluator {
  private var expressions: ExpressionEvaluation { ExpressionEvaluation(self) }
  private var names: NameLookup { NameLookup(self) }
  private var callEvaluation: CallEvaluation { CallEvaluation(self) }
  private var invocation: Invocation { Invocation(self) }
  private var argumentBinding: ArgumentBinding { ArgumentBinding(self) }
  private var members: MemberLookup { MemberLookup(self) }
  private var staticMembers: StaticMembers { StaticMembers(self) }
  private var assignment: Assignment { Assignment(self) }
  private var elementLookup: Elements { Elements(self) }
  private var conversion: Conversion { Conversion(self) }
  private var description: Description { Description(self) }
  private var instances: Instances { Instances(self) }
  private var wrappers: PropertyWrappers { PropertyWrappers(self) }
  private var patterns: Patterns { Patterns(self) }
  private var bodies: Bodies { Bodies(self) }
  private var viewAssembly: ViewAssembly { ViewAssembly(self) }
  private var operators: OperatorEvaluation { OperatorEvaluation(self) }
  private var environmentReading: EnvironmentReading { EnvironmentReading(self) }

  package func evaluate(_ expression: Expression, _ scope: Scope) throws -> Value {
    try expressions.evaluate(expression, scope)
  }
  func evaluateIf(_ node: IfStatement, _ scope: Scope) throws -> Value {
    try expressions.evaluateIf(node, scope)
  }
  func evaluateSwitch(_ node: SwitchStatement, _ scope: Scope) throws -> Value {
    try expressions.evaluateSwitch(node, scope)
  }
  package func read(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    try names.read(use, scope, mark)
  }
  func isDeclared(_ name: String, in receiver: Receiver) -> Bool {
    names.isDeclared(name, in: receiver)
  }
  func typeValue(_ type: TypeName, _ scope: Scope) -> TypeValue {
    names.typeValue(type, scope)
  }
  func callExpression(_ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope) throws
    -> Value
  {
    try callEvaluation.callExpression(callee, arguments, expression, scope)
  }
  func evaluateArguments(_ arguments: [Argument], _ scope: Scope, isInert: Bool = false) throws -> [CallArgument] {
    try callEvaluation.evaluateArguments(arguments, scope, isInert: isInert)
  }
  func placing<Result>(
    _ name: String, _ member: Expression, _ mark: SourceMark, _ body: () throws -> Result
  ) throws -> Result {
    try callEvaluation.placing(name, member, mark, body)
  }
  package func callMethod(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ mark: SourceMark, _ overload: Overload? = nil
  ) throws -> Value {
    try invocation.callMethod(name, value, arguments, mark, overload)
  }
  package func call(_ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    try invocation.call(value, arguments, mark)
  }
  package func function(_ syntax: FunctionSyntax, _ scope: Scope) -> FunctionValue {
    invocation.function(syntax, scope)
  }
  package func closure(_ syntax: ClosureSyntax, _ scope: Scope) -> FunctionValue {
    invocation.closure(syntax, scope)
  }
  func invoke(
    _ syntax: FunctionSyntax, _ arguments: [CallArgument], _ mark: SourceMark, receiver: Receiver?, scope: Scope,
    wanted: WantedResult? = nil
  ) throws -> Value {
    try invocation.invoke(syntax, arguments, mark, receiver: receiver, scope: scope, wanted: wanted)
  }
  func chosen(_ overloads: [FunctionSyntax], _ arguments: [CallArgument], _ known: Overload?) -> FunctionSyntax {
    OverloadChoice(evaluator: self, overloads: overloads).chosen(arguments, known)
  }
  func fitting(_ overloads: [FunctionSyntax], _ arguments: [CallArgument], _ known: Overload?) -> FunctionSyntax? {
    OverloadChoice(evaluator: self, overloads: overloads).fitting(arguments, known)
  }
  package func fits(_ parameters: [ParameterSyntax], _ arguments: [CallArgument]) -> Bool {
    argumentBinding.fits(parameters, arguments)
  }
  package func bind(
    _ parameters: [ParameterSyntax], _ arguments: [CallArgument], _ scope: Scope, _ mark: SourceMark, function: String
  ) throws {
    try argumentBinding.bind(parameters, arguments, scope, mark, function: function)
  }
  func memberExpression(_ base: Expression, _ name: String, _ expression: Expression, _ scope: Scope) throws -> Value {
    try members.memberExpression(base, name, expression, scope)
  }
  package func member(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value {
    try members.member(name, of: value, mark)
  }
  package func memberIfAny(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value? {
    try members.memberIfAny(name, of: value, mark)
  }
  package func isViewLike(_ type: TypeDeclaration) -> Bool {
    members.isViewLike(type)
  }
  func memberOfReceiver(_ name: String, _ receiver: Receiver, _ mark: SourceMark) throws -> Value? {
    try members.memberOfReceiver(name, receiver, mark)
  }
  package func property(_ name: String, of type: TypeDeclaration) -> VariableSyntax? {
    members.property(name, of: type)
  }
  package func methods(_ name: String, of type: TypeDeclaration) -> [FunctionSyntax]? {
    members.methods(name, of: type)
  }
  package func read(_ property: VariableSyntax, _ receiver: Receiver, _ mark: SourceMark) throws -> Value {
    try members.read(property, receiver, mark)
  }
  package func fields(of value: Value) -> [String: Value]? {
    members.fields(of: value)
  }
  func extensionNames(of value: Value) -> [String] {
    members.extensionNames(of: value)
  }
  package func staticMember(
    _ name: String, of type: TypeValue, _ mark: SourceMark, isCalled: Bool = false
  ) throws -> Value? {
    try staticMembers.staticMember(name, of: type, mark, isCalled: isCalled)
  }
  package func rawValue(of item: EnumValue) throws -> Value {
    try staticMembers.rawValue(of: item)
  }
  package func assign(
    _ operation: String, _ target: Expression, _ source: Expression, _ mark: SourceMark, _ scope: Scope
  )
    throws -> Value
  {
    try assignment.assign(operation, target, source, mark, scope)
  }
  package func assign(_ value: Value, to target: Expression, _ scope: Scope) throws {
    try assignment.assign(value, to: target, scope)
  }
  package func settle(_ value: Value, like old: Value) -> Value {
    assignment.settle(value, like: old)
  }
  package func setting(_ name: String, of container: Value, to value: Value, _ mark: SourceMark) throws -> Value {
    try assignment.setting(name, of: container, to: value, mark)
  }
  package func index(_ base: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope) throws
    -> Value
  {
    try elementLookup.index(base, arguments, expression, scope)
  }
  package func convert(_ value: Value, to type: TypeName, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    try conversion.convert(value, to: type, scope, mark)
  }
  package func resolve(_ implicit: ImplicitMember, as typeName: String) throws -> Value {
    try conversion.resolve(implicit, as: typeName)
  }
  package func number(_ implicit: ImplicitMember) throws -> Value? {
    try conversion.number(implicit)
  }
  package func isInstance(_ value: Value, of type: TypeName, _ scope: Scope) -> Bool {
    conversion.isInstance(value, of: type, scope)
  }
  func cast(_ value: Value, _ type: TypeName, _ isConditional: Bool, _ mark: SourceMark, _ scope: Scope) throws -> Value
  {
    try conversion.cast(value, type, isConditional, mark, scope)
  }
  package func describe(_ value: Value) throws -> String {
    try description.describe(value)
  }
  /// Describes a value within another, of which parts are optionals.
  func describe(_ value: Value, as shape: OptionalShape) throws -> String {
    try description.describe(value, as: shape)
  }
  package func debugDescription(of value: Value) throws -> String {
    try description.debugDescription(of: value)
  }
  package func initialize(
    _ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark, _ overload: Overload? = nil
  ) throws -> Value {
    try instances.initialize(type, arguments, mark, overload)
  }
  package func wrapped(_ value: Value?, _ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: Scope) throws
    -> Value?
  {
    try wrappers.wrapped(value, wrapper, property, scope)
  }
  package func unwrapped(_ stored: Value, _ property: VariableSyntax, _ mark: SourceMark) throws -> Value {
    try wrappers.unwrapped(stored, property, mark)
  }
  func projection(_ name: String, of receiver: Receiver, _ mark: SourceMark) throws -> Value? {
    try wrappers.projection(name, of: receiver, mark)
  }
  func choice(_ node: SwitchStatement, of subject: Value, _ scope: Scope) throws -> (index: Int, scope: Scope)? {
    try patterns.choice(node, of: subject, scope)
  }
  func holds(_ conditions: [Condition], _ scope: Scope) throws -> Bool {
    try patterns.holds(conditions, scope)
  }
  package func truth(_ expression: Expression, _ scope: Scope) throws -> Bool {
    try patterns.truth(expression, scope)
  }
  package func truth(of value: Value, _ mark: SourceMark) throws -> Bool {
    try patterns.truth(of: value, mark)
  }
  func matches(_ pattern: Pattern, _ value: Value, _ scope: Scope) throws -> Bool {
    try patterns.matches(pattern, value, scope)
  }
  func iterator(over value: Value, _ mark: SourceMark) throws -> () throws -> Value? {
    try patterns.iterator(over: value, mark)
  }
  package func elements(of value: Value, _ mark: SourceMark) throws -> [Value] {
    try patterns.elements(of: value, mark)
  }
  package func run(_ statements: [Statement], _ scope: Scope) throws -> Flow {
    try bodies.run(statements, scope)
  }
  package func run(_ statement: Statement, _ scope: Scope) throws -> Flow {
    try bodies.run(statement, scope)
  }
  package func declare(_ variable: VariableSyntax, initial: Expression? = nil, in scope: Scope) throws {
    try bodies.declare(variable, initial: initial, in: scope)
  }
  package func result(of body: [Statement], _ scope: Scope, isBuilder: Bool) throws -> Value {
    try bodies.result(of: body, scope, isBuilder: isBuilder)
  }
  /// Returns the views of a preview's body: those that it builds, or the one that it returns.
  package func views(ofPreview body: [Statement], _ scope: Scope) throws -> [any View] {
    guard Bodies.returns(body) else { return try views(of: body, scope) }
    let mark = body.first?.mark ?? meter.mark
    return try view(of: result(of: body, scope, isBuilder: true), mark).map { [$0] } ?? []
  }
  package func views(of statements: [Statement], _ scope: Scope, isLoose: Bool = false) throws -> [any View] {
    try ViewAssembly(self, isLoose: isLoose).views(of: statements, scope)
  }
  /// Evaluates the views below one that failed, for their errors.
  package func seekFailures(after failure: Failure, in rest: ArraySlice<Statement>, _ scope: Scope) {
    ViewAssembly(self, isLoose: true).seekFailures(after: failure, in: rest, scope)
  }
  package func view(of value: Value, _ mark: SourceMark, orNothing: Bool = false) throws -> (any View)? {
    try viewAssembly.view(of: value, mark, orNothing: orNothing)
  }
  package func environmentValue(_ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: ViewScope) throws
    -> Value
  {
    try environmentReading.environmentValue(wrapper, property, scope)
  }
  package func environmentValue(_ name: String, _ environment: EnvironmentValues) throws -> Value {
    try environmentReading.environmentValue(name, environment)
  }
  package func setEnvironment(
    _ name: String, to value: Value, in environment: inout EnvironmentValues, _ mark: SourceMark
  ) throws {
    try environmentReading.set(name, to: value, in: &environment, mark)
  }
  package func environmentObject(_ type: TypeName?, _ scope: ViewScope, _ mark: SourceMark) throws -> Value {
    try environmentReading.environmentObject(type, scope, mark)
  }
  package func prefix(_ name: String, _ operand: Expression, _ mark: SourceMark, _ scope: Scope) throws -> Value {
    try operators.prefix(name, operand, mark, scope)
  }
  package func prefix(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value {
    try operators.prefix(name, value, mark)
  }
  func postfix(_ name: String, _ operand: Expression, _ mark: SourceMark, _ scope: Scope) throws -> Value {
    try operators.postfix(name, operand, mark, scope)
  }
  package func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    try operators.binary(name, left, right, mark, scope)
  }
}
