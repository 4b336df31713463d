// Compiled from Stage.module.css by `npm run css`. Do not edit.
export const css: string =
  '.viewport-tjd-sq{flex:var(--stage,0 1 auto);overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--line-strong) transparent;min-block-size:0;overflow:hidden auto}.viewport-tjd-sq:after{content:"";background:linear-gradient(transparent, var(--bg));pointer-events:none;block-size:16px;margin-block-start:-16px;display:block;position:sticky;inset-block-end:0}@supports (animation-timeline:scroll()){.viewport-tjd-sq:before,.viewport-tjd-sq:after{opacity:0;block-size:32px;animation:linear both fade-tjd-sq;animation-timeline:scroll()}.viewport-tjd-sq:before{content:"";z-index:1;background:linear-gradient(var(--bg), transparent);pointer-events:none;margin-block-end:-32px;animation-range:0 32px;display:block;position:sticky;inset-block-start:0}.viewport-tjd-sq:after{margin-block-start:-32px;animation-direction:reverse;animation-range:calc(100% - 32px) 100%}.viewport-tjd-sq[data-fits]:before,.viewport-tjd-sq[data-fits]:after{animation:none}}@keyframes fade-tjd-sq{0%{opacity:0}to{opacity:1}}.content-tjd-sq{box-sizing:border-box;align-content:var(--place,normal);min-block-size:100%;padding:4px var(--stage-edge,16px) 16px}.waiting-tjd-sq{gap:8px;display:grid}.waiting-tjd-sq>span{border-radius:calc(var(--r) * 4);background:var(--surface);block-size:56px}'

export const classes: {
  readonly content: string
  readonly fade: string
  readonly viewport: string
  readonly waiting: string
} = {
  content: 'content-tjd-sq',
  fade: 'fade-tjd-sq',
  viewport: 'viewport-tjd-sq',
  waiting: 'waiting-tjd-sq',
}
