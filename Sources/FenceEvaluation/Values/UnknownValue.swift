import VitrineUI

/// What a name stands for that the fence does not declare, in a lenient evaluation: it takes whatever type is wanted.
///
/// Its members, elements and results are unknown too.
package struct UnknownValue {
  /// As the source writes it, but for its negation: `model.title`.
  package let positive: String
  private(set) package var isNegated = false
  /// Whether it is what calling a type makes, and the path the type's name.
  private var isInstance = false

  package init(path: String) { positive = path }

  /// As the source writes it: `model.title`, `!isOn`.
  package var path: String {
    guard isNegated else { return positive }
    return positive.contains(" ") ? "!(\(positive))" : "!\(positive)"
  }

  package var negated: UnknownValue {
    var other = self
    other.isNegated.toggle()
    return other
  }
  package func member(_ name: String) -> UnknownValue {
    UnknownValue(path: "\(isInstance ? path.prefix(1).lowercased() + path.dropFirst() : path).\(name)")
  }
  /// The result of calling it: an instance where it is the name of a type.
  package func called() -> UnknownValue {
    let name = path.split(separator: ".").last ?? ""
    guard name.first?.isUppercase == true else { return UnknownValue(path: "\(path)()") }
    var made = self
    made.isInstance = true
    return made
  }
  /// Its elements: as many as show that there are several.
  package var elements: [UnknownValue] { (0..<3).map { UnknownValue(path: "\(path)[\($0)]") } }

  /// The value as a declared type, or a parameter's type in the catalog, wants it; `nil` where it stays unknown.
  package func value(as type: String) -> Value? {
    switch type {
    case "String", "LocalizedStringKey", "Substring": .string(path)
    case "Double", "CGFloat", "Float", "TimeInterval", "Number": .double(number)
    case "Int": .integer(3)
    case "Bool": .boolean(true)
    case "Array": .array(elements.map { .native($0) })
    case "View", "AnyView", "Content": .view(placeholder)
    case "Style", "Color", "ShapeStyle": .native(Color.gray)
    default: nil
    }
  }

  /// A number that can be seen: of a share the whole, of a length what suits its name.
  private var number: Double {
    let name = path.lowercased()
    if name.contains("line") { return 2 }
    if ["scale", "opacity", "progress", "ratio", "fraction"].contains(where: name.contains) { return 1 }
    return ["width", "height", "size"].contains(where: name.contains) ? 100 : 20
  }

  /// A labelled box.
  package var placeholder: any View { UnknownView(label: path) }
}

extension Value {
  package var unknown: UnknownValue? {
    switch self {
    case .native(let native): native as? UnknownValue
    case .binding(let binding): (try? binding.get())?.unknown
    default: nil
    }
  }
}
