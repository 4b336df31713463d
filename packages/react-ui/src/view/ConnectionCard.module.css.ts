// Compiled from ConnectionCard.module.css by `npm run css`. Do not edit.
export const css: string =
  '.card-4p0O1W{box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--surface);align-items:center;min-block-size:56px;inline-size:100%;padding-inline-end:4px;display:flex}.main-4p0O1W{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);flex:1;align-items:center;gap:12px;min-block-size:56px;min-inline-size:0;padding:8px;display:flex}button.main-4p0O1W{cursor:pointer}button.main-4p0O1W[aria-disabled]{cursor:default}.main-4p0O1W:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.words-4p0O1W{flex:1;min-inline-size:0;display:grid}.label-4p0O1W,.detail-4p0O1W{overflow-wrap:anywhere;-webkit-line-clamp:1;-webkit-box-orient:vertical;display:-webkit-box;overflow:hidden}.label-4p0O1W{color:var(--text);font-size:calc(var(--u) * 1.5);font-weight:500;line-height:1.4}.detail-4p0O1W{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);font-variant-numeric:tabular-nums}.main-4p0O1W[aria-disabled]>:first-child{opacity:.5}.main-4p0O1W[aria-disabled] .label-4p0O1W{color:var(--text-quiet)}.use-4p0O1W{color:var(--text-quiet);font-size:calc(var(--u) * 1.2);white-space:nowrap;flex:none;align-items:center;gap:6px;font-weight:500;display:flex}.use-4p0O1W:before{content:"";background:var(--success);border-radius:50%;block-size:8px;inline-size:8px}@media (width<=360px){.use-4p0O1W>span{clip-path:inset(50%);block-size:1px;inline-size:1px;position:absolute;overflow:hidden}}@media (hover:hover){button.main-4p0O1W:hover:not([aria-disabled]){background:var(--surface-hover)}}@media (forced-colors:active){.card-4p0O1W{border:1px solid}}'

export const classes: {
  readonly card: string
  readonly detail: string
  readonly label: string
  readonly main: string
  readonly use: string
  readonly words: string
} = {
  card: 'card-4p0O1W',
  detail: 'detail-4p0O1W',
  label: 'label-4p0O1W',
  main: 'main-4p0O1W',
  use: 'use-4p0O1W',
  words: 'words-4p0O1W',
}
