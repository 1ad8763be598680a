extension FigureStyle {
  /// The chart, and the stage that a script puts above it; where the stage is, the pictures are only printed.
  static var sweeps: String {
    """
    .figure .cell-label small{display:block;opacity:.85}
    .figure .cell.more{align-self:center;opacity:.75;font-size:.875rem}
    .figure .explorer{margin-top:1.5rem}
    .figure .explorer svg{max-width:none;margin-inline:auto}
    .figure .cursor{visibility:hidden}
    .figure .stage,.figure .sweep-controls{display:none}
    @media screen{
    .figure.live .multiples{display:none}
    .figure.live .explorer{margin-top:0}
    .figure.live .cursor{visibility:visible}
    .figure.live .stage{display:block}
    .figure.live .stage svg{touch-action:pan-y}
    .figure.live .stage .handle{cursor:ew-resize}
    .figure.live.vertical .stage .handle{cursor:ns-resize}
    .figure.live .sweep-controls{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;justify-content:center;margin:.25rem 0 .75rem;font-size:.875rem}
    .figure.dragged .sweep-controls{font-size:.875rem;gap:.25rem .75rem;align-items:center}
    .figure .sweep-controls input{flex:1 1 12rem;max-width:26rem;accent-color:var(--proposal)}
    .figure .sweep-controls output{min-width:4.5em;font-variant-numeric:tabular-nums;color:var(--proposal)}
    }

    """
  }
}
