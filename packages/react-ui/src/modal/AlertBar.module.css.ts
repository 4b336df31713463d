// Compiled from AlertBar.module.css by `npm run css`. Do not edit.
export const css: string =
  '.bar-sOQjJq{border-radius:calc(var(--r) * 4);background:color-mix(in oklab, var(--tone) 12%, var(--bg));color:var(--text);font-size:calc(var(--u) * 1.3);align-items:center;gap:10px;margin:0 16px 8px;padding-inline:12px 2px;line-height:1.35;display:flex}.words-sOQjJq{overflow-wrap:anywhere;flex:1;min-inline-size:0;padding-block:10px}.icon-sOQjJq{color:var(--tone);flex:none;display:grid}.error-sOQjJq{--tone:var(--error)}.warning-sOQjJq{--tone:var(--warning)}.info-sOQjJq{--tone:var(--accent-text)}@media (forced-colors:active){.bar-sOQjJq{border:1px solid}}'

export const classes: {
  readonly bar: string
  readonly error: string
  readonly icon: string
  readonly info: string
  readonly warning: string
  readonly words: string
} = {
  bar: 'bar-sOQjJq',
  error: 'error-sOQjJq',
  icon: 'icon-sOQjJq',
  info: 'info-sOQjJq',
  warning: 'warning-sOQjJq',
  words: 'words-sOQjJq',
}
