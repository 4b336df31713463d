// Compiled from WalletSendPreview.module.css by `npm run css`. Do not edit.
export const css: string =
  '.cards--U_dMa{gap:8px;display:grid}.card--U_dMa{border-radius:calc(var(--r) * 4);background:var(--surface);align-items:center;gap:12px;padding:12px 16px;display:flex}.words--U_dMa{flex:1;gap:2px;min-inline-size:0;display:grid}.label--U_dMa{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}.value--U_dMa{color:var(--text);font-size:calc(var(--u) * 2);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;font-weight:600;line-height:1.3}.address--U_dMa,.quiet--U_dMa{color:var(--text);font-size:calc(var(--u) * 1.5);overflow-wrap:anywhere;word-break:break-all;text-align:match-parent;text-wrap:balance;font-weight:500;line-height:1.4}.quiet--U_dMa{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);font-weight:400}.details--U_dMa{font-size:calc(var(--u) * 1.4);gap:4px;margin:0;padding-inline:4px;display:grid}.detail--U_dMa{flex-wrap:wrap;justify-content:space-between;align-items:center;gap:2px 12px;min-block-size:32px;display:flex}.detail--U_dMa>dt{color:var(--text-quiet)}.detail--U_dMa>dd{color:var(--text);font-variant-numeric:tabular-nums;text-align:end;margin:0}.detail--U_dMa>.network--U_dMa{align-items:center;gap:6px;display:inline-flex}.rates--U_dMa{all:unset;gap:8px;display:grid}.rates--U_dMa>.label--U_dMa{padding-inline-start:4px}.choices--U_dMa{grid-template-columns:repeat(3,1fr);gap:8px;padding-block-start:6px;display:grid}.choice--U_dMa{border-radius:calc(var(--r) * 3);background:var(--surface);color:var(--text);font-size:calc(var(--u) * 1.4);text-align:center;cursor:pointer;justify-items:center;gap:2px;padding:10px 4px;font-weight:500;display:grid;position:relative}.choice--U_dMa:has(.radio--U_dMa:checked){box-shadow:inset 0 0 0 2px var(--accent-text)}.choice--U_dMa:has(.radio--U_dMa:focus-visible){outline:2px solid var(--accent-text);outline-offset:2px}.radio--U_dMa{opacity:0;cursor:pointer;margin:0;position:absolute;inset:0}.buttons--U_dMa{grid-template-columns:1fr 2fr;gap:8px;display:grid}@media (forced-colors:active){.card--U_dMa,.choice--U_dMa{border:1px solid buttonborder}}'

export const classes: {
  readonly address: string
  readonly buttons: string
  readonly card: string
  readonly cards: string
  readonly choice: string
  readonly choices: string
  readonly detail: string
  readonly details: string
  readonly label: string
  readonly network: string
  readonly quiet: string
  readonly radio: string
  readonly rates: string
  readonly value: string
  readonly words: string
} = {
  address: 'address--U_dMa',
  buttons: 'buttons--U_dMa',
  card: 'card--U_dMa',
  cards: 'cards--U_dMa',
  choice: 'choice--U_dMa',
  choices: 'choices--U_dMa',
  detail: 'detail--U_dMa',
  details: 'details--U_dMa',
  label: 'label--U_dMa',
  network: 'network--U_dMa',
  quiet: 'quiet--U_dMa',
  radio: 'radio--U_dMa',
  rates: 'rates--U_dMa',
  value: 'value--U_dMa',
  words: 'words--U_dMa',
}
