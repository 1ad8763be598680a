import Foundation
import VitrineLayout
import VitrineUI

// The views of UIKit in which people write. They keep what is set.

/// A text field of UIKit.
open class UITextField: UIControl {
  /// Whether a button clears the field.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The border of the field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public var text: String?
  public var placeholder: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var borderStyle = BorderStyle.none
  public var clearButtonMode = ViewMode.never
  public var isSecureTextEntry = false
  public var keyboardType = UIKeyboardType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public weak var delegate: (any UITextFieldDelegate)?
}

/// A receiver of what people write in a field.
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// A text editor of UIKit.
open class UITextView: UIScrollView {
  public var text = ""
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isEditable = true
  public var isSelectable = true
  public var textContainerInset = UIEdgeInsets(top: 8, bottom: 8)
  public var attributedText: NSAttributedString?
  public weak var delegate: (any UITextViewDelegate)?
}

/// A receiver of what people write in an editor.
public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A search bar of UIKit.
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public var text: String?
  public var placeholder: String?
  public var searchBarStyle = Style.default
  public var showsCancelButton = false
  public var autocapitalizationType = UITextAutocapitalizationType.none
  public weak var delegate: (any UISearchBarDelegate)?
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

/// A receiver of what people search for.
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
