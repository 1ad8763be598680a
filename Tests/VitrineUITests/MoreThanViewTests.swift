import Testing
import VitrineUI

/// What a view is besides is told by the view: a cast to the protocol would look through all conformances of the program.
@Suite struct MoreThanViewTests {
  @Test func viewsSayWhatElseTheyAre() {
    let views: [any View] = [
      Circle(), Circle().inset(by: 1), AnyShape(Capsule()), Circle().fill(.red), Color.red,
      LinearGradient(gradient: Gradient(colors: []), startPoint: .top, endPoint: .bottom),
      RadialGradient(gradient: Gradient(colors: []), center: .center, startRadius: 0, endRadius: 1),
      AngularGradient(gradient: Gradient(colors: []), center: .center),
      Image(systemName: "star"), Path(), UnevenRoundedRectangle(), Text("a"), EmptyView(), Spacer(),
      Text("a").padding(),
      VStack { Text("a") }, AnyView(Circle()),
      Circle().frame(width: 1),
    ]
    for view in views {
      let isMore = view is any Shape || view is any ShapeStyle || view is Image || view is ShapeView<Circle>
      #expect(view._isMoreThanView == isMore, "\(type(of: view))")
    }
  }
}
