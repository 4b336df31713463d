// Compiled from Stack.module.css by `npm run css`. Do not edit.
export const css: string =
  '.stack-QnKnjq{flex-direction:column;gap:8px;margin:0;padding:0;list-style:none;display:flex}.center-QnKnjq{text-align:center;align-items:center}.wide-QnKnjq{gap:16px}.list-QnKnjq>li{display:flex}'

export const classes: {
  readonly center: string
  readonly list: string
  readonly stack: string
  readonly wide: string
} = {
  center: 'center-QnKnjq',
  list: 'list-QnKnjq',
  stack: 'stack-QnKnjq',
  wide: 'wide-QnKnjq',
}
