// error: value of type 'Text' has no member 'paddings'

import SwiftUI

struct Wrong: View {
  var body: some View { Text("a").paddings(4) }
}
