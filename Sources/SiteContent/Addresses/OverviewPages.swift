/// The paths of the pages about the site as a whole; `nil` for pages that the site does not have.
package struct OverviewPages: Sendable {
  var navigation = "navigation.html"
  package var tags: String?
  package var graph: String?
  package var changes: String?
  package var views: String?
}
