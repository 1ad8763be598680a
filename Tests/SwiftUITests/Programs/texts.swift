import SwiftUI

struct Texts: View {
  let title: LocalizedStringKey = "Hello"
  @State private var amount = 1.5
  var body: some View {
    Text("Hello ") + Text("World").bold().foregroundColor(.red)
    Text(title).font(.system(size: 20, weight: .semibold, design: .rounded)).multilineTextAlignment(.center)
    Text(amount, format: .number.precision(.fractionLength(1)))
    Text("\(amount, specifier: "%.2f") of \(Date(), style: .date)").lineLimit(2...4).minimumScaleFactor(0.5)
    TextField("Amount", value: $amount, format: .number)
    Text("Big").contentTransition(.numericText()).textSelection(.enabled)
  }
}
