// Compiled from Tabs.module.css by `npm run css`. Do not edit.
export const css: string =
  '.tabs-KkCBAW{border-radius:calc(var(--r) * 4);background:var(--surface);flex-wrap:wrap;gap:2px;padding:3px;display:flex}.tab-KkCBAW{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 3.25);block-size:38px;min-inline-size:0;color:var(--text-quiet);line-height:38px;font-size:calc(var(--u) * 1.3);text-align:center;text-overflow:ellipsis;white-space:nowrap;cursor:pointer;flex:auto;padding-inline:4px;font-weight:500;overflow:hidden}.tab-KkCBAW[aria-selected=true]{background:var(--l,var(--bg)) var(--d,var(--surface-active));box-shadow:0 0 0 1px var(--line-strong);color:var(--text)}.count-KkCBAW{color:var(--text-quiet);font-variant-numeric:tabular-nums;margin-inline-start:2px}.tab-KkCBAW:focus-visible{outline:2px solid var(--accent-text);outline-offset:-1px}.panel-KkCBAW{--above:52px}@media (hover:hover){.tab-KkCBAW:hover{color:var(--text)}}@media (pointer:coarse){.tab-KkCBAW{block-size:44px;line-height:44px}}@media (forced-colors:active){.tab-KkCBAW[aria-selected=true]{outline:2px solid highlight}}'

export const classes: {
  readonly count: string
  readonly panel: string
  readonly tab: string
  readonly tabs: string
} = {
  count: 'count-KkCBAW',
  panel: 'panel-KkCBAW',
  tab: 'tab-KkCBAW',
  tabs: 'tabs-KkCBAW',
}
