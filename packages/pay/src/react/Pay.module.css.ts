// Compiled from Pay.module.css by `npm run css`. Do not edit.
export const css: string =
  '.subject-Ex5J3a{justify-items:center;gap:8px;padding-block-start:8px;display:grid}.amount-Ex5J3a{color:var(--text);font-size:calc(var(--u) * 3.2);font-variant-numeric:tabular-nums;text-align:center;overflow-wrap:anywhere;margin:0;font-weight:600;line-height:1.2}.where-Ex5J3a,.method-Ex5J3a{color:var(--text-quiet);font-size:calc(var(--u) * 1.4);align-items:center;gap:6px;margin:0;display:inline-flex}.details-Ex5J3a{font-size:calc(var(--u) * 1.4);gap:4px;margin:0;padding-inline:4px;display:grid}.detail-Ex5J3a{justify-content:space-between;align-items:baseline;gap:2px 16px;min-block-size:32px;display:flex}.detail-Ex5J3a>dt{color:var(--text-quiet)}.detail-Ex5J3a>dd{color:var(--text);font-variant-numeric:tabular-nums;text-align:end;margin:0}.detail-Ex5J3a>.address-Ex5J3a{overflow-wrap:anywhere;word-break:break-all;text-wrap:balance}.held-Ex5J3a{color:var(--text-quiet);font-size:calc(var(--u) * 1.4);font-variant-numeric:tabular-nums}.links-Ex5J3a{flex-wrap:wrap;justify-content:center;gap:4px 16px;display:flex}.chips-Ex5J3a{all:unset;flex-wrap:wrap;gap:8px;display:flex}.chips-Ex5J3a>*{flex:1 0 0;min-inline-size:max-content}.steps-Ex5J3a{gap:4px;margin:0;padding:0;list-style:none;display:grid}.done-Ex5J3a,.now-Ex5J3a,.next-Ex5J3a{min-block-size:28px;color:var(--text-quiet);font-size:calc(var(--u) * 1.4);align-items:center;gap:10px;display:flex}.now-Ex5J3a{color:var(--text);font-weight:500}.mark-Ex5J3a{border:2px solid var(--line-strong);box-sizing:border-box;border-radius:50%;flex:none;place-items:center;block-size:20px;inline-size:20px;display:grid}.now-Ex5J3a .mark-Ex5J3a{border-color:var(--accent-text);animation:1.6s ease-in-out infinite pulse-Ex5J3a}.done-Ex5J3a .mark-Ex5J3a{border-color:var(--success);color:var(--success)}@keyframes pulse-Ex5J3a{50%{box-shadow:0 0 0 4px color-mix(in oklch, var(--accent-text) 22%, transparent)}}@media (prefers-reduced-motion:reduce){.now-Ex5J3a .mark-Ex5J3a{animation:none}}'

export const classes: {
  readonly address: string
  readonly amount: string
  readonly chips: string
  readonly detail: string
  readonly details: string
  readonly done: string
  readonly held: string
  readonly links: string
  readonly mark: string
  readonly method: string
  readonly next: string
  readonly now: string
  readonly pulse: string
  readonly steps: string
  readonly subject: string
  readonly where: string
} = {
  address: 'address-Ex5J3a',
  amount: 'amount-Ex5J3a',
  chips: 'chips-Ex5J3a',
  detail: 'detail-Ex5J3a',
  details: 'details-Ex5J3a',
  done: 'done-Ex5J3a',
  held: 'held-Ex5J3a',
  links: 'links-Ex5J3a',
  mark: 'mark-Ex5J3a',
  method: 'method-Ex5J3a',
  next: 'next-Ex5J3a',
  now: 'now-Ex5J3a',
  pulse: 'pulse-Ex5J3a',
  steps: 'steps-Ex5J3a',
  subject: 'subject-Ex5J3a',
  where: 'where-Ex5J3a',
}
