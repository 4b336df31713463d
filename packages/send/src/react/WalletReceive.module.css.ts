// Compiled from WalletReceive.module.css by `npm run css`. Do not edit.
export const css: string =
  '.code-Nm8FKG{inline-size:min(100%,260px);margin-inline:auto}.address-Nm8FKG{border-radius:calc(var(--r) * 4);background:var(--surface);align-items:center;gap:4px;padding-block:12px;padding-inline:16px 4px;display:flex}.words-Nm8FKG{flex:1;gap:2px;min-inline-size:0;display:grid}.label-Nm8FKG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}.text-Nm8FKG{color:var(--text);font-size:calc(var(--u) * 1.4);overflow-wrap:anywhere;word-break:break-all;text-align:match-parent;text-wrap:balance;-webkit-user-select:all;user-select:all;font-weight:500;line-height:1.45}.actions-Nm8FKG{flex-wrap:wrap;justify-content:center;gap:4px;display:flex}.networks-Nm8FKG{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--surface);min-block-size:44px;color:var(--text);font-size:calc(var(--u) * 1.4);cursor:pointer;justify-content:space-between;align-items:center;gap:12px;padding-inline:12px;display:flex}.networks-Nm8FKG:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}.pictures-Nm8FKG{gap:4px;display:inline-flex}@media (hover:hover){.networks-Nm8FKG:hover{background:var(--surface-hover)}}@media (forced-colors:active){.address-Nm8FKG,.networks-Nm8FKG{border:1px solid buttonborder}}'

export const classes: {
  readonly actions: string
  readonly address: string
  readonly code: string
  readonly label: string
  readonly networks: string
  readonly pictures: string
  readonly text: string
  readonly words: string
} = {
  actions: 'actions-Nm8FKG',
  address: 'address-Nm8FKG',
  code: 'code-Nm8FKG',
  label: 'label-Nm8FKG',
  networks: 'networks-Nm8FKG',
  pictures: 'pictures-Nm8FKG',
  text: 'text-Nm8FKG',
  words: 'words-Nm8FKG',
}
