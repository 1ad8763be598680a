extension Button where Content == Label<Text, Image> {
  /// Creates a button with a title and an image from the site's files.
  public init(
    _ title: some StringProtocol, image name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: name) }
  }
}
