// Compiled from Swap.module.css by `npm run css`. Do not edit.
export const css: string =
  '.token-SDTMUq{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 6);background:var(--surface-active);min-block-size:44px;max-inline-size:60%;color:var(--text);font-size:calc(var(--u) * 1.5);cursor:pointer;flex:none;align-items:center;gap:8px;padding-block:6px;padding-inline:12px;font-weight:600;display:flex}.token-SDTMUq>bdi{text-overflow:ellipsis;white-space:nowrap;overflow:hidden}.token-SDTMUq:focus-visible,.chip-SDTMUq:focus-visible,.summary-SDTMUq:focus-visible{outline:2px solid var(--accent-text);outline-offset:1px}.switch-SDTMUq{justify-items:center;margin-block:-18px;display:grid}.disc-SDTMUq{border-radius:calc(var(--r) * 4);background:var(--bg);display:grid;position:relative}.chips-SDTMUq{flex-wrap:wrap;gap:8px;display:flex}.chip-SDTMUq{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 5);background:var(--surface);min-block-size:40px;max-inline-size:100%;color:var(--text);font-size:calc(var(--u) * 1.4);cursor:pointer;align-items:center;gap:6px;padding-inline:8px 12px;font-weight:500;display:flex}.chip-SDTMUq[aria-pressed=true]{box-shadow:inset 0 0 0 2px var(--accent-text)}.details-SDTMUq{border-radius:calc(var(--r) * 4);background:var(--surface);padding:4px 12px}.summary-SDTMUq{border-radius:calc(var(--r) * 2);min-block-size:44px;font-size:calc(var(--u) * 1.4);cursor:pointer;justify-content:space-between;align-items:center;gap:12px;list-style:none;display:flex}.summary-SDTMUq::-webkit-details-marker{display:none}.turn-SDTMUq{color:var(--text-quiet);display:grid}.details-SDTMUq[open] .turn-SDTMUq{rotate:180deg}.list-SDTMUq{margin:0;padding-block:4px 8px}.item-SDTMUq{min-block-size:32px;font-size:calc(var(--u) * 1.4);flex-wrap:wrap;justify-content:space-between;align-items:center;gap:2px 12px;display:flex}.item-SDTMUq>dt{color:var(--text-quiet)}.item-SDTMUq>dd{font-variant-numeric:tabular-nums;text-align:end;margin:0}.high-SDTMUq{color:var(--error)}.medium-SDTMUq{color:var(--warning)}.slippage-SDTMUq{align-items:center;gap:4px;display:flex}.percent-SDTMUq{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 2);background:var(--surface-active);min-block-size:36px;inline-size:72px;color:var(--text);font-size:max(16px, calc(var(--u) * 1.4));text-align:end;padding-inline:10px}.percent-SDTMUq:focus-visible{box-shadow:inset 0 0 0 2px var(--accent-text)}.steps-SDTMUq{border-radius:calc(var(--r) * 4);background:var(--surface);gap:2px;margin:0;padding:4px 12px;list-style:none;display:grid}.step-SDTMUq{min-block-size:44px;font-size:calc(var(--u) * 1.4);align-items:center;gap:12px;display:flex}.mark-SDTMUq{background:var(--surface-active);block-size:24px;inline-size:24px;font-size:calc(var(--u) * 1.2);border-radius:50%;flex:none;place-items:center;font-weight:600;display:grid}.words-SDTMUq{flex:1;min-inline-size:0}.stepNote-SDTMUq{color:var(--text-quiet)}.actions-SDTMUq{grid-template-columns:1fr 2fr;gap:8px;display:grid}@media (hover:hover){.token-SDTMUq:hover,.chip-SDTMUq:hover{background:var(--surface-hover)}}@media (forced-colors:active){.token-SDTMUq,.chip-SDTMUq,.details-SDTMUq,.percent-SDTMUq{border:1px solid buttonborder}}'

export const classes: {
  readonly actions: string
  readonly chip: string
  readonly chips: string
  readonly details: string
  readonly disc: string
  readonly high: string
  readonly item: string
  readonly list: string
  readonly mark: string
  readonly medium: string
  readonly percent: string
  readonly slippage: string
  readonly step: string
  readonly stepNote: string
  readonly steps: string
  readonly summary: string
  readonly switch: string
  readonly token: string
  readonly turn: string
  readonly words: string
} = {
  actions: 'actions-SDTMUq',
  chip: 'chip-SDTMUq',
  chips: 'chips-SDTMUq',
  details: 'details-SDTMUq',
  disc: 'disc-SDTMUq',
  high: 'high-SDTMUq',
  item: 'item-SDTMUq',
  list: 'list-SDTMUq',
  mark: 'mark-SDTMUq',
  medium: 'medium-SDTMUq',
  percent: 'percent-SDTMUq',
  slippage: 'slippage-SDTMUq',
  step: 'step-SDTMUq',
  stepNote: 'stepNote-SDTMUq',
  steps: 'steps-SDTMUq',
  summary: 'summary-SDTMUq',
  switch: 'switch-SDTMUq',
  token: 'token-SDTMUq',
  turn: 'turn-SDTMUq',
  words: 'words-SDTMUq',
}
