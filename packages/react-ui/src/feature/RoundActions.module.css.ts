// Compiled from RoundActions.module.css by `npm run css`. Do not edit.
export const css: string =
  '.actions-AnNPaa{padding:0;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;justify-content:center;gap:4px;margin:0;padding-block-end:16px;list-style:none;display:grid}.action-AnNPaa{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);inline-size:100%;max-inline-size:96px;color:var(--text);font-size:calc(var(--u) * 1.3);text-align:center;overflow-wrap:anywhere;cursor:pointer;-webkit-tap-highlight-color:transparent;flex-direction:column;align-items:center;gap:6px;margin-inline:auto;padding:4px 2px;font-weight:500;line-height:1.3;display:flex}.action-AnNPaa:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.disc-AnNPaa{background:var(--surface);block-size:44px;inline-size:44px;color:var(--accent-text);border-radius:50%;place-items:center;display:grid}.action-AnNPaa[aria-disabled]{color:var(--text-quiet);cursor:default}.action-AnNPaa[aria-disabled] .disc-AnNPaa{color:var(--text-quiet)}@media (hover:hover){.action-AnNPaa:hover:not([aria-disabled]) .disc-AnNPaa{background:var(--surface-active)}}@media (prefers-reduced-motion:no-preference){.disc-AnNPaa{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.action-AnNPaa:active:not([aria-disabled]) .disc-AnNPaa{transform:scale(.94)}}@media (forced-colors:active){.disc-AnNPaa{border:1px solid buttonborder}}'

export const classes: {
  readonly action: string
  readonly actions: string
  readonly disc: string
} = {
  action: 'action-AnNPaa',
  actions: 'actions-AnNPaa',
  disc: 'disc-AnNPaa',
}
