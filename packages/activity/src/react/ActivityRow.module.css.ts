// Compiled from ActivityRow.module.css by `npm run css`. Do not edit.
export const css: string =
  '.amount-RTqYqq{text-align:end;font-variant-numeric:tabular-nums}@media (width<=429px){.amount-RTqYqq{inline-size:min-content}}'

export const classes: {
  readonly amount: string
} = {
  amount: 'amount-RTqYqq',
}
