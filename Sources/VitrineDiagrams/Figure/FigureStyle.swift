import VitrineText
import VitrineUI

/// The style sheet of figures: the inks in light and dark, the tree, the steps, the tables.
public enum FigureStyle {
  public static var css: String {
    inks + layout + drawings + structure + rooms + picks + player + strips + sweeps + sweepBox
  }

  /// Colours of a figure that is neither picture nor tree, and of what is picked in any, by their names.
  static let variables: [(name: String, light: String, dark: String)] = [
    ("proposal", Ink.proposal.light.hex, Ink.proposal.dark.hex),
    ("report", Ink.report.light.hex, Ink.report.dark.hex),
    ("figure-ink", Ink.ink.light.hex, Ink.ink.dark.hex),
    ("figure-muted", Ink.muted.light.hex, Ink.muted.dark.hex),
    ("figure-line", Ink.line.light.hex, Ink.line.dark.hex),
    ("figure-paper", Ink.paper.light.hex, Ink.paper.dark.hex),
    ("focus", "#ffe58a", "#ffe58a"), ("focus-ink", "#1d1d1f", "#1d1d1f"), ("focus-line", "#8a6d00", "#ffd60a"),
    ("focus-code", "#fff1bd", "#352d06"),
  ]

  private static var inks: String {
    let all = Ink.allNamed + Ink.diagramInks
    func rules(_ inks: [Ink], _ color: (Ink) -> RGBA, _ prefix: String) -> String {
      inks.map { ink in
        let value = color(ink)
        guard value.opacity > 0 else { return "" }
        return ["c-\(name(ink)){fill:", "s-\(name(ink)){stroke:", "g-\(name(ink)){stop-color:"].map {
          "\(prefix).\($0)\(value.hex)}"
        }.joined()
      }.joined()
    }
    func declarations(isDark: Bool) -> String {
      "{" + variables.map { "--\($0.name):\(isDark ? $0.dark : $0.light)" }.joined(separator: ";") + "}"
    }
    let dark = all.filter { $0.light != $0.dark }
    let darkRules = { (root: String) in
      rules(dark, \.dark, root + " ") + root + " .figure" + declarations(isDark: true)
    }
    return rules(all, \.light, "") + ".figure" + declarations(isDark: false)
      + "\n@media screen and (prefers-color-scheme:dark){" + darkRules(":root:not([data-theme=light])")
      + "}\n@media screen{" + darkRules(":root[data-theme=dark]") + "}\n"
  }

  private static func name(_ ink: Ink) -> String { ink.name ?? "none" }

