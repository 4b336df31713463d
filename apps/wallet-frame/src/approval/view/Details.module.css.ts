// Compiled from Details.module.css by `npm run css`. Do not edit.
export const css: string =
  '.details-MlGEhW{font-size:calc(var(--u) * 1.3)}.summary-MlGEhW{border-radius:calc(var(--r) * 2);color:var(--text-quiet);cursor:pointer;padding:12px 8px}.summary-MlGEhW:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}'

export const classes: {
  readonly details: string
  readonly summary: string
} = {
  details: 'details-MlGEhW',
  summary: 'summary-MlGEhW',
}
