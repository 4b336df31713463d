// Compiled from GetWalletRow.module.css by `npm run css`. Do not edit.
export const css: string =
  '.row-xwMBSG{box-sizing:border-box;padding:6px;border-radius:calc(var(--r) * 4);background:var(--surface);min-block-size:56px;inline-size:100%;color:var(--text-quiet);font-size:calc(var(--u) * 1.4);text-align:start;justify-content:space-between;align-items:center;gap:12px;padding-inline-start:16px;display:flex}'

export const classes: {
  readonly row: string
} = {
  row: 'row-xwMBSG',
}
