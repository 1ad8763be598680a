import SwiftSyntax

/// A view or modifier that a fence uses, as its source has it: `frame(maxWidth:)`, in an `HStack`.
package struct ViewUse: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable { case view, modifier }

  package var kind: Kind
  package var name: String
  /// The name with its arguments' labels: `frame(maxWidth:)`, `HStack(spacing:)`; the name alone without arguments.
  package var form: String
  /// The view or modifier whose content it stands in: `HStack`, `.overlay`; `nil` where it stands by itself.
  package var container: String?

  package init(kind: Kind, name: String, form: String, container: String?) {
    (self.kind, self.name, self.form, self.container) = (kind, name, form, container)
  }
}

/// The views and modifiers in a fence, each form in each container once, in the order of the source.
package func viewUses(in fence: ParsedFence, knowing known: KnownViewNames) -> [ViewUse] {
  guard let tree = fence.tree else { return [] }
  let finder = ViewUseFinder(known)
  finder.walk(tree)
  return finder.uses
}

/// Names of views and modifiers, for telling them from other calls.
package struct KnownViewNames: Sendable {
  package let views: Set<String>
  /// Labels that a modifier's arguments may have, of all its forms; `nil` where they may be any.
  package let modifiers: [String: Set<String>?]
  /// What is called and makes no view.
  package let otherFunctions: Set<String>

  package init(views: Set<String>, modifiers: [String: Set<String>?], otherFunctions: Set<String>) {
    (self.views, self.modifiers, self.otherFunctions) = (views, modifiers, otherFunctions)
  }

  /// Whether a call is of a view: of a known one, or of one that notes declare.
  func isView(_ name: String) -> Bool {
    views.contains(name) || (name.first?.isUppercase == true && !otherFunctions.contains(name))
  }
}

private final class ViewUseFinder: SyntaxVisitor {
  private(set) var uses: [ViewUse] = []
  private var seen: Set<ViewUse> = []
  private let known: KnownViewNames
  /// These show their content in the container around them.
  private static let transparent: Set<String> = ["ForEach", "Group"]

  init(_ known: KnownViewNames) {
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if known.views.contains(name) { add(.view, name, node) }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let name = member.declName.baseName.text
      let labels = node.arguments.compactMap(\.label?.text)
      if let allowed = known.modifiers[name], allowed?.isSuperset(of: labels) ?? true { add(.modifier, name, node) }
    }
    return .visitChildren
  }

  /// `Color.red` where a view can stand is a view too.
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

  /// What was found for calls before.
  private var containers: [SyntaxIdentifier: String?] = [:]

  private func add(_ kind: ViewUse.Kind, _ name: String, _ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    let form = labels.isEmpty ? name : "\(name)(\(labels.joined()))"
    insert(ViewUse(kind: kind, name: name, form: form, container: container(of: Syntax(node))))
  }

  private func insert(_ use: ViewUse) { if seen.insert(use).inserted { uses.append(use) } }

  /// The nearest call that has the node among its arguments or in its closures.
  private func container(of node: Syntax) -> String? {
    var (child, parent) = (node, node.parent)
    var container: String?
    while let current = parent {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if child.id != Syntax(call.calledExpression).id, let name = containerName(call) {
          container = name
          break
        }
        // Outer calls are visited first: a long chain is not climbed again for each of its calls.
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
