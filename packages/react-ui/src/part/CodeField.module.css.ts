// Compiled from CodeField.module.css by `npm run css`. Do not edit.
export const css: string =
  '.field-HN67Pa{grid-auto-columns:minmax(0,48px);grid-auto-flow:column;justify-content:center;gap:8px;display:grid;position:relative}.input-HN67Pa{all:unset;box-sizing:border-box;color:#0000;caret-color:#0000;cursor:text;font-size:16px;position:absolute;inset:0}.input-HN67Pa::selection{background:0 0}.box-HN67Pa{border-radius:calc(var(--r) * 3);background:var(--surface);block-size:56px;box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--text);font-size:calc(var(--u) * 2.2);font-variant-numeric:tabular-nums;pointer-events:none;place-items:center;font-weight:600;display:grid}.now-HN67Pa{box-shadow:inset 0 0 0 2px var(--accent-text)}.invalid-HN67Pa .box-HN67Pa{box-shadow:inset 0 0 0 1px var(--error)}.invalid-HN67Pa .now-HN67Pa{box-shadow:inset 0 0 0 2px var(--error)}@media (forced-colors:active){.box-HN67Pa{border:1px solid}.now-HN67Pa{border:2px solid highlight}}'

export const classes: {
  readonly box: string
  readonly field: string
  readonly input: string
  readonly invalid: string
  readonly now: string
} = {
  box: 'box-HN67Pa',
  field: 'field-HN67Pa',
  input: 'input-HN67Pa',
  invalid: 'invalid-HN67Pa',
  now: 'now-HN67Pa',
}
