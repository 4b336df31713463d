// Compiled from Pane.module.css by `npm run css`. Do not edit.
export const css: string =
  '.main-LfjBPq{display:contents}.side-LfjBPq{--header:auto minmax(0, 1fr) auto;--title:start;--title-edge:14px;--stage:1 1 0;border-inline-end:1px solid var(--line);flex-direction:column;flex:none;min-block-size:0;inline-size:312px;display:flex}.side-LfjBPq+.main-LfjBPq{--stage:1 1 0;--stage-edge:32px;--place:center;flex-direction:column;flex:1;min-block-size:0;min-inline-size:0;display:flex}.open-LfjBPq{padding:0 var(--stage-edge,16px) 16px}'

export const classes: {
  readonly main: string
  readonly open: string
  readonly side: string
} = {
  main: 'main-LfjBPq',
  open: 'open-LfjBPq',
  side: 'side-LfjBPq',
}
