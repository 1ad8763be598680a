/// The bindings of the declarations of one file.
struct FileBindings {
  private let file: DeclaredFile
  private let vocabulary: Vocabulary
  private let byHand: BoundByHand
  /// The methods of `Text` that return a `Text`, as name and labels.
  private let textMethods: Set<String>

  init(_ file: DeclaredFile, _ vocabulary: Vocabulary, _ byHand: BoundByHand, textMethods: Set<String>) {
    (self.file, self.vocabulary, self.byHand, self.textMethods) = (file, vocabulary, byHand, textMethods)
  }

  /// A binding with its forms.
  struct Binding {
    /// The call that makes the binding: `.view("Toggle")`
    let head: String
    var forms: [BoundForm]
  }

  /// The bindings, in the order of the declarations.
  var bindings: [Binding] {
    var bindings: [Binding] = []
    for function in file.functions + file.types.filter(\.isPublic).flatMap(\.cases) {
      guard let (head, form) = bound(function) else { continue }
      if let index = bindings.firstIndex(where: { $0.head == head }) {
        bindings[index].forms.append(form)
      } else {
        bindings.append(Binding(head: head, forms: [form]))
      }
    }
    return bindings
  }

  private func bound(_ function: DeclaredFunction) -> (head: String, form: BoundForm)? {
    if function.owner == "View" { return modifier(function) }
    if function.name == "init" { return initialiser(function) }
    if function.owner.isEmpty { return styleName(function) }
    return function.isStatic ? staticFunction(function) : nil
  }

  private func modifier(_ function: DeclaredFunction) -> (head: String, form: BoundForm)? {
    guard !function.isStatic, !vocabulary.isInert(function.name), function.result == "some View",
      !byHand.binds("modifier", function.name),
      !byHand.binds("lifetime", function.name)
    else { return nil }
    let form =
      textMethods.contains(function.signature)
      ? BoundForm(styling: function, vocabulary)
      : BoundForm(function, vocabulary, builder: "Modifier", receiver: "any View", callee: "%.\(function.name)")
    return form.map { (".modifier(\"\(function.name)\")", $0) }
  }

  private func initialiser(_ function: DeclaredFunction) -> (head: String, form: BoundForm)? {
    let type = function.owner
    guard !type.contains("."), function.parameters.first?.label != "rawValue", !byHand.binds("view", type),
      !byHand.binds("function", type)
    else { return nil }
    if vocabulary.isView(type) {
      return BoundForm(function, vocabulary, builder: "Init", callee: type).map { (".view(\"\(type)\")", $0) }
    }
    let isStyle = vocabulary.type(type)?.inherited.contains { $0.hasSuffix("Style") } ?? false
    guard let name = vocabulary.catalogName(of: type) ?? (isStyle ? type : nil), !byHand.binds("function", name) else {
      return nil
    }
    return BoundForm(function, vocabulary, builder: "Native", callee: type).map { (".function(\"\(name)\")", $0) }
  }

  /// Returns the binding of a function with the name of a type, which makes a style: `CompactDatePickerStyle()`.
  private func styleName(_ function: DeclaredFunction) -> (head: String, form: BoundForm)? {
    guard function.name.first?.isUppercase == true, !byHand.binds("function", function.name) else { return nil }
    return BoundForm(function, vocabulary, builder: "Native", callee: function.name).map {
      (".function(\"\(function.name)\")", $0)
    }
  }

  /// Returns the binding of a static function: `.page(indexDisplayMode: .always)`
  private func staticFunction(_ function: DeclaredFunction) -> (head: String, form: BoundForm)? {
    guard let type = vocabulary.catalogName(of: function.owner), !function.parameters.isEmpty,
      let result = function.result,
      vocabulary.resolved(result, in: function.owner) == function.owner || result == "Self",
      !byHand.binds("staticFunction", "\(type).\(function.name)")
    else { return nil }
    return BoundForm(function, vocabulary, builder: "Native", callee: "\(function.owner).\(function.name)").map {
      (".staticFunction(\"\(type)\", \"\(function.name)\")", $0)
    }
  }
}

extension DeclaredFunction {
  /// The name with its argument labels: `underline(_:pattern:)`.
  var signature: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

extension BoundForm {
  /// Creates the form of a modifier that `Text` has too. Applied to a text, it returns a `Text`, so that texts can
  /// still be concatenated.
  init?(styling function: DeclaredFunction, _ vocabulary: Vocabulary) {
    guard let form = BoundForm(function, vocabulary, builder: "Modifier", receiver: "any View", callee: "%.f") else {
      return nil
    }
    let names = function.parameters.indices.map { "abcdefgh".dropFirst($0).prefix(1) }
    let arguments = zip(function.parameters, names).map { ($0.label.map { "\($0): " } ?? "") + $1 }
    let call = "$0.\(function.name)(\(arguments.joined(separator: ", ")))"
    self.init(
      builder: "Modifier", parameters: form.parameters,
      body: (["view"] + names).joined(separator: ", ") + " in styled(view, text: { \(call) }, other: { \(call) })")
  }
}
