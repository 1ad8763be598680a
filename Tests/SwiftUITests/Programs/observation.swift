import Observation
import SwiftUI

@Observable final class Model {
  var name = "a"
  @ObservationIgnored var secret = 1
}

struct Editing: View {
  @Bindable var model: Model
  @Environment(Model.self) private var other
  @State private var own = Model()
  var body: some View {
    TextField("Name", text: $model.name)
    Text(own.name + other.name).onChange(of: model.name) { old, new in own.name = old + new }
  }
}
