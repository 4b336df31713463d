// Compiled from WalletSend.module.css by `npm run css`. Do not edit.
export const css: string =
  '.fields-UAwzsG{gap:8px;display:grid;position:relative}.arrow-UAwzsG{border:4px solid var(--bg);background:var(--surface-active);block-size:36px;inline-size:36px;color:var(--text-quiet);pointer-events:none;z-index:1;border-radius:50%;justify-self:center;place-items:center;margin-block:-22px;display:grid}.token-UAwzsG{all:unset;box-sizing:border-box;background:var(--surface-active);min-block-size:44px;max-inline-size:50%;color:var(--text);font-size:calc(var(--u) * 1.5);cursor:pointer;-webkit-tap-highlight-color:transparent;border-radius:22px;flex:none;align-items:center;gap:8px;padding:6px 12px 6px 8px;font-weight:600;display:inline-flex}.token-UAwzsG:disabled{cursor:default}.token-UAwzsG:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}.symbol-UAwzsG{text-overflow:ellipsis;white-space:nowrap;min-inline-size:0;overflow:hidden}.box-UAwzsG{border-radius:calc(var(--r) * 4);background:var(--surface);gap:4px;padding:12px 16px;display:grid}.box-UAwzsG:focus-within:has(.input-UAwzsG:focus-visible){box-shadow:inset 0 0 0 2px var(--accent-text)}.box-UAwzsG:has(.input-UAwzsG[aria-invalid]){box-shadow:inset 0 0 0 1px var(--error)}.line-UAwzsG{align-items:center;gap:10px;display:flex}.who-UAwzsG{flex:1;min-inline-size:0;display:grid}.label-UAwzsG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}.input-UAwzsG{all:unset;box-sizing:border-box;min-block-size:28px;inline-size:100%;color:var(--text);font-size:max(16px, calc(var(--u) * 1.5));text-align:match-parent;text-overflow:ellipsis;cursor:text;font-weight:500}.input-UAwzsG:read-only{cursor:default}.input-UAwzsG::placeholder{color:var(--text-quiet);opacity:1;font-weight:400}.notes-UAwzsG{display:grid}.note-UAwzsG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);overflow-wrap:anywhere;word-break:break-all;text-align:match-parent;text-wrap:balance;line-height:1.4}.wrong-UAwzsG{color:var(--error);word-break:normal}.recent-UAwzsG{gap:8px;padding-block-start:8px;display:grid}@media (hover:hover){.token-UAwzsG:hover:not(:disabled){background:var(--surface-hover)}}@media (forced-colors:active){.box-UAwzsG,.token-UAwzsG{border:1px solid buttonborder}}'

export const classes: {
  readonly arrow: string
  readonly box: string
  readonly fields: string
  readonly input: string
  readonly label: string
  readonly line: string
  readonly note: string
  readonly notes: string
  readonly recent: string
  readonly symbol: string
  readonly token: string
  readonly who: string
  readonly wrong: string
} = {
  arrow: 'arrow-UAwzsG',
  box: 'box-UAwzsG',
  fields: 'fields-UAwzsG',
  input: 'input-UAwzsG',
  label: 'label-UAwzsG',
  line: 'line-UAwzsG',
  note: 'note-UAwzsG',
  notes: 'notes-UAwzsG',
  recent: 'recent-UAwzsG',
  symbol: 'symbol-UAwzsG',
  token: 'token-UAwzsG',
  who: 'who-UAwzsG',
  wrong: 'wrong-UAwzsG',
}
