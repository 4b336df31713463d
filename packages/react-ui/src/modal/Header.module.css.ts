// Compiled from Header.module.css by `npm run css`. Do not edit.
export const css: string =
  '.header-yON4_q{grid-template-columns:var(--header,minmax(62px, 1fr) minmax(0, auto) minmax(62px, 1fr));box-sizing:border-box;min-block-size:var(--header-size,64px);flex:none;align-items:center;padding:4px 10px;display:grid;position:relative}.title-yON4_q{padding-inline:var(--title-edge,8px);color:var(--text);font-size:calc(var(--u) * 1.6);text-align:var(--title,center);text-wrap:balance;outline:none;margin:0;font-weight:600;line-height:1.3}.words-yON4_q{overflow-wrap:anywhere;-webkit-line-clamp:2;-webkit-box-orient:vertical;display:-webkit-box;overflow:hidden}.start-yON4_q{display:flex}.end-yON4_q{justify-content:flex-end;display:flex}.network-yON4_q{all:unset;box-sizing:border-box;block-size:44px;color:var(--text-quiet);cursor:pointer;border-radius:22px;align-items:center;gap:2px;padding-inline:8px 4px;display:flex}.network-yON4_q:focus-visible{outline:2px solid var(--accent-text);outline-offset:-3px}@media (hover:hover){.network-yON4_q:hover{color:var(--text)}}'

export const classes: {
  readonly end: string
  readonly header: string
  readonly network: string
  readonly start: string
  readonly title: string
  readonly words: string
} = {
  end: 'end-yON4_q',
  header: 'header-yON4_q',
  network: 'network-yON4_q',
  start: 'start-yON4_q',
  title: 'title-yON4_q',
  words: 'words-yON4_q',
}
