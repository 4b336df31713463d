// Compiled from AmountText.module.css by `npm run css`. Do not edit.
export const css: string =
  '.amount-mqT0vG{display:inline-grid}.worth-mqT0vG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);font-weight:400}'

export const classes: {
  readonly amount: string
  readonly worth: string
} = {
  amount: 'amount-mqT0vG',
  worth: 'worth-mqT0vG',
}
