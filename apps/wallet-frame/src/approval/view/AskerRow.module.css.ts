// Compiled from AskerRow.module.css by `npm run css`. Do not edit.
export const css: string =
  '.asker-bf1cua{justify-content:center;align-items:center;gap:10px;display:flex}.globe-bf1cua{border-radius:calc(var(--r) * 2);background:var(--surface);block-size:28px;inline-size:28px;color:var(--text-quiet);flex:none;place-items:center;display:grid}.words-bf1cua{min-inline-size:0;display:grid}.origin-bf1cua{font-weight:600;line-height:1.35}.name-bf1cua{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);line-height:1.35}'

export const classes: {
  readonly asker: string
  readonly globe: string
  readonly name: string
  readonly origin: string
  readonly words: string
} = {
  asker: 'asker-bf1cua',
  globe: 'globe-bf1cua',
  name: 'name-bf1cua',
  origin: 'origin-bf1cua',
  words: 'words-bf1cua',
}
