import SwiftUI

struct Login: View {
  enum Field: Hashable { case name, password }
  @FocusState private var focus: Field?
  @FocusState private var isOn: Bool
  @AppStorage("name") private var name = ""
  @SceneStorage("draft") private var draft: String?
  @State private var password = ""
  var body: some View {
    Form {
      TextField("Name", text: $name).focused($focus, equals: .name).keyboardType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.next)
      SecureField("Password", text: $password).focused($isOn).textContentType(.password)
    }
    .onSubmit { focus = focus == .name ? .password : nil }
  }
}
