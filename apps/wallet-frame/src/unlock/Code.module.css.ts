// Compiled from Code.module.css by `npm run css`. Do not edit.
export const css: string =
  '.code-iANClq{border-radius:calc(var(--r) * 4);background:var(--surface);font-family:ui-monospace,monospace;font-size:calc(var(--u) * 1.5);text-align:center;overflow-wrap:anywhere;-webkit-user-select:all;user-select:all;direction:ltr;padding:16px;line-height:1.6}.label-iANClq{font-size:calc(var(--u) * 1.3);color:var(--text-quiet);gap:8px;display:grid}.field-iANClq{border:1px solid var(--line);border-radius:calc(var(--r) * 4);background:var(--surface);height:48px;color:var(--text);font:inherit;font-family:ui-monospace,monospace;font-size:max(16px, calc(var(--u) * 1.5));direction:ltr;padding:0 16px}.field-iANClq:focus-visible{outline:2px solid var(--accent-text);outline-offset:1px}.fault-iANClq{min-height:2.8em;font-size:calc(var(--u) * 1.3);color:var(--error);margin:0}.buttons-iANClq{grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;gap:8px;display:grid}.unseen-iANClq{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;position:absolute;overflow:hidden}'

export const classes: {
  readonly buttons: string
  readonly code: string
  readonly fault: string
  readonly field: string
  readonly label: string
  readonly unseen: string
} = {
  buttons: 'buttons-iANClq',
  code: 'code-iANClq',
  fault: 'fault-iANClq',
  field: 'field-iANClq',
  label: 'label-iANClq',
  unseen: 'unseen-iANClq',
}
