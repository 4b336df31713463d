// Compiled from Facts.module.css by `npm run css`. Do not edit.
export const css: string =
  '.facts-kIpIeq{border-radius:calc(var(--r) * 4);background:var(--surface);gap:10px;margin:0;padding:12px;display:grid}.row-kIpIeq{flex-wrap:wrap;justify-content:space-between;gap:2px 16px;line-height:1.4;display:flex}.label-kIpIeq{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}.value-kIpIeq{min-inline-size:0;font-size:calc(var(--u) * 1.4);font-variant-numeric:tabular-nums;white-space:pre-wrap;margin:0;font-weight:500}.code-kIpIeq{font-family:ui-monospace,SF Mono,Menlo,Consolas,monospace;font-size:calc(var(--u) * 1.2);font-weight:400;line-height:1.5}.more-kIpIeq{color:var(--success)}'

export const classes: {
  readonly code: string
  readonly facts: string
  readonly label: string
  readonly more: string
  readonly row: string
  readonly value: string
} = {
  code: 'code-kIpIeq',
  facts: 'facts-kIpIeq',
  label: 'label-kIpIeq',
  more: 'more-kIpIeq',
  row: 'row-kIpIeq',
  value: 'value-kIpIeq',
}
