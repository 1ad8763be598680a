/// The style sheet of the elements that the server adds to pages, and of the build report.
enum ReloadStyle {
  static let text = """
    .build-errors {
      position: fixed; inset-inline: 1rem; inset-block-end: 1rem; z-index: 9; box-sizing: border-box;
      max-width: 46rem; max-height: min(70vh, 34rem); margin-inline: auto; padding: 1rem 1.25rem; overflow: auto;
      color: var(--ink, light-dark(#1d1d1f, #ececf0)); background: var(--paper, light-dark(#fff, #161618));
      border: 1px solid var(--line, light-dark(#e2e2e6, #34343a)); border-radius: 10px;
      border-block-start: 3px solid var(--bad, light-dark(#c02a2a, #ff8a80));
      box-shadow: 0 12px 40px #0005; font-size: .875rem; line-height: 1.5;
    }
    .build-errors header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
    .build-errors h2 { margin: 0; font-size: 1rem; color: var(--bad, light-dark(#c02a2a, #ff8a80)); border: 0; padding: 0; }
    .build-errors button {
      font: inherit; color: inherit; background: var(--raised, light-dark(#f7f7f8, #1f1f22)); cursor: pointer;
      border: 1px solid var(--line, light-dark(#e2e2e6, #34343a)); border-radius: 6px; padding: .2rem .8rem;
    }
    .build-errors ol { list-style: none; margin: .75rem 0; padding: 0; display: grid; gap: .75rem; }
    .build-errors li { margin: 0; }
    .build-errors code { font-family: var(--font-code, ui-monospace, monospace); font-size: .8125rem; overflow-wrap: anywhere; }
    .build-errors p { margin: .1rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    .build-errors .hint { color: var(--muted, light-dark(#63636a, #a0a0a8)); }
    .build-report {
      position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 8; padding: .35rem .9rem; border-radius: 1rem;
      background: var(--warn, light-dark(#a4430b, #ffa66b)); color: var(--paper, light-dark(#fff, #161618));
      font-size: .8125rem; font-weight: 550; text-decoration: none; box-shadow: 0 4px 16px #0003;
    }
    body.report .columns { grid-template-columns: minmax(0, 60rem); }
    .report h3 { font-family: var(--font-code, ui-monospace, monospace); font-size: .9375rem; margin: 1.5em 0 .4em; }
    .report .count { color: var(--muted, light-dark(#63636a, #a0a0a8)); }
    @media print { .build-errors, .build-report { display: none; } }
    """
}
