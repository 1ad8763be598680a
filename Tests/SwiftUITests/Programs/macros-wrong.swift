// error: '@Entry' needs a default value for 'count' (from macro 'Entry')
// error: expansion of macro 'Entry()' did not produce a non-observing accessor (such as 'get') as expected
// error: extensions must not contain stored properties
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import SwiftUI

extension EnvironmentValues {
  @Entry var count: Int
}

#Preview { Toggle("On", isOn: true) }
