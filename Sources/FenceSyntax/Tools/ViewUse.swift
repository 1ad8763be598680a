import SwiftSyntax

/// A view or modifier that a fence uses, as in its source: `frame(maxWidth:)`, in an `HStack`.
package struct ViewUse: Hashable, Encodable, Sendable {
  package enum Kind: String, Hashable, Encodable, Sendable, CaseIterable { case view, modifier }

  package var kind: Kind
  package var name: String
  /// The name with the labels of its arguments: `frame(maxWidth:)`, `HStack(spacing:)`; the name alone without
  /// arguments.
  package var form: String
  /// The view or modifier whose content contains the use: `HStack`, `.overlay`; `nil` at the top level.
  package var container: String?

  package init(kind: Kind, name: String, form: String, container: String?) {
    (self.kind, self.name, self.form, self.container) = (kind, name, form, container)
  }
}

/// Returns the views and modifiers in a fence, each form once for each container, in the order of the source.
///
/// - Parameter declared: the types that the note declares, which are left out.
package func viewUses(
  in fence: ParsedFence, knowing known: KnownViewNames, besides declared: Set<String> = []
) -> [ViewUse] {
  guard let tree = fence.tree else { return [] }
  let finder = ViewUseFinder(known, declared)
  finder.walk(tree)
  return finder.uses
}

/// The names of views and modifiers, to distinguish them from other calls.
package struct KnownViewNames: Sendable {
  package let views: Set<String>
  /// The argument labels of all forms of each modifier; `nil` where any label is allowed.
  package let modifiers: [String: Set<String>?]
  /// The names of functions and types that make no view.
  package let otherFunctions: Set<String>

  package init(views: Set<String>, modifiers: [String: Set<String>?], otherFunctions: Set<String>) {
    (self.views, self.modifiers, self.otherFunctions) = (views, modifiers, otherFunctions)
  }

  /// Whether a call makes a view: a known one, or one that the note declares.
  func isView(_ name: String) -> Bool {
    views.contains(name) || (name.first?.isUppercase == true && !otherFunctions.contains(name))
  }
}

private final class ViewUseFinder: SyntaxVisitor {
  private(set) var uses: [ViewUse] = []
  private var seen: Set<ViewUse> = []
  private let known: KnownViewNames
  /// The views that pass their content on to the container around them.
  private static let transparent: Set<String> = ["ForEach", "Group"]

  /// The types that the note declares.
  private let declared: Set<String>

  init(_ known: KnownViewNames, _ declared: Set<String>) {
    (self.known, self.declared) = (known, declared)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if known.views.contains(name), !declared.contains(name) { add(.view, name, node) }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let name = member.declName.baseName.text
      let labels = node.arguments.compactMap(\.label?.text)
      if let allowed = known.modifiers[name], allowed?.isSuperset(of: labels) ?? true { add(.modifier, name, node) }
    }
    return .visitChildren
  }

  /// Also collects `Color.red` where a view can be.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(var expression) = node.item else { return .visitChildren }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "Color" {
          insert(ViewUse(kind: .view, name: name, form: name, container: container(of: Syntax(node))))
        }
        expression = base
      } else {
        return .visitChildren
      }
    }
  }

  /// The containers that have been found for calls.
  private var containers: [SyntaxIdentifier: String?] = [:]

  private func add(_ kind: ViewUse.Kind, _ name: String, _ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    let form = labels.isEmpty ? name : "\(name)(\(labels.joined()))"
    insert(ViewUse(kind: kind, name: name, form: form, container: container(of: Syntax(node))))
  }

  private func insert(_ use: ViewUse) { if seen.insert(use).inserted { uses.append(use) } }

  /// Returns the nearest call that contains the node in its arguments or closures.
  private func container(of node: Syntax) -> String? {
    var (child, parent) = (node, node.parent)
    var container: String?
    while let current = parent {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if child.id != Syntax(call.calledExpression).id, let name = containerName(call) {
          container = name
          break
        }
        // Outer calls are visited first, so a long chain is not walked again for each of its calls.
        if let known = containers[current.id] {
          container = known
          break
        }
      }
      (child, parent) = (current, current.parent)
    }
    containers[node.id] = .some(container)
    return container
  }

  private func containerName(_ call: FunctionCallExprSyntax) -> String? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return known.isView(name) && !Self.transparent.contains(name) ? name : nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
    let name = member.declName.baseName.text
    return known.modifiers[name] != nil ? "." + name : nil
  }
}
