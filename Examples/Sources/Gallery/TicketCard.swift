import VitrineKit

/// A boarding pass: stacks, spacers, and a background that takes the size of what is in front of it.
public struct TicketCard: View {
  var from: String
  var to: String
  var gate: String
  var seat: String

  public init(from: String, to: String, gate: String, seat: String) {
    (self.from, self.to, self.gate, self.seat) = (from, to, gate, seat)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Text(from).font(.largeTitle).bold().id("from")
        Image(systemName: "airplane").foregroundStyle(.secondary)
        Text(to).font(.largeTitle).bold().id("to")
        Spacer()
        Text("On time").font(.caption).padding(.horizontal, 10).padding(.vertical, 4)
          .background(Color.green.opacity(0.2), in: Capsule())
      }
      Divider()
      HStack(spacing: 24) {
        Detail(title: "Gate", value: gate)
        Detail(title: "Seat", value: seat)
        Spacer()
        Detail(title: "Boarding", value: "9:41")
      }
    }
    .padding(20)
    .background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 20))
  }
}

private struct Detail: View {
  var title: String
  var value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
  }
}
