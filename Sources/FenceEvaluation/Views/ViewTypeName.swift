import Diagnostics
import VitrineUI

extension Value {
  func viewTypeName(_ view: any View) -> String {
    if let marked = view as? SourceMarkedView { return viewTypeName(marked.view) }
    return String(String(describing: Swift.type(of: view)).prefix { $0 != "<" })
  }
}

extension View {
  package func marked(_ mark: SourceMark) -> any View { sourceMark(mark) }
}
