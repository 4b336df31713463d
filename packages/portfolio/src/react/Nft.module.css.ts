// Compiled from Nft.module.css by `npm run css`. Do not edit.
export const css: string =
  '.picture-Ym8joa{inline-size:min(100%,260px);margin-inline:auto}'

export const classes: {
  readonly picture: string
} = {
  picture: 'picture-Ym8joa',
}
