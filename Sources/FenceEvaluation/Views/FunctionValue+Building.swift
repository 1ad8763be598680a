import Diagnostics
import FenceSyntax
import VitrineUI

extension FunctionValue {
  /// The function as a view builder: calling it makes one view of all its statements.
  var building: FunctionValue {
    guard let build else { return self }
    return FunctionValue(
      name: name,
      call: { arguments, _ in
        let views = try build(arguments.map(\.value))
        return .view(views.count == 1 ? views[0] : ViewList(views))
      }, build: build, parameterCount: parameterCount)
  }
}

extension Evaluator {
  /// Returns the view that a function makes of values: a closure's statements as a view builder, or the result of another
  /// function, such as `Text.init`.
  package func view(made function: FunctionValue, of values: [Value], _ mark: SourceMark) throws -> any View {
    let views = try views(made: function, of: values, mark)
    return views.count == 1 ? views[0] : ViewList(views)
  }

  package func views(made function: FunctionValue, of values: [Value], _ mark: SourceMark) throws -> [any View] {
    if let build = function.build { return try build(values) }
    let arguments = values.map { CallArgument(label: nil, value: $0, mark: mark) }
    return try view(of: call(.function(function), arguments, mark), mark).map { [$0] } ?? []
  }
}
