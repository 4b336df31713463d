// Compiled from Decision.module.css by `npm run css`. Do not edit.
export const css: string =
  '.decision-GyFY0a{z-index:1;background:var(--bg);border-block-start:1px solid var(--line);gap:8px;margin:auto -16px -16px;padding:12px 16px 16px;display:grid;position:sticky;inset-block-end:0}.buttons-GyFY0a{grid-auto-columns:auto;grid-auto-flow:column;gap:8px;display:grid}.yes-GyFY0a{display:flex}.hint-GyFY0a{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);text-align:center;margin:0;line-height:1.35}.hint-GyFY0a:empty{display:none}'

export const classes: {
  readonly buttons: string
  readonly decision: string
  readonly hint: string
  readonly yes: string
} = {
  buttons: 'buttons-GyFY0a',
  decision: 'decision-GyFY0a',
  hint: 'hint-GyFY0a',
  yes: 'yes-GyFY0a',
}
