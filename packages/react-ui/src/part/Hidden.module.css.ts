// Compiled from Hidden.module.css by `npm run css`. Do not edit.
export const css: string =
  '.hidden-Vx4Uyq{clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;position:absolute;overflow:hidden}'

export const classes: {
  readonly hidden: string
} = {
  hidden: 'hidden-Vx4Uyq',
}
