// Compiled from PairingEnded.module.css by `npm run css`. Do not edit.
export const css: string =
  '.any-HVqYVq{border-radius:calc(var(--r) * 4.5);background:var(--surface-active);block-size:72px;inline-size:72px;color:var(--text-quiet);place-items:center;display:grid}'

export const classes: {
  readonly any: string
} = {
  any: 'any-HVqYVq',
}
