// Compiled from VirtualGrid.module.css by `npm run css`. Do not edit.
export const css: string =
  '.scroller-BPc7Ja{overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--line-strong) transparent;block-size:400px;max-block-size:calc(100dvh - 280px);margin-inline:-16px;padding-inline:16px;overflow:hidden auto}.scroller-BPc7Ja:focus-visible{outline:none}.space-BPc7Ja{block-size:var(--total);position:relative}.line-BPc7Ja{grid-template-columns:repeat(var(--columns), minmax(0, 1fr));block-size:var(--line-size);transform:translateY(var(--at));gap:8px;display:grid;position:absolute;inset-block-start:0;inset-inline:0}'

export const classes: {
  readonly line: string
  readonly scroller: string
  readonly space: string
} = {
  line: 'line-BPc7Ja',
  scroller: 'scroller-BPc7Ja',
  space: 'space-BPc7Ja',
}
