// Compiled from Button.module.css by `npm run css`. Do not edit.
export const css: string =
  '.button-aiv_oa{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);min-block-size:44px;font-size:calc(var(--u) * 1.5);text-align:center;cursor:pointer;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent;justify-content:center;align-items:center;gap:8px;padding-inline:20px;font-weight:600;line-height:1.3;display:inline-flex}.button-aiv_oa:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}.button-aiv_oa[aria-disabled=true],.button-aiv_oa:disabled{cursor:default;opacity:.5}.main-aiv_oa{background:var(--accent);color:var(--on-accent)}.quiet-aiv_oa{background:var(--surface);color:var(--text)}.link-aiv_oa{color:var(--accent-text);padding-inline:12px;font-weight:500}.danger-aiv_oa{background:var(--surface);color:var(--error)}.wide-aiv_oa{inline-size:100%}@media (hover:hover){.main-aiv_oa:hover:not(:disabled){background:color-mix(in oklab, var(--accent), var(--text) 10%)}.quiet-aiv_oa:hover:not(:disabled),.danger-aiv_oa:hover:not(:disabled){background:var(--surface-hover)}.link-aiv_oa:hover:not(:disabled){text-underline-offset:3px;text-decoration:underline}}@media (prefers-reduced-motion:no-preference){.button-aiv_oa{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.button-aiv_oa:active:not(:disabled){transform:scale(.98)}}@media (forced-colors:active){.button-aiv_oa{border:1px solid buttonborder}.link-aiv_oa{border:0}}'

export const classes: {
  readonly button: string
  readonly danger: string
  readonly link: string
  readonly main: string
  readonly quiet: string
  readonly wide: string
} = {
  button: 'button-aiv_oa',
  danger: 'danger-aiv_oa',
  link: 'link-aiv_oa',
  main: 'main-aiv_oa',
  quiet: 'quiet-aiv_oa',
  wide: 'wide-aiv_oa',
}
