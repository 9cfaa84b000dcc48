/// How the page looks: readable on a telephone, in the dark and on paper.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #ffffff; --soft: #6b6b70;
      --line: #d8d8dc; --fill: #1f6f54; --none: #ebebee; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f4; --paper: #1a1a1c; --soft: #a0a0a6; --line: #3c3c40; --fill: #55c39a;
        --none: #2c2c2f; } }
    @media print { :root { --ink: #000; --paper: #fff; --soft: #444; --line: #bbb; --none: #eee; } }
    @page { size: A4; margin: 18mm 16mm; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    main { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem; }
    h2 { font-size: 1.15rem; margin: 0 0 .4rem; }
    section { margin: 0 0 2rem; }
    h2, .note { break-after: avoid; } svg, tr, li { break-inside: avoid; }
    .note { color: var(--soft); margin: 0 0 .6rem; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0;
      border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
    th { font-weight: 500; }
    thead th { color: var(--soft); font-weight: 400; }
    svg { display: block; width: 100%; height: auto; overflow: visible; margin: 0 0 .8rem; }
    .scroll { overflow-x: auto; direction: rtl; }
    .scroll svg { min-width: 40rem; overflow: hidden; direction: ltr; }
    svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
    .none { fill: var(--none); } .bar { fill: var(--fill); }
    .axis { stroke: var(--line); } .wanted { stroke: var(--soft); stroke-dasharray: 4 4; }
    .path { fill: none; stroke: var(--fill); stroke-width: 2; }
    @media (max-width: 600px) { svg text { font-size: 20px; } .scroll svg text { font-size: 11px; }
      .wide { display: none; } th, td { padding-right: .6rem; } }
    @media print { body { font-size: 10.5pt; } main { padding: 0; }
      .scroll { overflow: visible; } .scroll svg { min-width: 0; } }
    """
}
