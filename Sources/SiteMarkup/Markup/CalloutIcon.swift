import Markup

/// The icon before a callout's title: strokes in a square of 24 by 24 units, in the colour of the title.
enum CalloutIcon {
  static func svg(for type: String) -> Node {
    .element(
      "svg", ["class": "callout-icon", "viewBox": "0 0 24 24", "aria-hidden": "true"],
      [.element("path", ["d": path(for: type)])])
  }

  private static let ring = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0"

  private static func path(for type: String) -> String {
    switch type {
    case "abstract", "summary", "tldr": "M9 3.5h6v3H9zM9 5H5.5v15.5h13V5H15M9 12h6M9 16h4"
    case "info": ring + "M12 11.2v5M12 7.8v.1"
    case "todo": ring + "M8.2 12.2l2.7 2.7 5-5.4"
    case "tip", "hint":
      "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.5 1.1 1.2 1.1 2V16h5v-.2c0-.8.4-1.5 1.1-2A6 6 0 0 0 12 3z"
    case "success", "check", "done": "M4.5 12.8l5 5L19.5 6.8"
    case "question", "help", "faq": ring + "M9.4 9.4a2.7 2.7 0 1 1 3.9 2.4c-.9.4-1.3 1-1.3 1.9M12 16.6v.1"
    case "warning", "caution", "attention", "important": "M12 4L2.8 19.8h18.4zM12 10v4.4M12 17v.1"
    case "failure", "fail", "missing": "M6 6l12 12M18 6L6 18"
    case "danger", "error": "M13 3L5.5 13.5H11L10 21l8.5-11.5H13z"
    case "bug":
      "M7.5 9.5h9v5a4.5 4.5 0 0 1-9 0zM9 9.5V8a3 3 0 0 1 6 0v1.5M12 9.5V19M3.5 8.5l4 2.5M20.5 8.500l-4 2.500M3 14.500h4.500M16.5 14.500H21M4.5 20l3.7-3M19.5 20l-3.7-3"
    case "example": "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"
    case "quote", "cite": "M10 7H5v6h5zM10 13c0 3-1.5 4.5-4 5M19 7h-5v6h5zM19 13c0 3-1.5 4.5-4 5"
    default: "M4 20l1-4.200L16.3 4.500a2.2 2.2 0 0 1 3.2 3.200L8.2 19zM14.5 6.300l3.2 3.2"
    }
  }
}
