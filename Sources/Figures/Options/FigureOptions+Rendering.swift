import VitrineLayout
import VitrineText
import VitrineUI

extension FigureOptions {
  /// Returns the proposal, environment and profile for the options.
  package func renderOptions(_ typesetter: Typesetter) -> RenderOptions {
    var options = RenderOptions(typesetter: typesetter)
    let frame = device?.frame
    options.proposal = ProposedViewSize(
      width: width ?? frame.map { .some($0.safeWidth) } ?? 320,
      height: height ?? frame.map { .some($0.safeHeight) } ?? 480)
    options.safeAreaInsets = frame?.safeArea ?? .zero
    options.screenCornerRadius = frame?.cornerRadius
    options.screenForm = device?.form ?? .phone
    options.sizeClasses = device?.sizeClasses
    options.recordsGuides = show.contains(.guides)
    options.recordsQuestions = show.contains(.probes)
    options.recordsViews = show.contains { [.updates, .identity].contains($0) }
    options.profile = platform
    options.scale = scale ?? frame?.scale
    // A watch is always dark.
    options.colorScheme = device == .watch ? .dark : scheme
    options.layoutDirection = direction
    options.language = locale
    options.typeSize = typeSize
    return options
  }
}
