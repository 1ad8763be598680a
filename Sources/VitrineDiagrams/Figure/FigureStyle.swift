import VitrineText
import VitrineUI

/// The style sheet of figures: the inks in light and dark, the tree, the steps, the tables.
public enum FigureStyle {
  public static var css: String { inks + layout + highlights + strips }

  private static var inks: String {
    let all = Ink.allNamed + Ink.diagramInks
    func rules(_ color: (Ink) -> RGBA, _ prefix: String) -> String {
      all.map { ink in
        let value = color(ink)
        guard value.opacity > 0 else { return "" }
        return
          "\(prefix).c-\(name(ink)){fill:\(value.hex)}\(prefix).s-\(name(ink)){stroke:\(value.hex)}\(prefix).g-\(name(ink)){stop-color:\(value.hex)}"
      }.joined()
    }
    let light = rules(\.light, "")
    let dark = all.filter { $0.light != $0.dark }
    let darkRules = { (prefix: String) in
      dark.map { ink in
        "\(prefix) .c-\(name(ink)){fill:\(ink.dark.hex)}\(prefix) .s-\(name(ink)){stroke:\(ink.dark.hex)}\(prefix) .g-\(name(ink)){stop-color:\(ink.dark.hex)}"
      }.joined()
    }
    return light + "\n@media (prefers-color-scheme:dark){" + darkRules(":root:not([data-theme=light])") + "}\n"
      + darkRules(":root[data-theme=dark]") + "\n"
  }

  private static func name(_ ink: Ink) -> String { ink.name ?? "none" }

  private static var layout: String {
    """
    .figure{margin:2rem 0;padding:0;--proposal:#0a5bc4;--report:#a63a08;--focus:#ffe58a}
    .figure svg{display:block;max-width:100%;height:auto;overflow:visible}
    .figure svg text{\(FontStyleSheet.textDeclarations.joined(separator: ";"))}
    .figure .drawings{display:flex;flex-wrap:wrap;gap:1.5rem 2.5rem;align-items:flex-start;justify-content:center}
    .figure .drawing{min-width:0;max-width:100%}
    .figure .scroll{overflow-x:auto}
    .figure .narrow-only{display:none}
    @media (max-width:720px){.figure .wide-only{display:none}.figure .narrow-only{display:block}}
    .figure figcaption{margin-top:.75rem;font-size:.875rem;opacity:.75;text-align:center}
    .figure ol.steps{margin:1.25rem 0 0;padding-left:2.2em;font-size:.9375rem;line-height:1.55}
    .figure ol.steps li{padding:.05em .4em;border-radius:4px}
    .figure ol.steps li.propose::marker{color:var(--proposal);font-weight:600}
    .figure ol.steps li.report::marker{color:var(--report);font-weight:600}
    .figure table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums;margin:1rem auto 0;display:table}
    .figure table th,.figure table td{text-align:left;font-weight:400;padding:.25rem .75rem;border-bottom:1px solid #8882;white-space:nowrap}
    .figure table thead th{font-size:.75rem;opacity:.75}
    .figure td.proposal{color:var(--proposal)}
    .figure td.report{color:var(--report)}
    .figure .n{display:inline-block;min-width:1.6em;opacity:.8;font-size:.75rem}
    .figure .view{display:inline-block}
    .figure .secondary{font-style:italic}
    .figure .picks{border:0;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:.25rem;justify-content:center;font-size:.8125rem}
    .figure .picks legend{float:left;margin-right:.5rem;padding:.15rem 0;opacity:.75}
    .figure .picks label{position:relative;cursor:pointer}
    .figure .picks input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
    .figure .picks span{display:block;min-width:1.7em;text-align:center;padding:.15rem .3rem;border:1px solid #8884;border-radius:5px}
    .figure .picks input:checked+span{background:var(--focus);color:#1d1d1f;border-color:transparent}
    .figure .picks input:focus-visible+span{outline:2px solid var(--proposal);outline-offset:2px}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]) .figure{--proposal:#5aaaff;--report:#ffa466;--focus:#ffd60a}}
    :root[data-theme=dark] .figure{--proposal:#5aaaff;--report:#ffa466;--focus:#ffd60a}
    @media (max-width:480px){.figure table th,.figure table td{padding:.25rem .35rem;font-size:.8125rem}.figure .n{min-width:1.2em}}
    @media print{.figure{break-inside:avoid}.figure .picks{display:none}}

    """ + (1...12).map { ".figure .level-\($0){padding-left:\(Double($0) * 1.1)em}" }.joined() + "\n"
  }

  /// Picking a step marks it in the list, the tree and the outline.
  private static var highlights: String {
    (1...40).map { number in
      let picked = ".figure:has(.picks input[value=\"\(number)\"]:checked)"
      let place = "[data-s~=\"\(number)\"]"
      return
        "\(picked) li\(place),\(picked) tr\(place){background:var(--focus);color:#1d1d1f}\(picked) g\(place)>rect{fill:#ffe58a;stroke:#b58900}\(picked) g\(place)>text.c-ink{fill:#1d1d1f}\(picked) tr\(place) td{color:#1d1d1f}"
    }.joined(separator: "\n") + "\n"
  }
}