  private static var layout: String {
    """
    .figure{margin:2rem 0;padding:0;container:figure/inline-size}
    .figure .drawings{display:flex;flex-wrap:wrap;gap:1.5rem 2.5rem;align-items:flex-start;justify-content:center}
    .figure .drawing{min-width:0;max-width:100%;overflow-x:auto}
    .figure .scroll{overflow-x:auto}
    .figure figcaption{margin-top:.75rem;font-size:.875rem;color:var(--figure-muted);text-align:center}
    .figure .steps{margin:1.25rem 0 0;padding-inline-start:2.6em;font-size:.9375rem;line-height:1.55;font-variant-numeric:tabular-nums}
    .figure .steps li{margin:0;padding:.05em .4em;border-radius:4px}
    .figure .steps li::marker{font-weight:600;color:var(--report)}
    .figure .steps li.propose::marker{color:var(--proposal)}
    .figure .more-steps{margin-top:.5rem;font-size:.9375rem}
    .figure .more-steps summary{cursor:pointer;color:var(--figure-muted)}
    .figure .more-steps .steps{margin-top:.25rem;padding-inline-start:3.2em}
    .figure table{display:table;width:auto;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums;margin:1rem auto 0}
    .figure table th,.figure table td{text-align:start;font-weight:400;padding:.25rem .75rem;border:0;border-bottom:1px solid #8883;white-space:nowrap;background:none}
    .figure table thead th{font-size:.75rem;color:var(--figure-muted)}
    .figure td.proposal{color:var(--proposal)}
    .figure td.report{color:var(--report)}
    .figure td.sizing{color:var(--figure-muted)}
    .figure .n{display:inline-block;min-width:2.1em;margin-inline-end:.4em;font-size:.75rem;font-weight:600;text-align:end}
    .figure .view{display:inline-block}
    .figure .secondary{font-style:italic}
    .figure .picks{border:0;margin:0 0 1.25rem;padding:0;display:flex;flex-wrap:wrap;gap:.25rem;align-items:center;justify-content:center;font-size:.8125rem;font-variant-numeric:tabular-nums}
    .figure .picks legend{float:left;margin-inline-end:.5rem;padding:.15rem 0;color:var(--figure-muted)}
    .figure .picks label{position:relative;cursor:pointer}
    .figure .picks input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
    .figure .picks span{display:block;min-width:1.75rem;min-height:1.5rem;line-height:1.5rem;text-align:center;padding:0 .3rem;border:1px solid var(--report);border-radius:5px;color:var(--report)}
    .figure .picks .propose span{border-color:var(--proposal);color:var(--proposal)}
    .figure .picks label input:checked+span{background:var(--focus);color:var(--focus-ink);border-color:var(--focus-line)}
    .figure .picks input:focus-visible+span{outline:2px solid var(--proposal);outline-offset:2px}
    @container figure (max-width:480px){.figure .drawing{background:linear-gradient(90deg,var(--figure-paper) 40%,transparent) 0 0/28px 100% no-repeat local,linear-gradient(270deg,var(--figure-paper) 40%,transparent) 100% 0/28px 100% no-repeat local,linear-gradient(90deg,#0003,transparent) 0 0/9px 100% no-repeat,linear-gradient(270deg,#0003,transparent) 100% 0/9px 100% no-repeat}}
    @container figure (max-width:480px){.figure table th,.figure table td{padding:.2rem .3rem;font-size:.8125rem;line-height:1.35}.figure .outline tbody th{white-space:normal;overflow-wrap:break-word;min-width:6.5em}.figure .outline td{vertical-align:bottom}.figure .n{display:block;min-width:0;text-align:start}}
    @media print{.figure.view-figure{break-inside:auto;break-before:avoid}.figure table{break-inside:auto}.figure .drawing svg{max-height:22cm}.figure .drawings{display:block}.figure .drawing{margin:0 auto 1rem;width:fit-content}.figure svg,.figure tr,.figure li{break-inside:avoid}.figure .steps,.figure figcaption{break-before:avoid}.figure .picks{display:none}.figure .drawing,.figure .scroll{overflow:visible}.figure svg{max-width:100%}.figure table th,.figure table td{white-space:normal}}

    """ + (1...12).map { ".figure .level-\($0){padding-inline-start:calc(\($0)*var(--indent,1.1em))}" }.joined()
      + "@container figure (max-width:480px){.figure .view{--indent:.55em}.figure .outline .sizing,.figure .outline th:nth-child(4){display:none}}\n"
  }

  /// What a reader points at, or has moved the focus to, shows its label; the frames around step back.
  private static var drawings: String {
    """
    .figure svg{display:block;height:auto}
    .figure [class*=within-]>svg{max-width:100%}
    .figure svg text{\(FontStyleSheet.textDeclarations.joined(separator: ";"))}
    .figure .vf{outline:none}
    .figure .vf:hover>.tip,.figure .vf:focus-visible>.tip{display:inline}
    .figure .picture:has(.vf:hover) .vf:not(:hover)>rect,.figure .picture:has(.vf:focus-visible) .vf:not(:focus-visible)>rect{stroke:none}
    .figure .picture .vf[data-path]:hover>rect,.figure .picture .vf[data-path]:focus-visible>rect{stroke:var(--report);stroke-width:1.5px;stroke-dasharray:none}
    @media (forced-colors:active){.figure svg{forced-color-adjust:none;background:var(--figure-paper)}}
    @media print{.figure .tip{display:none}}

    """
  }

