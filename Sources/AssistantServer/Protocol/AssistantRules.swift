/// The rules for assistants, which `vitrine new --assistant` writes and the server gives as a resource.
package enum AssistantRules {
  package static let path = "AGENTS.md"

  package static let text = """
    # SwiftUI in this folder

    There is no Mac here. Vitrine lays out and draws SwiftUI code; use it instead of guessing.

    ## How to look

    - With the tools of `vitrine mcp`: `render` for sizes and a picture, `explain` for reasons, `check` for errors, `compare` for
      two versions, `names` for what exists.
    - In a shell: `vitrine render FILE.swift --as text`, `vitrine explain FILE.swift`, `vitrine check`.
    - Look after each change of a view. A view that compiles may still be cut off.

    ## How to read the sizes

    Each line of `render` is one view: its number, its name, what it was proposed, the size that it chose, and its place.
    `3 Text("Hello"): 96 × 480 → 42.67 × 20.33 at 10, 0` was proposed 96 × 480 points and is 42.67 × 20.33. A proposal of `nil`
    asks for the ideal size. A parent proposes, a child chooses, and the parent places it.

    ## When to ask for reasons

    Ask `explain` with the number of a view when its text is cut off, it is larger than its room, it ignores a frame, a spacer
    does nothing, or it is not where it should be. The answer names the view that decides and lists edits with the size that each
    gives. Prefer an edit at the view that decides.

    ## What not to say

    - Don't say that a layout works before you have rendered it at the widths and text sizes that matter (`variants`).
    - Vitrine reproduces layout. It labels what it doesn't draw; don't say that this was seen.

    """
}
