// Compiled from Waiting.module.css by `npm run css`. Do not edit.
export const css: string =
  '.waiting-p8hSoq{text-align:center;flex-direction:column;align-items:center;gap:20px;padding-block:16px 8px;display:flex}.words-p8hSoq{text-wrap:balance;justify-items:center;gap:6px;padding-inline:12px;display:grid}.over-p8hSoq{visibility:hidden}'

export const classes: {
  readonly over: string
  readonly waiting: string
  readonly words: string
} = {
  over: 'over-p8hSoq',
  waiting: 'waiting-p8hSoq',
  words: 'words-p8hSoq',
}
