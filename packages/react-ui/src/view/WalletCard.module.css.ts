// Compiled from WalletCard.module.css by `npm run css`. Do not edit.
export const css: string =
  '.card-eK81GG{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);cursor:pointer;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent;flex-direction:column;align-items:center;gap:4px;block-size:104px;inline-size:100%;min-inline-size:0;padding:6px 4px;display:flex}.card-eK81GG:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.name-eK81GG{overflow-wrap:anywhere;-webkit-line-clamp:2;max-inline-size:100%;color:var(--text);font-size:calc(var(--u) * 1.2);text-align:center;-webkit-box-orient:vertical;font-weight:500;line-height:1.3;display:-webkit-box;overflow:hidden}.detail-eK81GG{max-inline-size:100%;color:var(--text-quiet);font-size:calc(var(--u) * 1.1);text-overflow:ellipsis;white-space:nowrap;line-height:1.2;overflow:hidden}.marks-eK81GG{display:grid;position:relative}.installed-eK81GG{border:2px solid var(--bg);background:var(--success);border-radius:50%;block-size:12px;inline-size:12px;position:absolute;inset-block-end:-2px;inset-inline-end:-2px}.card-eK81GG[aria-disabled]{cursor:default}.card-eK81GG[aria-disabled] .marks-eK81GG{opacity:.5}.card-eK81GG[aria-disabled] .name-eK81GG{color:var(--text-quiet)}@media (hover:hover){.card-eK81GG:hover:not([aria-disabled]){background:var(--surface)}}@media (prefers-reduced-motion:no-preference){.card-eK81GG{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.card-eK81GG[aria-busy] .marks-eK81GG{animation:.9s ease-in-out infinite alternate pulse-eK81GG}.card-eK81GG:active:not([aria-disabled]){transform:scale(.97)}}@keyframes pulse-eK81GG{to{opacity:.25}}@media (forced-colors:active){.card-eK81GG{border:1px solid buttonborder}}'

export const classes: {
  readonly card: string
  readonly detail: string
  readonly installed: string
  readonly marks: string
  readonly name: string
  readonly pulse: string
} = {
  card: 'card-eK81GG',
  detail: 'detail-eK81GG',
  installed: 'installed-eK81GG',
  marks: 'marks-eK81GG',
  name: 'name-eK81GG',
  pulse: 'pulse-eK81GG',
}
