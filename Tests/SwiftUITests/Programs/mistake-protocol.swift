// error: instance method 'path(around:)' has different argument labels from those required by protocol 'Shape' ('path(in:)')

import SwiftUI

struct Wrong: Shape {
  func path(around rect: CGRect) -> Path { Path(rect) }
}
