import Foundation
import VitrineLayout
import VitrineUI

// The views of UIKit that apps put into SwiftUI's. They keep what is set; figures draw a labelled box in their place.

/// A view of UIKit.
open class UIView: UIResponder {
  /// The way in which content is placed in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  public var frame: Rect
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
  public var center: Point { Point(x: frame.midX, y: frame.midY) }
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var isOpaque = true
  public var tag = 0
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var contentMode = ContentMode.scaleToFill
  public var translatesAutoresizingMaskIntoConstraints = true
  public var gestureRecognizers: [UIGestureRecognizer]?
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var intrinsicContentSize: Size { Size(width: -1, height: -1) }
  public var window: UIWindow? { nil }
  open override var next: UIResponder? { superview }

  public convenience override init() { self.init(frame: .zero) }
  public init(frame: Rect) { self.frame = frame }
  /// Creates a view from an archive, which figures don't read.
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}

/// A recognizer of touches of UIKit, which recognizes nothing here.
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public var name: String?
  public var state = State.possible
  public var isEnabled = true
  public weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public override init() {}
  public func location(in view: UIView?) -> Point { .zero }
}

/// A delegate that decides on recognizers of touches.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// A recognizer of dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  public func translation(in view: UIView?) -> Point { .zero }
  public func velocity(in view: UIView?) -> Point { .zero }
  public func setTranslation(_ translation: Point, in view: UIView?) {}
}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
}

/// A recognizer of a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
}

/// A scrolling view of UIKit.
open class UIScrollView: UIView {
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var contentOffset = Point.zero
  public var contentSize = Size.zero
  public var contentInset = UIEdgeInsets.zero
}

/// A control of UIKit.
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public var isEnabled = true
  public var isSelected = false
}

/// A label of UIKit.
open class UILabel: UIView {
  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var attributedText: NSAttributedString?
}

/// The alignment of lines, as UIKit names it.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A view of UIKit that shows an image.
open class UIImageView: UIView {
  public var image: UIImage?
}

/// A view of UIKit that blurs what is behind it.
open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public convenience init(effect: UIVisualEffect?) {
    self.init()
    self.effect = effect
  }
}

/// An effect of UIKit on what is behind a view.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
public final class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  }
  public let style: Style
  public init(style: Style) { self.style = style }
}

/// A wheel of UIKit that turns while something happens.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable { case medium, large }
  public var style = Style.medium
  public var color: UIColor?
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}

/// A picker of UIKit with wheels.
open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func selectedRow(inComponent component: Int) -> Int { -1 }
  public func reloadAllComponents() {}
}

/// A source of the numbers of a picker's wheels and rows.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that makes the rows of a picker and hears of chosen ones.
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
