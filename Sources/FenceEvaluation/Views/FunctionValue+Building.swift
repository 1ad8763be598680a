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
