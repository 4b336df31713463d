// Compiled from Tag.module.css by `npm run css`. Do not edit.
export const css: string =
  '.tag-l7vS-q{border-radius:calc(var(--r) * 1.5);background:var(--surface-active);color:var(--text-quiet);font-size:calc(var(--u) * 1.1);white-space:nowrap;flex:none;padding:3px 7px;font-weight:600;line-height:1.3}.accent-l7vS-q{background:color-mix(in oklab, var(--accent) 10%, var(--bg));color:var(--accent-text)}.success-l7vS-q:before{content:"";background:var(--success);vertical-align:1px;border-radius:50%;block-size:6px;inline-size:6px;margin-inline-end:5px;display:inline-block}@media (forced-colors:active){.tag-l7vS-q{border:1px solid}}'

export const classes: {
  readonly accent: string
  readonly success: string
  readonly tag: string
} = {
  accent: 'accent-l7vS-q',
  success: 'success-l7vS-q',
  tag: 'tag-l7vS-q',
}
