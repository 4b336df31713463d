// Compiled from AccountActions.module.css by `npm run css`. Do not edit.
export const css: string =
  '.actions-jeyK3q{padding:0;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;justify-content:center;gap:4px;margin:0;padding-block-end:16px;list-style:none;display:grid}.action-jeyK3q{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);inline-size:100%;max-inline-size:96px;color:var(--text);font-size:calc(var(--u) * 1.3);text-align:center;overflow-wrap:anywhere;cursor:pointer;-webkit-tap-highlight-color:transparent;flex-direction:column;align-items:center;gap:6px;margin-inline:auto;padding:4px 2px;font-weight:500;line-height:1.3;display:flex}.action-jeyK3q:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.disc-jeyK3q{background:var(--surface);block-size:44px;inline-size:44px;color:var(--accent-text);border-radius:50%;place-items:center;display:grid}.action-jeyK3q[aria-disabled]{color:var(--text-quiet);cursor:default}.action-jeyK3q[aria-disabled] .disc-jeyK3q{color:var(--text-quiet)}@media (hover:hover){.action-jeyK3q:hover:not([aria-disabled]) .disc-jeyK3q{background:var(--surface-active)}}@media (prefers-reduced-motion:no-preference){.disc-jeyK3q{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.action-jeyK3q:active:not([aria-disabled]) .disc-jeyK3q{transform:scale(.94)}}@media (forced-colors:active){.disc-jeyK3q{border:1px solid buttonborder}}'

export const classes: {
  readonly action: string
  readonly actions: string
  readonly disc: string
} = {
  action: 'action-jeyK3q',
  actions: 'actions-jeyK3q',
  disc: 'disc-jeyK3q',
}
