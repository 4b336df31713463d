// Compiled from Approve.module.css by `npm run css`. Do not edit.
export const css: string =
  '.head-mr-njW{gap:12px;display:grid}.title-mr-njW{color:var(--text);font-size:calc(var(--u) * 2);text-align:center;text-wrap:balance;margin:0;padding-block:8px 0;padding-inline:8px;font-weight:600;line-height:1.3}'

export const classes: {
  readonly head: string
  readonly title: string
} = {
  head: 'head-mr-njW',
  title: 'title-mr-njW',
}
