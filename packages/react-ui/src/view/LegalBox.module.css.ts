// Compiled from LegalBox.module.css by `npm run css`. Do not edit.
export const css: string =
  '.box-PNuNDa{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);align-items:flex-start;gap:10px;padding:4px 4px 8px;line-height:1.4;display:flex}.check-PNuNDa{block-size:20px;inline-size:20px;accent-color:var(--accent);cursor:pointer;flex:none;margin:0}.check-PNuNDa:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}'

export const classes: {
  readonly box: string
  readonly check: string
} = {
  box: 'box-PNuNDa',
  check: 'check-PNuNDa',
}
