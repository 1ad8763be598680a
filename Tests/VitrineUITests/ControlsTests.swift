import Foundation
import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

/// Sizes of controls at rest: what they hug, what they fill.
struct ControlsTests {
  /// Lays a view out on the phone, where body text is 17 points.
  private func rendering(_ view: some View, _ width: Double? = 300, _ height: Double? = 400) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.profile = .ios18
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options)
  }

  private func size(_ view: some View, _ width: Double? = 300, _ height: Double? = 400) -> Size {
    rendering(view, width, height).size
  }

  @Test func buttonHugsItsLabel() {
    #expect(size(Button("Sign In") {}) == size(Text("Sign In")))
    #expect(size(Button("Sign In") {}.buttonStyle(.plain)) == size(Text("Sign In")))
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func borderedButtonPadsItsLabel() {
    let label = size(Text("Sign In"))
    let bordered = size(Button("Sign In") {}.buttonStyle(.bordered))
    #expect(bordered == Size(width: label.width + 24, height: label.height + 14))
    let large = size(Button("Sign In") {}.buttonStyle(.borderedProminent).controlSize(.large))
    #expect(large == Size(width: label.width + 40, height: label.height + 30))
  }

  @Test func customButtonStyleIsApplied() {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 120, height: 50).opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    #expect(size(Button("Go") {}.buttonStyle(Framed())) == Size(width: 120, height: 50))
  }

  @Test func severalViewsOfALabelAreSideBySide() {
    let button = Button {
    } label: {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    #expect(size(button) == Size(width: 38, height: 10))
  }

  @Test func labelStylesChooseParts() {
    let label = Label("Home", systemImage: "house")
    let (title, icon) = (size(Text("Home")), size(Image(systemName: "house")))
    #expect(size(label).width == title.width + 8 + icon.width)
    #expect(size(label.labelStyle(.titleOnly)) == title)
    #expect(size(label.labelStyle(.iconOnly)) == icon)
  }

  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  @Test func toggleFillsTheWidthAndLeavesItWithoutLabel() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(size(toggle) == Size(width: 300, height: 31))
    #expect(size(toggle.labelsHidden()) == Size(width: 49, height: 31))
    #expect(size(toggle, nil, nil).width == size(Text("Wi-Fi")).width + 8 + 49)
  }

  @Test func togglesShareAStack() {
    let row = HStack(spacing: 0) {
      Text("A").frame(width: 100)
      Toggle("B", isOn: .constant(false))
    }
    let children = rendering(row).root?.children ?? []
    #expect(children.map(\.frame.width) == [100, 200])
    #expect(children.map(\.sizingHorizontal) == [.hugs, .expands])
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func textFieldFillsTheWidth() {
    let field = TextField("Name", text: .constant(""))
    #expect(size(field) == Size(width: 300, height: 22))
    #expect(size(field.textFieldStyle(.roundedBorder)) == Size(width: 300, height: 34))
    #expect(rendering(field).root?.sizingHorizontal == .expands)
    #expect(rendering(field).root?.sizingVertical == .hugs)
  }

  @Test func textFieldShowsPromptOrText() {
    func texts(_ view: some View) -> [String] { rendering(view).root?.arguments(of: "Text") ?? [] }
    #expect(texts(TextField("Name", text: .constant(""))) == ["\"Name\""])
    #expect(texts(TextField("Name", text: .constant("Ada"))) == ["\"Ada\""])
    #expect(texts(SecureField("Password", text: .constant("abc"))) == ["\"•••\""])
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func sliderAndProgressFillTheWidth() {
    #expect(size(Slider(value: .constant(0.3))).width == 300)
    #expect(size(ProgressView(value: 0.5)).width == 300)
    #expect(size(ProgressView()) == Size(width: 20, height: 20))
  }

  @Test func sliderWithLabelsSharesTheWidth() {
    let slider = Slider(value: .constant(5.0), in: 0...10) {
      Text("Speed")
    } minimumValueLabel: {
      Color.red.frame(width: 10, height: 10)
    } maximumValueLabel: {
      Color.red.frame(width: 20, height: 10)
    }
    let track = rendering(slider).root?.first("track")
    // What the labels and two distances of 8 leave.
    #expect(abs((track?.frame.width ?? 0) - (300.0 - 10 - 20 - 2 * 8)) < 1e-9)
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func stepperMovesItsValueWithinBounds() {
    var value = 9
    let binding = Binding(get: { value }, set: { value = $0 })
    let stepper = Stepper("Count", value: binding, in: 0...10)
    stepper.increment()
    stepper.increment()
    #expect(value == 10)
    #expect(size(stepper) == Size(width: 300, height: 32))
  }

  /// Source: Apple's documentation of `Stepper`: an increment that is `nil`, or beyond the bounds, disables its button.
  @Test func aStepperDimsTheButtonAtItsLimit() {
    func dimmed(_ stepper: Stepper) -> Int {
      "\(rendering(stepper).marks)".components(separatedBy: "\"tertiary\"").count - 1
    }
    #expect(dimmed(Stepper("Count", value: .constant(5), in: 0...10)) == 0)
    #expect(dimmed(Stepper("Count", value: .constant(0), in: 0...10)) == 1)
    #expect(dimmed(Stepper("Count", value: .constant(10), in: 0...10)) == 2)
    #expect(dimmed(Stepper("Count", value: .constant(3))) == 0)
    #expect(dimmed(Stepper("Count", onIncrement: nil, onDecrement: {})) == 2)
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func pickersChooseByTag() {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(rendering(picker).root?.arguments(of: "Text") == ["\"Large\""])
    #expect(rendering(picker.pickerStyle(.segmented)).root?.arguments(of: "Text") == ["\"Small\"", "\"Large\""])
    #expect(size(picker.pickerStyle(.segmented)) == Size(width: 300, height: 31))
    #expect(size(picker.pickerStyle(.wheel)) == Size(width: 300, height: 216))
  }

  @Test func pickersChooseAmongElements() {
    let picker = Picker("Fruit", selection: .constant("Pear")) {
      ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
    }
    #expect(rendering(picker).root?.arguments(of: "Text") == ["\"Pear\""])
    let optional = Picker("Fruit", selection: .constant(Optional("Pear"))) { Text("P").tag("Pear") }
    #expect(rendering(optional).root?.arguments(of: "Text") == ["\"P\""])
  }
}

extension RenderedNode {
  var nodes: [RenderedNode] { [self] + children.flatMap(\.nodes) }
  func first(_ type: String) -> RenderedNode? { nodes.first { $0.type == type } }
  func arguments(of type: String) -> [String] { nodes.filter { $0.type == type }.map(\.argument) }
}
