// error: '@Entry' needs a default value for 'count' (from macro 'Entry ')
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import SwiftUI

extension EnvironmentValues {
  @Entry var count: Int
}

#Preview { Toggle("On", isOn: true) }
