// Compiled from Warnings.module.css by `npm run css`. Do not edit.
export const css: string =
  '.warnings-YXlcdG{gap:8px;margin:0;padding:0;list-style:none;display:grid}.grave-YXlcdG,.mild-YXlcdG{border-inline-start:3px solid var(--error);border-radius:calc(var(--r) * 2);background:var(--surface);color:var(--error);font-size:calc(var(--u) * 1.4);padding:10px 14px;font-weight:500;line-height:1.4}.mild-YXlcdG{border-color:var(--line-strong);color:var(--text-quiet);font-weight:400}.accept-YXlcdG{min-block-size:44px;color:var(--text);font-size:calc(var(--u) * 1.4);cursor:pointer;align-items:center;gap:10px;display:flex}.box-YXlcdG{block-size:24px;inline-size:24px;accent-color:var(--accent);flex:none;margin:0}@media (forced-colors:active){.grave-YXlcdG,.mild-YXlcdG{border:1px solid buttonborder}}'

export const classes: {
  readonly accept: string
  readonly box: string
  readonly grave: string
  readonly mild: string
  readonly warnings: string
} = {
  accept: 'accept-YXlcdG',
  box: 'box-YXlcdG',
  grave: 'grave-YXlcdG',
  mild: 'mild-YXlcdG',
  warnings: 'warnings-YXlcdG',
}
