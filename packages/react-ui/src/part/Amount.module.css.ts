// Compiled from Amount.module.css by `npm run css`. Do not edit.
export const css: string =
  '.amount-IKf_UW,.long-IKf_UW{font-variant-numeric:tabular-nums;white-space:nowrap;flex:none;position:relative}.long-IKf_UW{font-size:.8em}'

export const classes: {
  readonly amount: string
  readonly long: string
} = {
  amount: 'amount-IKf_UW',
  long: 'long-IKf_UW',
}
