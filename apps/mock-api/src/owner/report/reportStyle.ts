/** The report's own sheet: nothing is fetched, and it reads on paper and in the dark. */
export const reportStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c2427; --soft: #5b666b; --line: #dcdfdd; --error: #a3161c; --error-bg: #fdecea; --warn: #7a4b00; --warn-bg: #fff4d6; --good: #14603a; --good-bg: #e6f4ea; --mark: #ffe28a; --before: #8b2a22; --after: #14603a }
@media (prefers-color-scheme: dark) { :root { --paper: #14191b; --card: #1d2427; --ink: #eef1f0; --soft: #a4b0b4; --line: #38444a; --error: #ff9a94; --error-bg: #3a1f1f; --warn: #ffcf70; --warn-bg: #3a3018; --good: #8fdcae; --good-bg: #17352a; --mark: #7a5c00; --before: #ffada6; --after: #8fdcae } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--soft) }
h2 { margin: 2.5rem 0 .25rem; font-size: 1.375rem; line-height: 1.2 }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; color: var(--soft) }
p { margin: .25rem 0 }
.verdict { margin: .75rem 0 0; padding: 1.25rem 1.5rem; border-radius: .75rem; border: 1px solid currentColor }
.verdict strong { display: block; font-size: 2rem; line-height: 1.15 }
.verdict p { color: var(--ink); font-size: 1.0625rem }
.errors { color: var(--error); background: var(--error-bg) }
.asks { color: var(--warn); background: var(--warn-bg) }
.fits, .applied, .nothing { color: var(--good); background: var(--good-bg) }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .75rem; margin: 1rem 0 0; padding: 0 }
.counts div { padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
.counts dt { color: var(--soft); font-size: .875rem }
.counts dd { margin: 0; font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums }
.soft { color: var(--soft) }
ul.list { margin: .75rem 0 0; padding: 0; list-style: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem }
.about { font-weight: 600; margin-inline-end: .25rem }
.mistake { background: var(--card); border: 1px solid var(--line); border-inline-start: .375rem solid var(--warn); border-radius: .5rem; padding: .75rem 1rem; break-inside: avoid }
.mistake.error { border-inline-start-color: var(--error) }
.place { font-weight: 600 }
.place b { display: inline-block; min-width: 4.5rem; padding: 0 .5rem; margin-inline-end: .5rem; border-radius: .25rem; background: var(--warn-bg); color: var(--warn); font-variant-numeric: tabular-nums; text-align: center }
.error .place b { background: var(--error-bg); color: var(--error) }
.value { font-family: ui-monospace, "Cascadia Mono", Consolas, monospace; background: var(--mark); border-radius: .2rem; padding: 0 .25rem; white-space: pre-wrap }
.remedy { font-weight: 600 }
blockquote { margin: .5rem 0 0; padding: .375rem .75rem; border-inline-start: 3px solid var(--line); white-space: pre-wrap }
mark { background: var(--mark); color: inherit; outline: 1px solid var(--warn) }
.scroll { overflow-x: auto; margin-top: .5rem; border: 1px solid var(--line); border-radius: .375rem }
table { border-collapse: collapse; font-size: .875rem; min-width: 100%; overflow-wrap: break-word }
th, td { padding: .375rem .625rem; text-align: start; vertical-align: top; border-inline-end: 1px solid var(--line); max-width: 20rem; min-width: 4rem }
th { white-space: nowrap; color: var(--soft); font-weight: 600; background: color-mix(in srgb, var(--line) 35%, transparent) }
tr + tr td { border-top: 1px solid var(--line) }
td.faulty { background: var(--mark); font-weight: 700 }
details > summary { cursor: pointer; color: var(--soft); font-size: .875rem; margin-top: .375rem }
.change { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; break-inside: avoid }
.change h4 { margin: 0; font-size: 1rem }
.change td:nth-child(2) { color: var(--before); text-decoration: line-through; text-decoration-thickness: 1px }
.change td:nth-child(3) { color: var(--after); font-weight: 600 }
.change td i { display: inline-block; text-decoration: none; color: var(--soft); font-weight: 400 }
.names { columns: 16rem; padding-inline-start: 1.25rem; margin: .5rem 0 }
.suspicious { margin: .75rem 0 0; padding: .75rem 1rem .75rem 2rem; background: var(--warn-bg); color: var(--ink); border-radius: .5rem; border: 1px solid var(--warn) }
footer { margin-top: 3rem; color: var(--soft); font-size: .875rem; border-top: 1px solid var(--line); padding-top: 1rem }
@media print { body { background: none; font-size: 10pt } main { max-width: none; padding: 0 } h2 { break-after: avoid } .scroll { overflow: visible } }
`;
