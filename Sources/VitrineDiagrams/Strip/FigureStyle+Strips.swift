extension FigureStyle {
  /// Pictures side by side, wrapping where the page is narrow.
  static var strips: String {
    """
    .figure ul.strip{display:flex;flex-wrap:wrap;gap:1.5rem;justify-content:center;align-items:flex-start;list-style:none;margin:0;padding:0}
    .figure ul.strip>li{min-width:0;max-width:100%;margin:0;padding:0;display:flex;flex-direction:column;align-items:center}
    .figure .cell-label{margin:0 0 .5rem;font-size:.8125rem;font-variant-numeric:tabular-nums;opacity:.8;text-align:center}
    .figure ul.strip>li.scheme-light,.figure ul.strip>li.scheme-dark{padding:.75rem 1rem 1rem;border-radius:10px;border:1px solid #8884}
    .figure li.scheme-light{background:#fff;color:#1d1d1f;color-scheme:light;--proposal:#0a5bc4;--report:#a63a08}
    .figure li.scheme-dark{background:#161617;color:#f5f5f7;color-scheme:dark;--proposal:#5aaaff;--report:#ffa466}
    .figure ul.strip details{align-self:stretch;max-width:22rem;font-size:.875rem}
    .figure .changes{max-width:34rem;margin:1.25rem auto 0;font-size:.9375rem;line-height:1.55}
    .figure p.changes{text-align:center}
    @media print{.figure li.cell{break-inside:avoid}.figure li.scheme-light,.figure li.scheme-dark{print-color-adjust:exact}}

    """
  }
}
