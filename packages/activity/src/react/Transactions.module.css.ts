// Compiled from Transactions.module.css by `npm run css`. Do not edit.
export const css: string =
  '.month-ovZzwG{box-sizing:border-box;align-content:end;block-size:72px;padding-block-end:8px;display:grid}'

export const classes: {
  readonly month: string
} = {
  month: 'month-ovZzwG',
}
