// Compiled from AllWallets.module.css by `npm run css`. Do not edit.
export const css: string =
  '.top-2MZknG{align-items:center;gap:8px;display:flex}.bar-2MZknG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);justify-content:space-between;align-items:center;padding-inline:4px;display:flex}.old-2MZknG{opacity:.5}'

export const classes: {
  readonly bar: string
  readonly old: string
  readonly top: string
} = {
  bar: 'bar-2MZknG',
  old: 'old-2MZknG',
  top: 'top-2MZknG',
}
