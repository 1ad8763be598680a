/// How much the header of a section stands out.
public enum Prominence: String, Hashable, Sendable, CaseIterable { case standard, increased }

struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// A header that stands out: as large as a title, bold, in the colour of text and as it is written.
  mutating func useProminentHeaderText() {
    text.font = .title3.weight(.bold)
    text.textCase = nil
    foregroundStyles = []
  }
}

extension View {
  /// How much the headers of the sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.headerProminence = prominence }
  }
}
