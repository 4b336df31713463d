// Compiled from Stage.module.css by `npm run css`. Do not edit.
export const css: string =
  '.viewport-tjd-sq{overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--line-strong) transparent;flex:0 auto;min-block-size:0;overflow:hidden auto}.viewport-tjd-sq:after{content:"";background:linear-gradient(transparent, var(--bg));pointer-events:none;block-size:16px;margin-block-start:-16px;display:block;position:sticky;inset-block-end:0}.content-tjd-sq{padding:4px 16px 16px}.waiting-tjd-sq{block-size:200px}'

export const classes: {
  readonly content: string
  readonly viewport: string
  readonly waiting: string
} = {
  content: 'content-tjd-sq',
  viewport: 'viewport-tjd-sq',
  waiting: 'waiting-tjd-sq',
}
