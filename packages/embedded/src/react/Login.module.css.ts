// Compiled from Login.module.css by `npm run css`. Do not edit.
export const css: string =
  '.view-XOVJNW{text-align:center;justify-items:center;gap:16px;padding-block:8px;display:grid}.words-XOVJNW{gap:8px;display:grid}.match-XOVJNW{font-size:calc(var(--u) * 4.8);font-variant-numeric:tabular-nums;letter-spacing:.1em;color:var(--text);font-weight:600}.room-XOVJNW{block-size:320px}'

export const classes: {
  readonly match: string
  readonly room: string
  readonly view: string
  readonly words: string
} = {
  match: 'match-XOVJNW',
  room: 'room-XOVJNW',
  view: 'view-XOVJNW',
  words: 'words-XOVJNW',
}
