/// The addresses of the pages about the site as a whole; `nil` for those that the site does not have.
struct OverviewPages {
  var tags: String?
  var graph: String?
  var changes: String?
  var views: String?

  /// The address of such a page, moved aside where a note has it.
  static func address(
    _ name: String, style: SiteConfiguration.AddressStyle, taken: Set<String>
  ) -> String {
    var number = 1
    while true {
      let unique = number == 1 ? name : "\(name)-\(number)"
      let page = style == .clean ? unique + "/index.html" : unique + ".html"
      if !taken.contains(page.lowercased()) { return page }
      number += 1
    }
  }
}
