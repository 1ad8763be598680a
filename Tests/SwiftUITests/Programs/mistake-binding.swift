// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'

import SwiftUI

struct Wrong: View {
  var body: some View { Toggle("a", isOn: true) }
}
