// Compiled from Divider.module.css by `npm run css`. Do not edit.
export const css: string =
  '.divider-aoyjma{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);align-items:center;gap:12px;display:flex}.divider-aoyjma:before,.divider-aoyjma:after{content:"";background:var(--line);flex:1;block-size:1px}.divider-aoyjma:empty{gap:0}'

export const classes: {
  readonly divider: string
} = {
  divider: 'divider-aoyjma',
}
