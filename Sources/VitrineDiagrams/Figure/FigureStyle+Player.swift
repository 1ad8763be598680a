extension FigureStyle {
  /// What the script adds: a player for the steps, and the marks of the view that is pointed at.
  static var player: String {
    """
    .figure .player{display:flex;align-items:center;justify-content:center;gap:.25rem;margin:0 auto .25rem;max-width:24rem}
    .figure .player button{display:grid;place-items:center;flex:none;width:2rem;height:2rem;padding:0;border:0;border-radius:50%;background:none;color:var(--figure-ink);cursor:pointer}
    .figure .player button:hover{background:#8882}
    .figure .player button::before{content:"";width:.75rem;height:.875rem;background:currentcolor;clip-path:polygon(0 0,100% 50%,0 100%)}
    .figure .player .back::before{clip-path:polygon(0 0,20% 0,20% 50%,100% 0,100% 100%,20% 50%,20% 100%,0 100%)}
    .figure .player .forward::before{clip-path:polygon(0 0,80% 50%,80% 0,100% 0,100% 100%,80% 100%,80% 50%,0 100%)}
    .figure.playing .player .play::before{clip-path:polygon(0 0,35% 0,35% 100%,65% 100%,65% 0,100% 0,100% 100%,0 100%)}
    .figure .player input{flex:1;min-width:4rem;accent-color:var(--proposal)}
    .figure .step-words{min-height:3.1em;margin:0 auto .75rem;max-width:36rem;font-size:.9375rem;line-height:1.55;text-align:center;text-wrap:balance}
    .figure.has-player .picks{margin-bottom:.5rem}
    .figure.has-player .steps li[data-s]{cursor:pointer}
    .figure .tree .box.linked>rect,.figure .picture .vf.linked>rect{stroke:var(--focus-line);stroke-width:2px}
    .figure tr.linked{background:#ffd60a30}
    @media print{.figure .player,.figure .step-words{display:none}}
    @media (forced-colors:active){.figure .player button::before{background:ButtonText}}

    """
  }
}
