// Compiled from NftTile.module.css by `npm run css`. Do not edit.
export const css: string =
  '.tile-1jRLkG{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 5.5);background:var(--surface);block-size:100%;inline-size:100%;color:var(--text);cursor:pointer;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent;align-content:start;gap:8px;padding:6px;display:grid;position:relative}.tile-1jRLkG:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.words-1jRLkG{gap:1px;min-inline-size:0;padding-block-end:4px;padding-inline:4px;display:grid}.name-1jRLkG,.collection-1jRLkG{overflow-wrap:anywhere;-webkit-line-clamp:1;-webkit-box-orient:vertical;line-height:1.35;display:-webkit-box;overflow:hidden}.name-1jRLkG{font-size:calc(var(--u) * 1.5);font-weight:500}.collection-1jRLkG{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}.amount-1jRLkG{border-radius:calc(var(--r) * 1.5);background:var(--bg);position:absolute;inset-block-start:14px;inset-inline-end:14px}@media (hover:hover){.tile-1jRLkG:hover{background:var(--surface-hover)}}.tile-1jRLkG:active{background:var(--surface-active)}@media (prefers-reduced-motion:no-preference){.tile-1jRLkG{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.tile-1jRLkG:active{transform:scale(.98)}}@media (forced-colors:active){.tile-1jRLkG{border:1px solid buttonborder}}'

export const classes: {
  readonly amount: string
  readonly collection: string
  readonly name: string
  readonly tile: string
  readonly words: string
} = {
  amount: 'amount-1jRLkG',
  collection: 'collection-1jRLkG',
  name: 'name-1jRLkG',
  tile: 'tile-1jRLkG',
  words: 'words-1jRLkG',
}
