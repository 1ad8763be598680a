extension Button where Content == Label<Text, Image> {
  /// A button with a title and one of the site's pictures.
  public init(
    _ title: some StringProtocol, image name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: name) }
  }
}
