/// The prominence of a section's header.
public enum Prominence: String, Hashable, Sendable, CaseIterable { case standard, increased }

struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Uses the text of a prominent header: bold, as large as a title, in the text colour and in its own case.
  mutating func useProminentHeaderText() {
    text.font = .title3.weight(.bold)
    text.textCase = nil
    foregroundStyles = []
  }
}

extension View {
  /// Sets the prominence of the headers of the sections inside.
  public func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.headerProminence = prominence }
  }
}
