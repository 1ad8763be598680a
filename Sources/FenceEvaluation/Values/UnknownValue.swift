import VitrineUI

/// What a name stands for that the fence does not declare, in a lenient evaluation: it takes whatever type is wanted.
///
/// Its members, elements and results are unknown too, and a condition on it holds and does not hold.
package struct UnknownValue {
  /// As the source writes it: `model.title`.
  package let path: String

  package func member(_ name: String) -> UnknownValue { UnknownValue(path: "\(path).\(name)") }
  /// What calling it makes: a type's name stands for its instances too.
  package func called() -> UnknownValue {
    let name = path.split(separator: ".").last ?? ""
    return name.first?.isUppercase ?? false ? self : UnknownValue(path: "\(path)()")
  }
  package var element: UnknownValue { UnknownValue(path: "\(path)[0]") }

  /// The value as a declared type, or a parameter's type in the catalog, wants it; `nil` where it stays unknown.
  package func value(as type: String) -> Value? {
    switch type {
    case "String", "LocalizedStringKey", "Substring": .string(path)
    case "Double", "CGFloat", "Float", "TimeInterval", "Number": .double(0)
    case "Int": .integer(0)
    case "Bool": .boolean(true)
    case "Array": .array([])
    case "View", "AnyView", "Content": .view(placeholder)
    case "Style", "Color", "ShapeStyle": .native(Color.gray)
    default: nil
    }
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
