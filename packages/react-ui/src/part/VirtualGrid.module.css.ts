// Compiled from VirtualGrid.module.css by `npm run css`. Do not edit.
export const css: string =
  '.scroller-BPc7Ja{overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--line-strong) transparent;block-size:400px;max-block-size:calc(100dvh - 280px);margin-inline:-16px;padding-inline:16px;overflow:hidden auto}.scroller-BPc7Ja:focus-visible{outline:none}@supports (animation-timeline:scroll()){.scroller-BPc7Ja:before,.scroller-BPc7Ja:after{content:"";z-index:1;opacity:0;pointer-events:none;block-size:32px;animation:linear both fade-BPc7Ja;animation-timeline:scroll();display:block;position:sticky}.scroller-BPc7Ja:before{background:linear-gradient(var(--bg), transparent);margin-block-end:-32px;animation-range:0 32px;inset-block-start:0}.scroller-BPc7Ja:after{background:linear-gradient(transparent, var(--bg));margin-block-start:-32px;animation-direction:reverse;animation-range:calc(100% - 32px) 100%;inset-block-end:0}.scroller-BPc7Ja[data-fits]:before,.scroller-BPc7Ja[data-fits]:after{animation:none}}@keyframes fade-BPc7Ja{0%{opacity:0}to{opacity:1}}.space-BPc7Ja{block-size:var(--total);position:relative}.line-BPc7Ja{grid-template-columns:repeat(var(--columns), minmax(0, 1fr));box-sizing:border-box;block-size:var(--line-size);transform:translateY(var(--at));gap:8px;padding-block-end:8px;display:grid;position:absolute;inset-block-start:0;inset-inline:0}'

export const classes: {
  readonly fade: string
  readonly line: string
  readonly scroller: string
  readonly space: string
} = {
  fade: 'fade-BPc7Ja',
  line: 'line-BPc7Ja',
  scroller: 'scroller-BPc7Ja',
  space: 'space-BPc7Ja',
}
