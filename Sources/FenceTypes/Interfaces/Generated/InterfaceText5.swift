// Written by `make generate` from declarations.

extension InterfaceText {
  static let part5 = InterfacePart(
    starts: [
      0, 1132, 1226, 2044, 2649, 3910, 4073, 4514, 4746, 5723, 5830, 6523, 6581, 10306, 11072, 11457,
      11789, 11874, 12635, 13209, 13296, 14302, 14410, 14563, 14643, 14761, 15054, 15334, 15621, 16321, 16540, 16703,
      17155, 17850, 18113, 18206, 18370, 18511, 18872, 19049, 19307, 20570, 20967, 21241, 22240, 22500, 22630, 23046,
      23223, 23696, 24035, 24245, 24491, 24828, 24936, 25106, 25244, 25426, 27065, 28118, 28911, 29145, 29344, 29481,
      29553, 30416, 30518, 30595, 30701, 30999, 31868, 31950, 32017, 32083, 32351, 32517, 32596, 32679, 32762, 32845,
      32987, 35677, 36482, 36694, 36727, 36761, 36980, 37207, 37564, 38309, 38640, 39301, 40118, 40823, 41931, 42070,
      42167, 42324, 42652, 42866, 43383, 43492,
    ],
    text: #"""
      !Typesetter|extension Typesetter {}
      fontSubset|func fontSubset(of face: FontFace, text: String) -> [UInt8]?
      !Typesetter|extension Typesetter {}
      outline|func outline(of fragment: TextLayout.Fragment) -> [OutlineElement]?
      outline|func outline( of text: String, font face: FontFace, letterSpacing: Double, isRightToLeft: Bool, x: Double, baseline: Double, width: Double? = 0 ) -> [OutlineElement]?
      !Typesetter|extension Typesetter {}
      pictures|func pictures(of text: String, font face: FontFace, x: Double, baseline: Double) -> [GlyphPicture]?
      !Typesetter|class Typesetter: Sendable {}
      library|var library: FontLibrary? { get }
      failure|var failure: FontLibrary.LoadError? { get }
      icons|var icons: IconLibrary { get }
      init|init(_ assets: Assets)
      withoutFonts|static var withoutFonts: Typesetter { get }
      remarks|func remarks(on text: StyledText, options: TextOptions) -> [FontWarning]
      layout|func layout(_ text: StyledText, options: TextOptions, width: Double?, height: Double?) -> TextLayout
      !Typesetter|extension Typesetter: Hashable {}
      ==|static func == (a: Typesetter, b: Typesetter) -> Bool
      hash|func hash(into hasher: inout Hasher)
      !TypesettingLanguage|enum TypesettingLanguage: Hashable, Sendable {}
      automatic|case automatic
      !TypographyProfile|extension TypographyProfile {}
      lineMetrics|func lineMetrics(size: Double, style: TextStyle?) -> LineMetrics
      leadingAbove|func leadingAbove(size: Double, style: TextStyle?) -> Double
      font|func font(for style: TextStyle, typeSize: DynamicTypeSize = 0) -> FontFace
      !TypographyProfile|extension TypographyProfile {}
      letterSpacing|func letterSpacing(size: Double, weight: Double = 0) -> Double
      !TypographyProfile|enum TypographyProfile: String, Hashable, Sendable, CaseIterable {}
      book|case book
      ios18|case ios18
      ios26|case ios26
      macos|case macos
      standard|static var standard: _ { get }
      platforms|static var platforms: [(name: String, profile: TypographyProfile)] { get }
      init|init?(platform name: String)
      title|var title: String { get }
      isPhone|var isPhone: Bool { get }
      scale|var scale: Double { get }
      !UIAccessibility|enum UIAccessibility {}
      isReduceMotionEnabled|static var isReduceMotionEnabled: Bool { get }
      isReduceTransparencyEnabled|static var isReduceTransparencyEnabled: Bool { get }
      isVoiceOverRunning|static var isVoiceOverRunning: Bool { get }
      isBoldTextEnabled|static var isBoldTextEnabled: Bool { get }
      isDarkerSystemColorsEnabled|static var isDarkerSystemColorsEnabled: Bool { get }
      isInvertColorsEnabled|static var isInvertColorsEnabled: Bool { get }
      isSwitchControlRunning|static var isSwitchControlRunning: Bool { get }
      isGuidedAccessEnabled|static var isGuidedAccessEnabled: Bool { get }
      !UIApplication|extension UIApplication {}
      !UIApplication|class UIApplication: Sendable {}
      shared|static var shared: UIApplication { get }
      openSettingsURLString|static var openSettingsURLString: String { get }
      didBecomeActiveNotification|static var didBecomeActiveNotification: Notification.Name { get }
      willResignActiveNotification|static var willResignActiveNotification: Notification.Name { get }
      didEnterBackgroundNotification|static var didEnterBackgroundNotification: Notification.Name { get }
      willEnterForegroundNotification|static var willEnterForegroundNotification: Notification.Name { get }
      willTerminateNotification|static var willTerminateNotification: Notification.Name { get }
      userDidTakeScreenshotNotification|static var userDidTakeScreenshotNotification: Notification.Name { get }
      isIdleTimerDisabled|var isIdleTimerDisabled: Bool { get set }
      applicationIconBadgeNumber|var applicationIconBadgeNumber: Int { get set }
      canOpenURL|func canOpenURL(_ url: URL) -> Bool
      open|func open(_ url: URL, options: [String: Any] = 0, completionHandler: ((Bool) -> Void)? = 0)
      !UIApplication|extension UIApplication {}
      windows|var windows: [UIWindow] { get }
      keyWindow|var keyWindow: UIWindow? { get }
      connectedScenes|var connectedScenes: Set<UIScene> { get }
      !UIApplication.LaunchOptionsKey|struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {}
      rawValue|var rawValue: String { get }
      init|init(rawValue: String)
      !UIApplicationDelegate|protocol UIApplicationDelegate: NSObjectProtocol {}
      application|func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
      !UIApplicationDelegate|extension UIApplicationDelegate {}
      application|func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
      !UIApplicationDelegateAdaptor|@propertyWrapper struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {}
      init|init(_ type: Delegate.Type = 0)
      wrappedValue|var wrappedValue: Delegate { get }
      !UIBezierPath|class UIBezierPath {}
      cgPath|var cgPath: Path { get set }
      init|init()
      init|init(cgPath: Path)
      init|init(rect: Rect)
      init|init(ovalIn rect: Rect)
      init|init(roundedRect rect: Rect, cornerRadius: CGFloat)
      init|init(roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size)
      init|init( arcCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool )
      bounds|var bounds: Rect { get }
      isEmpty|var isEmpty: Bool { get }
      currentPoint|var currentPoint: Point { get }
      move|func move(to point: Point)
      addLine|func addLine(to point: Point)
      addQuadCurve|func addQuadCurve(to point: Point, controlPoint: Point)
      addCurve|func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point)
      addArc|func addArc( withCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool )
      append|func append(_ path: UIBezierPath)
      apply|func apply(_ transform: Transform)
      close|func close()
      !UIBlurEffect|class UIBlurEffect: UIVisualEffect {}
      style|var style: Style { get }
      init|init(style: Style)
      !UIBlurEffect.Style|enum Style: Int, Sendable {}
      extraLight|case extraLight
      light|case light
      dark|case dark
      regular|case regular
      prominent|case prominent
      systemUltraThinMaterial|case systemUltraThinMaterial
      systemThinMaterial|case systemThinMaterial
      systemMaterial|case systemMaterial
      systemThickMaterial|case systemThickMaterial
      systemChromeMaterial|case systemChromeMaterial
      systemUltraThinMaterialLight|case systemUltraThinMaterialLight
      systemThinMaterialLight|case systemThinMaterialLight
      systemMaterialLight|case systemMaterialLight
      systemUltraThinMaterialDark|case systemUltraThinMaterialDark
      systemThinMaterialDark|case systemThinMaterialDark
      systemMaterialDark|case systemMaterialDark
      !UICollectionView|class UICollectionView: UIScrollView {}
      !UIColor|class UIColor: Hashable, Sendable {}
      init|init(_ color: Color)
      init|init(red: Double, green: Double, blue: Double, alpha: Double)
      init|init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double)
      init|init(white: Double, alpha: Double)
      init|init(hue: Double, saturation: Double, brightness: Double, alpha: Double)
      init|init?(named name: String)
      init|init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      withAlphaComponent|func withAlphaComponent(_ alpha: Double) -> UIColor
      getRed|func getRed( _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat ) -> Bool
      ==|static func == (a: UIColor, b: UIColor) -> Bool
      hash|func hash(into hasher: inout Hasher)
      !UIColor|extension UIColor: _ExpressibleByColorLiteral {}
      init|init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
      !UIColor|extension UIColor {}
      clear|static var clear: UIColor { get }
      black|static var black: UIColor { get }
      darkGray|static var darkGray: UIColor { get }
      lightGray|static var lightGray: UIColor { get }
      white|static var white: UIColor { get }
      gray|static var gray: UIColor { get }
      red|static var red: UIColor { get }
      green|static var green: UIColor { get }
      blue|static var blue: UIColor { get }
      cyan|static var cyan: UIColor { get }
      yellow|static var yellow: UIColor { get }
      magenta|static var magenta: UIColor { get }
      orange|static var orange: UIColor { get }
      purple|static var purple: UIColor { get }
      brown|static var brown: UIColor { get }
      label|static var label: UIColor { get }
      secondaryLabel|static var secondaryLabel: UIColor { get }
      tertiaryLabel|static var tertiaryLabel: UIColor { get }
      quaternaryLabel|static var quaternaryLabel: UIColor { get }
      placeholderText|static var placeholderText: UIColor { get }
      separator|static var separator: UIColor { get }
      opaqueSeparator|static var opaqueSeparator: UIColor { get }
      link|static var link: UIColor { get }
      tintColor|static var tintColor: UIColor { get }
      darkText|static var darkText: UIColor { get }
      lightText|static var lightText: UIColor { get }
      systemBackground|static var systemBackground: UIColor { get }
      secondarySystemBackground|static var secondarySystemBackground: UIColor { get }
      tertiarySystemBackground|static var tertiarySystemBackground: UIColor { get }
      systemGroupedBackground|static var systemGroupedBackground: UIColor { get }
      secondarySystemGroupedBackground|static var secondarySystemGroupedBackground: UIColor { get }
      tertiarySystemGroupedBackground|static var tertiarySystemGroupedBackground: UIColor { get }
      systemFill|static var systemFill: UIColor { get }
      secondarySystemFill|static var secondarySystemFill: UIColor { get }
      tertiarySystemFill|static var tertiarySystemFill: UIColor { get }
      quaternarySystemFill|static var quaternarySystemFill: UIColor { get }
      systemRed|static var systemRed: UIColor { get }
      systemOrange|static var systemOrange: UIColor { get }
      systemYellow|static var systemYellow: UIColor { get }
      systemGreen|static var systemGreen: UIColor { get }
      systemMint|static var systemMint: UIColor { get }
      systemTeal|static var systemTeal: UIColor { get }
      systemCyan|static var systemCyan: UIColor { get }
      systemBlue|static var systemBlue: UIColor { get }
      systemIndigo|static var systemIndigo: UIColor { get }
      systemPurple|static var systemPurple: UIColor { get }
      systemPink|static var systemPink: UIColor { get }
      systemBrown|static var systemBrown: UIColor { get }
      systemGray|static var systemGray: UIColor { get }
      systemGray2|static var systemGray2: UIColor { get }
      systemGray3|static var systemGray3: UIColor { get }
      systemGray4|static var systemGray4: UIColor { get }
      systemGray5|static var systemGray5: UIColor { get }
      systemGray6|static var systemGray6: UIColor { get }
      !UIDevice|class UIDevice: Sendable {}
      current|static var current: UIDevice { get }
      orientationDidChangeNotification|static var orientationDidChangeNotification: Notification.Name { get }
      name|var name: String { get }
      model|var model: String { get }
      systemName|var systemName: String { get }
      systemVersion|var systemVersion: String { get }
      orientation|var orientation: UIDeviceOrientation { get }
      userInterfaceIdiom|var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      identifierForVendor|var identifierForVendor: UUID? { get }
      batteryLevel|var batteryLevel: Float { get }
      beginGeneratingDeviceOrientationNotifications|func beginGeneratingDeviceOrientationNotifications()
      endGeneratingDeviceOrientationNotifications|func endGeneratingDeviceOrientationNotifications()
      !UIDeviceOrientation|enum UIDeviceOrientation: Int, Hashable, Sendable {}
      unknown|case unknown
      portrait|case portrait
      portraitUpsideDown|case portraitUpsideDown
      landscapeLeft|case landscapeLeft
      landscapeRight|case landscapeRight
      faceUp|case faceUp
      faceDown|case faceDown
      isPortrait|var isPortrait: Bool { get }
      isLandscape|var isLandscape: Bool { get }
      isFlat|var isFlat: Bool { get }
      !UIEdgeInsets|struct UIEdgeInsets: Hashable, Sendable {}
      top|var top: CGFloat { get set }
      left|var left: CGFloat { get set }
      bottom|var bottom: CGFloat { get set }
      right|var right: CGFloat { get set }
      init|init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0)
      zero|static var zero: UIEdgeInsets { get }
      !UIFeedbackGenerator|class UIFeedbackGenerator {}
      init|init()
      prepare|func prepare()
      !UIFont|class UIFont: Sendable {}
      pointSize|var pointSize: CGFloat { get }
      init|init?(name: String, size: CGFloat)
      systemFont|static func systemFont(ofSize size: CGFloat) -> UIFont
      systemFont|static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont
      italicSystemFont|static func italicSystemFont(ofSize size: CGFloat) -> UIFont
      monospacedSystemFont|static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont
      preferredFont|static func preferredFont(forTextStyle style: TextStyle) -> UIFont
      familyNames|static var familyNames: [String] { get }
      fontNames|static func fontNames(forFamilyName name: String) -> [String]
      boldSystemFont|static func boldSystemFont(ofSize size: CGFloat) -> UIFont
      !UIFont|extension UIFont {}
      !UIFont.TextStyle|struct TextStyle: Hashable, Sendable {}
      largeTitle|static var largeTitle: TextStyle { get }
      title1|static var title1: TextStyle { get }
      title2|static var title2: TextStyle { get }
      title3|static var title3: TextStyle { get }
      headline|static var headline: TextStyle { get }
      body|static var body: TextStyle { get }
      callout|static var callout: TextStyle { get }
      subheadline|static var subheadline: TextStyle { get }
      footnote|static var footnote: TextStyle { get }
      caption1|static var caption1: TextStyle { get }
      caption2|static var caption2: TextStyle { get }
      !UIGestureRecognizerDelegate|protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
      !UIGestureRecognizerRepresentable|protocol UIGestureRecognizerRepresentable {}
      makeUIGestureRecognizer|func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
      updateUIGestureRecognizer|func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
      handleUIGestureRecognizerAction|func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
      makeCoordinator|func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
      !UIGestureRecognizerRepresentable|extension UIGestureRecognizerRepresentable {}
      updateUIGestureRecognizer|func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
      handleUIGestureRecognizerAction|func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
      !UIGestureRecognizerRepresentable|extension UIGestureRecognizerRepresentable where Coordinator == Void {}
      makeCoordinator|func makeCoordinator(converter: CoordinateSpaceConverter)
      !UIGestureRecognizerRepresentable.Context|typealias Context = UIGestureRecognizerRepresentableContext<Self>
      !UIGestureRecognizerRepresentable.CoordinateSpaceConverter|typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
      !UIGestureRecognizerRepresentable.Coordinator|associatedtype Coordinator = Void
      !UIGestureRecognizerRepresentable.UIGestureRecognizerType|associatedtype UIGestureRecognizerType: UIGestureRecognizer
      !UIGestureRecognizerRepresentableContext|struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {}
      coordinator|var coordinator: Representable.Coordinator { get }
      converter|var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { get }
      !UIGestureRecognizerRepresentableCoordinateSpaceConverter|struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {}
      localLocation|var localLocation: CGPoint { get }
      localTranslation|var localTranslation: CGPoint? { get }
      localVelocity|var localVelocity: CGPoint? { get }
      !UIImage|class UIImage: Hashable {}
      size|var size: Size { get }
      init|init?(named name: String)
      init|init?(systemName name: String)
      init|init?(data: Data)
      init|init?(contentsOfFile path: String)
      ==|static func == (a: UIImage, b: UIImage) -> Bool
      hash|func hash(into hasher: inout Hasher)
      !UIImagePickerControllerDelegate|protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
      imagePickerController|func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      imagePickerControllerDidCancel|func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      !UIImagePickerControllerDelegate|extension UIImagePickerControllerDelegate {}
      imagePickerController|func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any] )
      imagePickerControllerDidCancel|func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      !UIImpactFeedbackGenerator|class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
      init|init(style: FeedbackStyle)
      init|init()
      impactOccurred|func impactOccurred()
      impactOccurred|func impactOccurred(intensity: CGFloat)
      !UIImpactFeedbackGenerator.FeedbackStyle|enum FeedbackStyle: Int, Sendable {}
      light|case light
      medium|case medium
      heavy|case heavy
      soft|case soft
      rigid|case rigid
      !UIKeyboardType|enum UIKeyboardType: Int, Hashable, Sendable {}
      default|case `default`
      asciiCapable|case asciiCapable
      numbersAndPunctuation|case numbersAndPunctuation
      URL|case URL
      numberPad|case numberPad
      phonePad|case phonePad
      namePhonePad|case namePhonePad
      emailAddress|case emailAddress
      decimalPad|case decimalPad
      twitter|case twitter
      webSearch|case webSearch
      asciiCapableNumberPad|case asciiCapableNumberPad
      alphabet|static var alphabet: _ { get }
      !UINavigationBar|class UINavigationBar: UIView {}
      barTintColor|var barTintColor: UIColor? { get set }
      isTranslucent|var isTranslucent: Bool { get set }
      prefersLargeTitles|var prefersLargeTitles: Bool { get set }
      titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any]? { get set }
      largeTitleTextAttributes|var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get set }
      shadowImage|var shadowImage: UIImage? { get set }
      standardAppearance|var standardAppearance: UINavigationBarAppearance { get set }
      compactAppearance|var compactAppearance: UINavigationBarAppearance? { get set }
      scrollEdgeAppearance|var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
      !UINavigationBarAppearance|class UINavigationBarAppearance: UIBarAppearance {}
      titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
      largeTitleTextAttributes|var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get set }
      !UINavigationControllerDelegate|protocol UINavigationControllerDelegate: NSObjectProtocol {}
      !UINotificationFeedbackGenerator|class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
      notificationOccurred|func notificationOccurred(_ type: FeedbackType)
      !UINotificationFeedbackGenerator.FeedbackType|enum FeedbackType: Int, Sendable {}
      success|case success
      warning|case warning
      error|case error
      !UIPageControl|class UIPageControl: UIControl {}
      numberOfPages|var numberOfPages: Int { get set }
      currentPage|var currentPage: Int { get set }
      hidesForSinglePage|var hidesForSinglePage: Bool { get set }
      currentPageIndicatorTintColor|var currentPageIndicatorTintColor: UIColor? { get set }
      pageIndicatorTintColor|var pageIndicatorTintColor: UIColor? { get set }
      !UIPasteboard|class UIPasteboard: Sendable {}
      general|static var general: UIPasteboard { get }
      string|var string: String? { get set }
      strings|var strings: [String]? { get set }
      !UIPickerViewDataSource|protocol UIPickerViewDataSource: NSObjectProtocol {}
      numberOfComponents|func numberOfComponents(in pickerView: UIPickerView) -> Int
      pickerView|func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
      !UIPickerViewDelegate|protocol UIPickerViewDelegate: NSObjectProtocol {}
      pickerView|func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      pickerView|func pickerView( _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView? ) -> UIView
      pickerView|func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      !UIPickerViewDelegate|extension UIPickerViewDelegate {}
      pickerView|func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      pickerView|func pickerView( _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView? ) -> UIView
      pickerView|func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      !UIRectCorner|struct UIRectCorner: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: UInt { get }
      init|init(rawValue: UInt)
      topLeft|static var topLeft: UIRectCorner { get }
      topRight|static var topRight: UIRectCorner { get }
      bottomLeft|static var bottomLeft: UIRectCorner { get }
      bottomRight|static var bottomRight: UIRectCorner { get }
      allCorners|static var allCorners: UIRectCorner { get }
      !UIScreen|class UIScreen: Sendable {}
      main|static var main: UIScreen { get }
      bounds|var bounds: Rect { get }
      nativeBounds|var nativeBounds: Rect { get }
      scale|var scale: CGFloat { get }
      nativeScale|var nativeScale: CGFloat { get }
      brightness|var brightness: CGFloat { get }
      !UISearchBarDelegate|protocol UISearchBarDelegate: NSObjectProtocol {}
      searchBar|func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      searchBarSearchButtonClicked|func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      searchBarCancelButtonClicked|func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      searchBarTextDidBeginEditing|func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      searchBarTextDidEndEditing|func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      !UISearchBarDelegate|extension UISearchBarDelegate {}
      searchBar|func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      searchBarSearchButtonClicked|func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      searchBarCancelButtonClicked|func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      searchBarTextDidBeginEditing|func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      searchBarTextDidEndEditing|func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      !UISegmentedControl|class UISegmentedControl: UIControl {}
      selectedSegmentTintColor|var selectedSegmentTintColor: UIColor? { get set }
      setTitleTextAttributes|func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
      !UISelectionFeedbackGenerator|class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
      selectionChanged|func selectionChanged()
      !UISlider|class UISlider: UIControl {}
      value|var value: Float { get set }
      minimumValue|var minimumValue: Float { get set }
      maximumValue|var maximumValue: Float { get set }
      isContinuous|var isContinuous: Bool { get set }
      thumbTintColor|var thumbTintColor: UIColor? { get set }
      minimumTrackTintColor|var minimumTrackTintColor: UIColor? { get set }
      maximumTrackTintColor|var maximumTrackTintColor: UIColor? { get set }
      !UISwitch|class UISwitch: UIControl {}
      isOn|var isOn: Bool { get set }
      onTintColor|var onTintColor: UIColor? { get set }
      thumbTintColor|var thumbTintColor: UIColor? { get set }
      !UITabBar|class UITabBar: UIView {}
      barTintColor|var barTintColor: UIColor? { get set }
      unselectedItemTintColor|var unselectedItemTintColor: UIColor? { get set }
      isTranslucent|var isTranslucent: Bool { get set }
      backgroundImage|var backgroundImage: UIImage? { get set }
      shadowImage|var shadowImage: UIImage? { get set }
      standardAppearance|var standardAppearance: UITabBarAppearance { get set }
      scrollEdgeAppearance|var scrollEdgeAppearance: UITabBarAppearance? { get set }
      !UITabBarAppearance|class UITabBarAppearance: UIBarAppearance {}
      stackedLayoutAppearance|var stackedLayoutAppearance: UITabBarItemAppearance { get set }
      inlineLayoutAppearance|var inlineLayoutAppearance: UITabBarItemAppearance { get set }
      compactInlineLayoutAppearance|var compactInlineLayoutAppearance: UITabBarItemAppearance { get set }
      !UITabBarItemAppearance|class UITabBarItemAppearance {}
      normal|var normal: State { get }
      selected|var selected: State { get }
      disabled|var disabled: State { get }
      focused|var focused: State { get }
      init|init()
      !UITabBarItemAppearance.State|class State {}
      iconColor|var iconColor: UIColor? { get set }
      titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
      badgeBackgroundColor|var badgeBackgroundColor: UIColor? { get set }
      !UITableView|class UITableView: UIScrollView {}
      separatorStyle|var separatorStyle: _ { get set }
      separatorColor|var separatorColor: UIColor? { get set }
      sectionHeaderTopPadding|var sectionHeaderTopPadding: CGFloat { get set }
      tableFooterView|var tableFooterView: UIView? { get set }
      allowsSelection|var allowsSelection: Bool { get set }
      !UITableView.SeparatorStyle|enum SeparatorStyle: Int, Sendable {}
      none|case none
      singleLine|case singleLine
      !UITableViewCell|class UITableViewCell: UIView {}
      selectionStyle|var selectionStyle: _ { get set }
      selectedBackgroundView|var selectedBackgroundView: UIView? { get set }
      !UITableViewCell.SelectionStyle|enum SelectionStyle: Int, Sendable {}
      none|case none
      blue|case blue
      gray|case gray
      default|case `default`
      !UITextAutocapitalizationType|enum UITextAutocapitalizationType: Int, Hashable, Sendable {}
      none|case none
      words|case words
      sentences|case sentences
      allCharacters|case allCharacters
      !UITextContentType|struct UITextContentType: Hashable, Sendable, RawRepresentable {}
      rawValue|var rawValue: String { get }
      init|init(rawValue: String)
      name|static var name: UITextContentType { get }
      namePrefix|static var namePrefix: UITextContentType { get }
      givenName|static var givenName: UITextContentType { get }
      middleName|static var middleName: UITextContentType { get }
      familyName|static var familyName: UITextContentType { get }
      nickname|static var nickname: UITextContentType { get }
      jobTitle|static var jobTitle: UITextContentType { get }
      organizationName|static var organizationName: UITextContentType { get }
      location|static var location: UITextContentType { get }
      fullStreetAddress|static var fullStreetAddress: UITextContentType { get }
      streetAddressLine1|static var streetAddressLine1: UITextContentType { get }
      streetAddressLine2|static var streetAddressLine2: UITextContentType { get }
      addressCity|static var addressCity: UITextContentType { get }
      addressState|static var addressState: UITextContentType { get }
      postalCode|static var postalCode: UITextContentType { get }
      countryName|static var countryName: UITextContentType { get }
      telephoneNumber|static var telephoneNumber: UITextContentType { get }
      emailAddress|static var emailAddress: UITextContentType { get }
      URL|static var URL: UITextContentType { get }
      creditCardNumber|static var creditCardNumber: UITextContentType { get }
      username|static var username: UITextContentType { get }
      password|static var password: UITextContentType { get }
      newPassword|static var newPassword: UITextContentType { get }
      oneTimeCode|static var oneTimeCode: UITextContentType { get }
      !UITextFieldDelegate|protocol UITextFieldDelegate: NSObjectProtocol {}
      textFieldShouldReturn|func textFieldShouldReturn(_ textField: UITextField) -> Bool
      textFieldDidBeginEditing|func textFieldDidBeginEditing(_ textField: UITextField)
      textFieldDidEndEditing|func textFieldDidEndEditing(_ textField: UITextField)
      textFieldDidChangeSelection|func textFieldDidChangeSelection(_ textField: UITextField)
      textField|func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool
      !UITextFieldDelegate|extension UITextFieldDelegate {}
      textFieldShouldReturn|func textFieldShouldReturn(_ textField: UITextField) -> Bool
      textFieldDidBeginEditing|func textFieldDidBeginEditing(_ textField: UITextField)
      textFieldDidEndEditing|func textFieldDidEndEditing(_ textField: UITextField)
      textFieldDidChangeSelection|func textFieldDidChangeSelection(_ textField: UITextField)
      textField|func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool
      !UITextViewDelegate|protocol UITextViewDelegate: NSObjectProtocol {}
      textViewDidChange|func textViewDidChange(_ textView: UITextView)
      textViewDidBeginEditing|func textViewDidBeginEditing(_ textView: UITextView)
      textViewDidEndEditing|func textViewDidEndEditing(_ textView: UITextView)
      textView|func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      !UITextViewDelegate|extension UITextViewDelegate {}
      textViewDidChange|func textViewDidChange(_ textView: UITextView)
      textViewDidBeginEditing|func textViewDidBeginEditing(_ textView: UITextView)
      textViewDidEndEditing|func textViewDidEndEditing(_ textView: UITextView)
      textView|func textView( _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String ) -> Bool
      !UITraitCollection|class UITraitCollection: Sendable {}
      userInterfaceStyle|var userInterfaceStyle: UIUserInterfaceStyle { get }
      current|static var current: UITraitCollection { get }
      init|init(userInterfaceStyle: UIUserInterfaceStyle)
      !UIUserInterfaceIdiom|enum UIUserInterfaceIdiom: Int, Hashable, Sendable {}
      unspecified|case unspecified
      phone|case phone
      pad|case pad
      tv|case tv
      carPlay|case carPlay
      mac|case mac
      vision|case vision
      !UIUserInterfaceStyle|enum UIUserInterfaceStyle: Int, Hashable, Sendable {}
      unspecified|case unspecified
      light|case light
      dark|case dark
      !UIView|extension UIView {}
      appearance|static func appearance() -> Self
      !UIViewControllerRepresentable|protocol UIViewControllerRepresentable: View where Body == Never {}
      makeUIViewController|func makeUIViewController(context: Context) -> UIViewControllerType
      updateUIViewController|func updateUIViewController( _ uiViewController: UIViewControllerType, context: Context)
      dismantleUIViewController|static func dismantleUIViewController( _ uiViewController: UIViewControllerType, coordinator: Coordinator)
      makeCoordinator|func makeCoordinator() -> Coordinator
      !UIViewControllerRepresentable|extension UIViewControllerRepresentable {}
      dismantleUIViewController|static func dismantleUIViewController( _ uiViewController: UIViewControllerType, coordinator: Coordinator )
      body|var body: Never { get }
      !UIViewControllerRepresentable|extension UIViewControllerRepresentable where Coordinator == Void {}
      makeCoordinator|func makeCoordinator()
      !UIViewControllerRepresentable.Context|typealias Context = UIViewControllerRepresentableContext<Self>
      !UIViewControllerRepresentable.Coordinator|associatedtype Coordinator = Void
      !UIViewControllerRepresentable.UIViewControllerType|associatedtype UIViewControllerType: UIViewController
      !UIViewControllerRepresentableContext|struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
      coordinator|var coordinator: Representable.Coordinator { get }
      transaction|var transaction: Transaction { get }
      environment|var environment: EnvironmentValues { get }
      !UIViewRepresentable|protocol UIViewRepresentable: View where Body == Never {}
      makeUIView|func makeUIView(context: Context) -> UIViewType
      updateUIView|func updateUIView(_ uiView: UIViewType, context: Context)
      dismantleUIView|static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      makeCoordinator|func makeCoordinator() -> Coordinator
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
      !UIViewRepresentable|extension UIViewRepresentable {}
      dismantleUIView|static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
      body|var body: Never { get }
      !UIViewRepresentable|extension UIViewRepresentable where Coordinator == Void {}
      makeCoordinator|func makeCoordinator()
      !UIViewRepresentable.Context|typealias Context = UIViewRepresentableContext<Self>
      !UIViewRepresentable.Coordinator|associatedtype Coordinator = Void
      !UIViewRepresentable.UIViewType|associatedtype UIViewType: UIView
      !UIViewRepresentableContext|struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
      coordinator|var coordinator: Representable.Coordinator { get }
      transaction|var transaction: Transaction { get }
      environment|var environment: EnvironmentValues { get }
      !UIWindowScene|class UIWindowScene: UIScene {}
      windows|var windows: [UIWindow] { get }
      keyWindow|var keyWindow: UIWindow? { get }
      screen|var screen: UIScreen { get }
      >UInt|struct UInt: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt16|struct UInt16: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt32|struct UInt32: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt64|struct UInt64: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt8|struct UInt8: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt8|extension UInt8 {}
      init|init(ascii v: Unicode.Scalar)
      >URL|struct URL: Hashable, Sendable {}
      init|init?(string: String)
      init|init?(string: String, relativeTo url: URL?)
      init|init(fileURLWithPath path: String)
      init|init(fileURLWithPath path: String, isDirectory: Bool)
      init|init(filePath path: String)
      absoluteString|var absoluteString: String { get }
      relativeString|var relativeString: String { get }
      relativePath|var relativePath: String { get }
      baseURL|var baseURL: URL? { get }
      absoluteURL|var absoluteURL: URL { get }
      scheme|var scheme: String? { get }
      user|var user: String? { get }
      password|var password: String? { get }
      host|var host: String? { get }
      port|var port: Int? { get }
      path|var path: String { get }
      query|var query: String? { get }
      fragment|var fragment: String? { get }
      lastPathComponent|var lastPathComponent: String { get }
      pathExtension|var pathExtension: String { get }
      pathComponents|var pathComponents: [String] { get }
      isFileURL|var isFileURL: Bool { get }
      hasDirectoryPath|var hasDirectoryPath: Bool { get }
      standardized|var standardized: URL { get }
      description|var description: String { get }
      host|func host(percentEncoded: Bool = 0) -> String?
      user|func user(percentEncoded: Bool = 0) -> String?
      password|func password(percentEncoded: Bool = 0) -> String?
      path|func path(percentEncoded: Bool = 0) -> String
      query|func query(percentEncoded: Bool = 0) -> String?
      fragment|func fragment(percentEncoded: Bool = 0) -> String?
      appendingPathComponent|func appendingPathComponent(_ pathComponent: String) -> URL
      appendingPathComponent|func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      appendingPathExtension|func appendingPathExtension(_ pathExtension: String) -> URL
      deletingLastPathComponent|func deletingLastPathComponent() -> URL
      deletingPathExtension|func deletingPathExtension() -> URL
      appending|func appending(path: some StringProtocol) -> URL
      appending|func appending(component: some StringProtocol) -> URL
      appending|func appending(components: some StringProtocol...) -> URL
      appending|func appending(queryItems: [URLQueryItem]) -> URL
      appendPathComponent|mutating func appendPathComponent(_ pathComponent: String)
      appendPathExtension|mutating func appendPathExtension(_ pathExtension: String)
      deleteLastPathComponent|mutating func deleteLastPathComponent()
      deletePathExtension|mutating func deletePathExtension()
      append|mutating func append(path: some StringProtocol)
      append|mutating func append(component: some StringProtocol)
      append|mutating func append(queryItems: [URLQueryItem])
      !URL|extension URL {}
      documentsDirectory|static var documentsDirectory: URL { get }
      cachesDirectory|static var cachesDirectory: URL { get }
      temporaryDirectory|static var temporaryDirectory: URL { get }
      >URLComponents|struct URLComponents: Hashable, Sendable {}
      init|init()
      init|init?(string: String)
      init|init?(url: URL, resolvingAgainstBaseURL: Bool)
      url|var url: URL? { get }
      string|var string: String? { get }
      scheme|var scheme: String? { get set }
      user|var user: String? { get set }
      password|var password: String? { get set }
      host|var host: String? { get set }
      port|var port: Int? { get }
      path|var path: String { get set }
      query|var query: String? { get set }
      fragment|var fragment: String? { get set }
      percentEncodedPath|var percentEncodedPath: String { get }
      percentEncodedHost|var percentEncodedHost: String? { get }
      percentEncodedQuery|var percentEncodedQuery: String? { get }
      percentEncodedFragment|var percentEncodedFragment: String? { get }
      queryItems|var queryItems: [URLQueryItem]? { get set }
      >URLQueryItem|struct URLQueryItem: Hashable, Sendable {}
      init|init(name: String, value: String?)
      name|var name: String { get set }
      value|var value: String? { get set }
      description|var description: String { get }
      >URLRequest|struct URLRequest {}
      >URLResponse|class URLResponse {}
      >URLSession|class URLSession {}
      shared|static var shared: URLSession { get }
      data|func data(from url: URL) async throws -> (Data, URLResponse)
      data|func data(for request: URLRequest) async throws -> (Data, URLResponse)
      >UUID|extension UUID: Identifiable {}
      >UUID|struct UUID: Hashable, Comparable, Sendable {}
      init|init()
      init|init?(uuidString string: String)
      uuidString|var uuidString: String { get }
      description|var description: String { get }
      !UnaryLayoutRule|protocol UnaryLayoutRule: LayoutRule {}
      !UnaryLayoutRule|extension UnaryLayoutRule {}
      forwardsChildTraits|var forwardsChildTraits: Bool { get }
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      !UnevenRoundedRectangle|extension UnevenRoundedRectangle {}
      init|init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0)
      !UnevenRoundedRectangle|struct UnevenRoundedRectangle: _MovableOutline {}
      topLeading|var topLeading: _ { get set }
      bottomLeading|var bottomLeading: _ { get set }
      bottomTrailing|var bottomTrailing: _ { get set }
      topTrailing|var topTrailing: Double { get set }
      animatableData|var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> { get set }
      init|init( topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = 0 )
      path|func path(in rect: Rect, inset: Double) -> Path
      >Unicode.Scalar|extension Unicode.Scalar: Hashable, Comparable {}
      init|init(_ v: UInt8)
      init|init?(_ v: UInt32)
      init|init?(_ v: Int)
      init|init?(_ description: String)
      value|var value: UInt32 { get }
      isASCII|var isASCII: Bool { get }
      description|var description: String { get }
      debugDescription|var debugDescription: String { get }
      !UnitCurve|struct UnitCurve: Hashable, Sendable {}
      bezier|static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
      linear|static var linear: UnitCurve { get }
      easeIn|static var easeIn: UnitCurve { get }
      easeOut|static var easeOut: UnitCurve { get }
      easeInOut|static var easeInOut: UnitCurve { get }
      circularEaseIn|static var circularEaseIn: UnitCurve { get }
      circularEaseOut|static var circularEaseOut: UnitCurve { get }
      circularEaseInOut|static var circularEaseInOut: UnitCurve { get }
      inverse|var inverse: UnitCurve { get }
      value|func value(at progress: Double) -> Double
      velocity|func velocity(at progress: Double) -> Double
      !UnitPoint|struct UnitPoint: Hashable, Sendable {}
      x|var x: Double { get set }
      y|var y: Double { get set }
      init|init(x: Double, y: Double)
      zero|static var zero: UnitPoint { get }
      center|static var center: UnitPoint { get }
      leading|static var leading: UnitPoint { get }
      trailing|static var trailing: UnitPoint { get }
      top|static var top: UnitPoint { get }
      bottom|static var bottom: UnitPoint { get }
      topLeading|static var topLeading: UnitPoint { get }
      topTrailing|static var topTrailing: UnitPoint { get }
      bottomLeading|static var bottomLeading: UnitPoint { get }
      bottomTrailing|static var bottomTrailing: UnitPoint { get }
      !UnitPoint|extension UnitPoint: Animatable {}
      animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
      !UnitPoint|extension UnitPoint {}
      !UnitPoint|extension UnitPoint {}
      >UnkeyedDecodingContainer|protocol UnkeyedDecodingContainer {}
      codingPath|var codingPath: [any CodingKey] { get }
      count|var count: Int? { get }
      isAtEnd|var isAtEnd: Bool { get }
      currentIndex|var currentIndex: Int { get }
      decode|mutating func decode<T>(_ type: T.Type) throws -> T
      decodeIfPresent|mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
      decodeNil|mutating func decodeNil() throws -> Bool
      nestedContainer|mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
      nestedUnkeyedContainer|mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      superDecoder|mutating func superDecoder() throws -> any Decoder
      >UserDefaults|class UserDefaults: Hashable {}
      standard|static var standard: UserDefaults { get }
      init|init()
      init|init?(suiteName suitename: String?)
      set|func set(_ value: Any?, forKey defaultName: String)
      setValue|func setValue(_ value: Any?, forKey key: String)
      removeObject|func removeObject(forKey defaultName: String)
      register|func register(defaults registrationDictionary: [String: Any])
      object|func object(forKey defaultName: String) -> Any?
      value|func value(forKey key: String) -> Any?
      string|func string(forKey defaultName: String) -> String?
      array|func array(forKey defaultName: String) -> [Any]?
      stringArray|func stringArray(forKey defaultName: String) -> [String]?
      dictionary|func dictionary(forKey defaultName: String) -> [String: Any]?
      data|func data(forKey defaultName: String) -> Data?
      url|func url(forKey defaultName: String) -> URL?
      integer|func integer(forKey defaultName: String) -> Int
      double|func double(forKey defaultName: String) -> Double
      float|func float(forKey defaultName: String) -> Float
      bool|func bool(forKey defaultName: String) -> Bool
      synchronize|func synchronize() -> Bool
      !UserInterfaceSizeClass|enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {}
      compact|case compact
      regular|case regular
      !VSplitView|struct VSplitView: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !VStack|struct VStack<Content: View>: StackView {}
      init|init(alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
      !VStackLayout|struct VStackLayout: IdentityLayout {}
      alignment|var alignment: HorizontalAlignment { get set }
      spacing|var spacing: Double? { get set }
      init|init(alignment: HorizontalAlignment = 0, spacing: Double? = 0)
      rule|var rule: any LayoutRule { get }
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      !VectorArithmetic|protocol VectorArithmetic: AdditiveArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !VectorArithmetic|extension VectorArithmetic {}
      !VerticalAlignment|struct VerticalAlignment: Hashable, Sendable {}
      key|var key: AlignmentKey { get }
      init|init(_ id: any AlignmentID.Type)
      init|init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double)
      top|static var top: VerticalAlignment { get }
      center|static var center: VerticalAlignment { get }
      bottom|static var bottom: VerticalAlignment { get }
      firstTextBaseline|static var firstTextBaseline: VerticalAlignment { get }
      lastTextBaseline|static var lastTextBaseline: VerticalAlignment { get }
      !VerticalEdge|enum VerticalEdge: String, Hashable, Sendable, CaseIterable {}
      top|case top
      bottom|case bottom
      !VerticalEdge.Set|struct Set: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      top|static var top: Set { get }
      bottom|static var bottom: Set { get }
      all|static var all: Set { get }
      """#)
}
