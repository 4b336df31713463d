// Compiled from AccountHead.module.css by `npm run css`. Do not edit.
export const css: string =
  '.head-p79fbG{flex-direction:column;align-items:center;gap:10px;padding-block:8px 16px;display:flex}.who-p79fbG{justify-content:center;max-inline-size:100%;margin-block:-8px;display:flex}.name-p79fbG{all:unset;box-sizing:border-box;min-block-size:44px;min-inline-size:0;color:var(--text-quiet);font-size:calc(var(--u) * 1.5);font-variant-numeric:tabular-nums;cursor:pointer;border-radius:22px;align-items:center;gap:8px;padding-inline:14px;font-weight:500;display:inline-flex}.name-p79fbG>bdi{text-overflow:ellipsis;white-space:nowrap;overflow:hidden}.name-p79fbG:focus-visible{outline:2px solid var(--accent-text);outline-offset:-4px}.amount-p79fbG{max-inline-size:100%;color:var(--text);font-size:calc(var(--u) * 3.2);letter-spacing:-.02em;font-variant-numeric:tabular-nums;text-align:center;justify-content:center;align-items:baseline;gap:8px;margin:0;font-weight:600;line-height:1.2;display:flex}.symbol-p79fbG{min-inline-size:0;color:var(--text-quiet);letter-spacing:0;text-overflow:ellipsis;white-space:nowrap;overflow:hidden}.unavailable-p79fbG{color:var(--warning);font-size:calc(var(--u) * 1.3);align-items:center;gap:0;display:flex}@media (hover:hover){.name-p79fbG:hover{color:var(--text)}}'

export const classes: {
  readonly amount: string
  readonly head: string
  readonly name: string
  readonly symbol: string
  readonly unavailable: string
  readonly who: string
} = {
  amount: 'amount-p79fbG',
  head: 'head-p79fbG',
  name: 'name-p79fbG',
  symbol: 'symbol-p79fbG',
  unavailable: 'unavailable-p79fbG',
  who: 'who-p79fbG',
}