  /// The structure read off the source: nested lists with their branches drawn.
  private static var structure: String {
    """
    .figure .structure{overflow-x:auto;margin:0 0 1.25rem;line-height:1.5}
    .figure .structure ul{list-style:none;margin:0;padding:0 0 0 1.1rem}
    .figure .structure>ul{padding:0}
    .figure .structure li{position:relative;margin:0;padding:.1rem 0;white-space:nowrap}
    .figure .structure ul ul>li::before{content:"";position:absolute;inset:0 auto 0 -.75rem;border-inline-start:1px solid var(--figure-line)}
    .figure .structure ul ul>li:last-child::before{height:.9rem}
    .figure .structure ul ul>li::after{content:"";position:absolute;top:.9rem;inset-inline-start:-.75rem;width:.55rem;border-top:1px solid var(--figure-line)}
    .figure .probe-caption{font-size:.9375rem;margin:1rem 0 .25rem}
    .figure table.division td{font-variant-numeric:tabular-nums}
    .figure .questions{font-size:.9375rem;margin:1rem 0}
    .figure .questions summary{cursor:pointer;color:var(--figure-muted)}
    .figure .stand-ins{font-size:.875rem;color:var(--figure-muted);text-align:center}
    .figure .structure b{font-weight:600}
    .figure .structure code{color:var(--figure-muted);background:none;font-size:.8125rem;padding:0}
    .figure .structure .role{color:var(--proposal);font-size:.8125rem;font-style:italic}

    """
  }

  // MARK: Room

  private static let roomSteps = stride(from: 160, through: 840, by: 20)

  /// The smallest width of a figure, of those that the style sheet knows, in which a drawing has room; `nil` for a drawing
  /// wider than all of them.
  static func room(for width: Double) -> Int? { roomSteps.first { Double($0) >= width } }

  /// How much a picture may shrink before its labels are too small to read, and it scrolls.
  private static let leastScale = 0.72

  /// A tree that has no room gives way to the outline after it; a picture shrinks a little, then scrolls.
  private static var rooms: String {
    roomSteps.map { room in
      "@container figure (max-width:\(Double(room) - 0.1)px){.figure .fits-\(room){display:none}.figure .fits-\(room)+[hidden]{display:block}}.figure .within-\(room)>svg{min-width:\(Int(Double(room) * leastScale))px}"
    }.joined(separator: "\n") + "\n"
  }

  // MARK: Steps

  /// Picking a step marks its sentence, its view in tree, tables and picture, its arrow, and the source that made the view.
  private static var picks: String {
    """
    .figure li[data-s],.figure tr[data-s]{background:var(--pick,none)}
    .figure li[data-s],.figure tr[data-s]>*{color:var(--on-pick)}
    .figure tr[data-s]>.proposal{color:var(--on-pick,var(--proposal))}
    .figure tr[data-s]>.report{color:var(--on-pick,var(--report))}
    .figure tr[data-s]>.sizing{color:var(--on-pick,var(--figure-muted))}
    @property --pick-code{syntax:"*";inherits:false}
    @property --pick-box{syntax:"*";inherits:false}
    .figure .code [data-s]{background:var(--pick-code,none);box-shadow:0 0 0 1px var(--pick-box,transparent);border-radius:2px;box-decoration-break:clone}
    .figure .tree .box[data-s]>rect{fill:var(--pick,var(--figure-paper));stroke:var(--pick-line,var(--figure-line))}
    .figure .tree .box[data-s]>.c-ink{fill:var(--on-pick,var(--figure-ink))}
    .figure .tree .box[data-s]>.c-muted{fill:var(--on-pick,var(--figure-muted))}
    .figure .tree .edge[data-s]>path{stroke-width:var(--pick-width,1px)}
    .figure .picture .vf[data-s]>rect{stroke:var(--pick-line,var(--figure-line));stroke-width:var(--pick-width,.75px);stroke-dasharray:var(--pick-dash,2 2)}

    """
      + (1...StepList.mostPicks).map { number in
        ".figure:has(.picks [value=\"\(number)\"]:checked) [data-s~=\"\(number)\"]{--pick:var(--focus);--on-pick:var(--focus-ink);--pick-line:var(--focus-line);--pick-dash:none;--pick-code:var(--focus-code);--pick-box:var(--focus-line);--pick-width:2.5px}"
      }.joined(separator: "\n") + "\n"
  }
}
