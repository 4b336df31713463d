// Compiled from LegalBox.module.css by `npm run css`. Do not edit.
export const css: string =
  '.box-PNuNDa{color:var(--text);font-size:calc(var(--u) * 1.3);margin:0;padding:4px 4px 8px;line-height:1.4}.ask-PNuNDa{box-sizing:border-box;border-radius:calc(var(--r) * 4);min-block-size:56px;box-shadow:inset 0 0 0 1px var(--line-strong);cursor:pointer;align-items:center;gap:12px;padding:8px 16px;display:flex}.check-PNuNDa{block-size:20px;inline-size:20px;accent-color:var(--accent);cursor:pointer;flex:none;margin:0}.check-PNuNDa:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}@media (forced-colors:active){.ask-PNuNDa{border:1px solid}}'

export const classes: {
  readonly ask: string
  readonly box: string
  readonly check: string
} = {
  ask: 'ask-PNuNDa',
  box: 'box-PNuNDa',
  check: 'check-PNuNDa',
}
