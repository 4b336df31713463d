// Compiled from Decision.module.css by `npm run css`. Do not edit.
export const css: string =
  '.decision-GyFY0a{background:var(--bg);border-block-start:1px solid var(--line);grid-auto-columns:auto;grid-auto-flow:column;gap:8px;margin:auto -16px -16px;padding:12px 16px 16px;display:grid;position:sticky;inset-block-end:0}.yes-GyFY0a{display:flex}'

export const classes: {
  readonly decision: string
  readonly yes: string
} = {
  decision: 'decision-GyFY0a',
  yes: 'yes-GyFY0a',
}
