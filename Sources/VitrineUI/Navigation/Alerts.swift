extension View {
  /// Presents an alert while a binding is true.
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(.alert, isPresented, nil) {
      AnyView(
        AlertBox.content(
          title, message: nil, AlertButtons(actions: actions()).closing { isPresented.wrappedValue = false }))
    }
  }

  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(.alert, isPresented, nil) {
      AnyView(
        AlertBox.content(
          title, message: AnyView(message()),
          AlertButtons(actions: actions()).closing { isPresented.wrappedValue = false }))
    }
  }

  /// Presents an alert about a value while a binding is true and there is a value.
  public func alert<Actions: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented.and(data != nil)) { data.map(actions) }
  }

  public func alert<Actions: View, Message: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented.and(data != nil)) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) { data.map(actions) }
  }

  public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  public func alert<Failure: Error, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(
      Text(error.map { String(describing: $0) } ?? ""), isPresented: isPresented.and(error != nil), actions: actions)
  }

  public func alert<Failure: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(Text(error.map { String(describing: $0) } ?? ""), isPresented: isPresented.and(error != nil)) {
      error.map(actions)
    } message: {
      error.map(message)
    }
  }

  /// Presents an alert as it was written before iOS 15.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(.alert, isPresented, nil) { AnyView(content().content { isPresented.wrappedValue = false }) }
  }

  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    presenting(.alert, item, nil) { AnyView(content($0).content { item.wrappedValue = nil }) }
  }

  /// Presents a choice of actions as it was written before iOS 15.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presenting(.dialog, isPresented, nil) { content().content { isPresented.wrappedValue = false } }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.dialog, item, nil) { content($0).content { item.wrappedValue = nil } }
  }

  /// Presents a choice of actions while a binding is true.
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, message: { nil }, actions: actions)
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  public func confirmationDialog<Actions: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { dialog(title, isPresented, titleVisibility, message: { nil }, actions: actions) }

  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View { dialog(title, isPresented, titleVisibility, message: { message() }, actions: actions) }

  public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    dialog(title, isPresented.and(data != nil), titleVisibility, message: { nil }) { data.map(actions) }
  }

  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(title, isPresented.and(data != nil), titleVisibility, message: { data.map(message) }) { data.map(actions) }
  }

  private func dialog(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, message: @escaping () -> (any View)?,
    actions: @escaping () -> some View
  ) -> some View {
    presenting(.dialog, isPresented, nil) {
      let message = message()
      // Of itself a title shows where there is a message.
      let showsTitle = visibility == .visible || visibility == .automatic && message != nil
      return DialogContent(title: showsTitle ? title.string : nil, message: message, actions: actions()) {
        isPresented.wrappedValue = false
      }
    }
  }
}

extension Binding where Value == Bool {
  /// Returns a binding that is true only if a condition is, too.
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// An alert as it was written before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// A button of an alert or of a choice of actions.
  public struct Button {
    let role: ButtonRole?
    let title: Text
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, title: label, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, title: label, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, title: label, action: action ?? {})
    }

    fileprivate var view: any View { VitrineUI.Button(role: role, action: action) { title } }
  }

  func content(dismiss: @escaping () -> Void) -> any View {
    AlertBox.content(
      title, message: message.map { AnyView($0) },
      AlertButtons(actions: ViewList(buttons.map(\.view))).closing(dismiss))
  }
}

/// A choice of actions as it was written before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  func content(dismiss: @escaping () -> Void) -> DialogContent {
    DialogContent(
      title: title.string, message: message, actions: ViewList(buttons.map(\.view)), dismiss: dismiss)
  }
}
