// Compiled from NftPicture.module.css by `npm run css`. Do not edit.
export const css: string =
  '.place-rn0Vha{display:grid}.place-rn0Vha>span{aspect-ratio:1;block-size:auto;inline-size:100%}.place-rn0Vha img{position:absolute;inset:0}'

export const classes: {
  readonly place: string
} = {
  place: 'place-rn0Vha',
}
