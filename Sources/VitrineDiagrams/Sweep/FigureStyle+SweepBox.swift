extension FigureStyle {
  /// Container queries, trigonometry and registered properties (those have no question of their own:
  /// `transition-behavior` is as old). The script asks the same.
  private static let support =
    "(container-type:size) and (width:calc(1px*tan(atan2(1px,1px)))) and (transition-behavior:allow-discrete)"

  /// The box that is dragged: without a script where there is a mouse, with one everywhere.
  ///
  /// A length becomes a number by way of its angle; numbers are counted as hundredths, whole points and the rest, since
  /// counters are all the text that a style sheet writes.
  static var sweepBox: String {
    """
    @property --sweep-w{syntax:"<number>";inherits:true;initial-value:0}
    @property --sweep-h{syntax:"<number>";inherits:true;initial-value:0}
    @property --sweep-hundredths{syntax:"<integer>";inherits:false;initial-value:0}
    @property --sweep-points{syntax:"<integer>";inherits:false;initial-value:0}
    @property --sweep-rest{syntax:"<integer>";inherits:false;initial-value:0}
    @counter-style sweep-rest{system:fixed 0;symbols:\(rests)}
    .figure .sweep-box,.figure .sweep-hint{display:none}
    @media screen{@supports \(support){
    @media (any-pointer:fine){
    .figure:not(.live) .sweep-box,.figure:not(.live) .sweep-hint{display:block}
    .figure:has(.sweep-hint input:not(:checked)) .multiples{display:none}
    .figure:has(.sweep-box):not(.live) .explorer{margin-top:0}
    }
    .figure.dragged .sweep-box,.figure.dragged .sweep-hint{display:block}
    .figure.dragged:has(.sweep-hint input:not(:checked)) .multiples{display:none}
    .figure .sweep-box{position:relative;margin-inline:auto;direction:ltr}
    .figure .sweep-hint{margin:0 0 .75rem;font-size:.875rem;text-align:center;color:var(--figure-muted)}
    .figure .sweep-hint label{margin-inline-start:1em;white-space:nowrap;cursor:pointer}
    .figure .sweep-hint input{accent-color:var(--proposal);vertical-align:-.1em}
    .figure .sweep-box .room{position:absolute;width:fit-content}
    .figure .sweep-box .grip{position:relative;z-index:1;box-sizing:border-box;overflow:hidden}
    .figure .sweep-box .grip::-webkit-resizer{background:linear-gradient(135deg,transparent 50%,var(--proposal) 50%)}
    .figure .sweep-box .inside{position:absolute;inset:0;container:sweep/size;pointer-events:none}
    .figure .sweep-box .inside>*{--sweep-w:calc(tan(atan2(100cqw,1px)));--sweep-h:calc(tan(atan2(100cqh,1px)))}
    .figure .sweep-box svg{position:absolute;overflow:visible}
    .sweep-box .q,.sweep-box .handle{display:none}
    .figure .sweep-box .n{position:absolute;translate:-50% -1em;font:11px/1.25 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums;white-space:nowrap;--sweep-hundredths:calc(var(--sweep-n)*100);--sweep-points:calc(var(--sweep-hundredths)/100 - .5);--sweep-rest:calc(var(--sweep-hundredths) - 100*var(--sweep-points));counter-reset:points var(--sweep-points) rest var(--sweep-rest)}
    .figure .sweep-box .n::after{content:counter(points) counter(rest,sweep-rest)}
    .figure .sweep-box .n.c-proposal{color:var(--proposal)}
    .figure .sweep-box .n.c-report{color:var(--report)}
    .figure.dragged .sweep-box .grip{resize:none}
    .figure.dragged .sweep-box .corner{position:absolute;inset-block-end:0;inset-inline-end:0;width:1.5rem;height:1.5rem;cursor:nwse-resize;touch-action:none;background:linear-gradient(135deg,transparent 65%,var(--proposal) 65%)}
    .figure.dragged .sweep-hint span{display:none}
    .figure.dragged .sweep-controls{display:grid;grid-template-columns:auto minmax(0,1fr) 4.5em;max-width:36rem;margin:.25rem auto}
    .figure.dragged .sweep-controls input{max-width:none}
    .figure.dragged .sweep-hint{margin:.5rem 0 .75rem}
    }}

    """
  }

  /// The hundredths of a number as they are written behind it: nothing, `.01`, …, `.1`, ….
  private static var rests: String {
    (0..<100).map { rest in
      let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
      return "\"\(digits)\""
    }.joined(separator: " ")
  }
}
