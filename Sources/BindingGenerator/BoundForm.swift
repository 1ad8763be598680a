/// One form of a binding, as source: `Modifier(Parameter("radius", .double)) { $0.blur(radius: $1) }`.
struct BoundForm {
  let builder: String
  let parameters: [String]
  let body: String

  /// - Parameters:
  ///   - builder: the type of the form: `Init`, `Modifier` …
  ///   - receiver: the Swift type of the closure's first parameter, whose method is called; `nil` for a function.
  ///   - leading: arguments of the builder before the parameters.
  ///   - callee: the function to call, with `%` for the receiver.
  ///   - wrap: the expression around the call, with `%` for the call.
  init?(
    _ function: DeclaredFunction, _ vocabulary: Vocabulary, builder: String, receiver: String? = nil,
    leading: [String] = [], callee: String, wrap: String = "%"
  ) {
    var bound: [BoundParameter] = []
    for parameter in function.parameters {
      guard let form = BoundParameter(parameter, of: function, vocabulary) else { return nil }
      bound.append(form)
    }
    let isOpened = bound.contains(where: \.isOpened)
    let values = (receiver.map { [$0] } ?? []) + bound.map(\.type)
    let names = values.indices.map { isOpened ? String("abcdefghijklmn".dropFirst($0).prefix(1)) : "$\($0)" }
    let arguments = zip(bound, names.suffix(bound.count)).map { $0.argument.filled($1) }
    var call = wrap.filled(callee.filled(names.first ?? "") + "(\(arguments.joined(separator: ", ")))")
    if isOpened {
      // Swift opens an existential only where its type is written.
      call = "(" + zip(names, values).map { "\($0): \($1)" }.joined(separator: ", ") + ") in " + call
    }
    (self.builder, parameters, body) = (builder, leading + bound.map(\.text), call)
  }

  init(builder: String, parameters: [String], body: String) {
    (self.builder, self.parameters, self.body) = (builder, parameters, body)
  }
}

extension String {
  /// Returns the pattern with each `%` replaced by a value.
  func filled(_ value: String) -> String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: value)
  }
}
