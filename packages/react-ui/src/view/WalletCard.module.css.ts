// Compiled from WalletCard.module.css by `npm run css`. Do not edit.
export const css: string =
  '.card-eK81GG{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);cursor:pointer;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent;flex-direction:column;align-items:center;gap:6px;block-size:96px;inline-size:100%;min-inline-size:0;padding:8px 4px;display:flex}.card-eK81GG:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.name-eK81GG{max-inline-size:100%;color:var(--text);font-size:calc(var(--u) * 1.2);text-overflow:ellipsis;white-space:nowrap;font-weight:500;line-height:1.4;overflow:hidden}.marks-eK81GG{display:grid;position:relative}.installed-eK81GG{border:2px solid var(--bg);background:var(--success);border-radius:50%;block-size:12px;inline-size:12px;position:absolute;inset-block-end:-2px;inset-inline-end:-2px}@media (hover:hover){.card-eK81GG:hover{background:var(--surface)}}@media (prefers-reduced-motion:no-preference){.card-eK81GG{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.card-eK81GG:active{transform:scale(.97)}}@media (forced-colors:active){.card-eK81GG{border:1px solid buttonborder}}'

export const classes: {
  readonly card: string
  readonly installed: string
  readonly marks: string
  readonly name: string
} = {
  card: 'card-eK81GG',
  installed: 'installed-eK81GG',
  marks: 'marks-eK81GG',
  name: 'name-eK81GG',
}
