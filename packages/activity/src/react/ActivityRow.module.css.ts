// Compiled from ActivityRow.module.css by `npm run css`. Do not edit.
export const css: string =
  '.amount-RTqYqq{text-align:end;font-variant-numeric:tabular-nums;color:var(--text);justify-items:end;gap:1px;display:grid}.worth-RTqYqq{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}@media (width<=429px){.amount-RTqYqq{inline-size:min-content}}'

export const classes: {
  readonly amount: string
  readonly worth: string
} = {
  amount: 'amount-RTqYqq',
  worth: 'worth-RTqYqq',
}
