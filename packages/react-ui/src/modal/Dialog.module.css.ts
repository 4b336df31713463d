// Compiled from Dialog.module.css by `npm run css`. Do not edit.
export const css: string =
  '.dialog-BetvaG{all:unset;z-index:var(--kit-z-index,999);box-sizing:border-box;background:0 0;block-size:100%;max-block-size:none;inline-size:100%;max-inline-size:none;display:none;position:fixed;inset:0;overflow:hidden}.dialog-BetvaG[data-shown]{grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;display:grid}.dialog-BetvaG::backdrop{background:0 0}.anchor-BetvaG{outline:none;position:fixed}.dim-BetvaG{z-index:-1;background:var(--overlay);pointer-events:none;position:absolute;inset:0}@media (width<=430px){.dialog-BetvaG[data-shown]{place-items:end center}}'

export const classes: {
  readonly anchor: string
  readonly dialog: string
  readonly dim: string
} = {
  anchor: 'anchor-BetvaG',
  dialog: 'dialog-BetvaG',
  dim: 'dim-BetvaG',
}
