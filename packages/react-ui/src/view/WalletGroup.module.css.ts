// Compiled from WalletGroup.module.css by `npm run css`. Do not edit.
export const css: string =
  '.group-OiMVsG,.rows-OiMVsG{flex-direction:column;gap:8px;display:flex}.group-OiMVsG:not(:first-child){margin-block-start:8px}.heading-OiMVsG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);margin:0;padding-inline:8px;font-weight:500;line-height:20px}.rows-OiMVsG{min-block-size:calc(var(--kept) * 64px - 8px)}'

export const classes: {
  readonly group: string
  readonly heading: string
  readonly rows: string
} = {
  group: 'group-OiMVsG',
  heading: 'heading-OiMVsG',
  rows: 'rows-OiMVsG',
}
