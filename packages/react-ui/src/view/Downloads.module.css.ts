// Compiled from Downloads.module.css by `npm run css`. Do not edit.
export const css: string =
  '.code-6plvPq{inline-size:208px;padding-block:8px}'

export const classes: {
  readonly code: string
} = {
  code: 'code-6plvPq',
}
