extension InspectPage {
  /// The page's look, with one set of colours for each appearance.
  static let style = """
    :root { color-scheme: light dark; --ink: #1a1d24; --dim: #5b6472; --ground: #f5f6f8; --card: #fff; --line: #d9dde4;
      --chosen: #dce6ff; --mark: #1f57d6; --fault: #b3261e;
      --content: rgb(58 120 255 / .30); --padding: rgb(46 160 67 / .38); --frame: #1f57d6; --overflow: #d92d20 }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e8eaf0; --dim: #a3abba; --ground: #14161b; --card: #1d2027; --line: #343944;
        --chosen: #26365e; --mark: #8fb1ff; --fault: #ff8f85;
        --content: rgb(90 145 255 / .38); --padding: rgb(70 190 95 / .42); --frame: #7ea6ff; --overflow: #ff6b5e }
    }
    * { box-sizing: border-box }
    body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto minmax(0, 1fr) auto;
      color: var(--ink); background: var(--ground); font: 14px/1.45 system-ui, sans-serif }
    header, footer { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; align-items: center; padding: .5rem 1rem;
      background: var(--card); border-bottom: 1px solid var(--line) }
    footer { border: 0; border-top: 1px solid var(--line); color: var(--dim); font-size: 12px }
    h1 { font-size: 1rem; margin: 0 }
    #summary { color: var(--dim); margin: 0; flex: 1 1 12rem }
    #points, #matches { display: inline-block; min-width: 7.5em; color: var(--dim) }
    input { font: inherit; accent-color: var(--mark) }
    main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(22rem, 34rem) }
    #stage { overflow: auto; padding: 1.5rem }
    #sheet { position: relative; background: #fff; box-shadow: 0 0 0 1px var(--line) }
    #picture { display: block; width: 100%; height: 100% }
    #boxes { position: absolute; inset: 0; overflow: visible; cursor: crosshair; width: 100%; height: 100% }
    #panel { display: grid; grid-template-rows: minmax(8rem, 1fr) minmax(8rem, 1.1fr); min-height: 0;
      border-left: 1px solid var(--line); background: var(--card) }
    #tree { margin: 0; padding: .5rem 0; overflow: auto; list-style: none; border-bottom: 1px solid var(--line) }
    #tree li { padding: 1px .75rem 1px calc(.4rem + var(--depth) * .9rem); white-space: nowrap; cursor: default }
    #tree .mark { display: inline-block; width: 1rem; color: var(--dim) }
    #tree li[aria-expanded=true] .mark::before { content: "\\25BE" }
    #tree li[aria-expanded=false] .mark::before { content: "\\25B8" }
    #tree li.hover { background: color-mix(in srgb, var(--chosen) 50%, transparent) }
    #tree li[aria-selected=true] { background: var(--chosen) }
    #tree li:focus-visible { outline: 2px solid var(--mark); outline-offset: -2px }
    #tree li.match b { text-decoration: underline 2px var(--mark) }
    #tree li.dim { opacity: .45 }
    #tree b { font-weight: 600 }
    #tree i { font-style: normal; color: var(--mark) }
    #tree small, .numbers { color: var(--dim); font-variant-numeric: tabular-nums }
    #tree .fault::after { content: " \\26A0"; color: var(--fault) }
    #details { padding: .75rem 1rem; overflow: auto }
    #details h2 { font-size: 1rem; margin: 0 }
    #details h3 { font-size: .8rem; margin: .9rem 0 .2rem; color: var(--dim) }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .8rem; margin: .4rem 0 0 }
    dt { color: var(--dim) } dd { margin: 0; font-variant-numeric: tabular-nums }
    ol { margin: 0; padding: 0; list-style: none }
    ol li { padding: .3rem 0; border-top: 1px solid var(--line) }
    ol button { all: unset; cursor: pointer; font-weight: 600; color: var(--mark) }
    ol button:focus-visible { outline: 2px solid var(--mark) }
    pre.fault { margin: .3rem 0; white-space: pre-wrap; color: var(--fault); font: inherit }
    .key { display: inline-block; width: .9em; height: .9em; margin-right: .35em; vertical-align: -.1em;
      border: 1.5px solid transparent }
    .key.content { background: var(--content) } .key.padding { background: var(--padding) }
    .key.frame { border-color: var(--frame) } .key.overflow { border-color: var(--overflow); border-style: dashed }
    #boxes * { pointer-events: none }
    #boxes .content { fill: var(--content) } #boxes .padding { fill: var(--padding); fill-rule: evenodd }
    #boxes .frame, #boxes .outline { fill: none; stroke: var(--frame); stroke-width: 1.5;
      vector-effect: non-scaling-stroke }
    #boxes .outline { stroke-width: .75; opacity: .6 }
    #boxes .chosen .frame { stroke-width: 2.5 }
    #boxes .overflow { fill: none; stroke: var(--overflow); stroke-width: 2; stroke-dasharray: 5 3;
      vector-effect: non-scaling-stroke }
    kbd { font: inherit; padding: 0 .3em; border: 1px solid var(--line); border-radius: 3px }
    @media (max-width: 800px) { body { height: auto } main { grid-template-columns: 1fr }
      #panel { border-left: 0; border-top: 1px solid var(--line); height: 100vh } }
    """
}
