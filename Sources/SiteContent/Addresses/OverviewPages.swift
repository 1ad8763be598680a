/// The paths of the pages about the site as a whole; `nil` for pages that the site does not have.
struct OverviewPages: Sendable {
  var navigation = "navigation.html"
  var tags: String?
  var graph: String?
  var changes: String?
  var views: String?
}
