// Compiled from NftTileSkeleton.module.css by `npm run css`. Do not edit.
export const css: string =
  '.grid-V2G-eG{grid-template-columns:repeat(2,minmax(0,1fr));gap:8px;display:grid}.tile-V2G-eG{gap:4px;padding:6px;display:grid}.picture-V2G-eG{aspect-ratio:1;margin-block-end:4px;display:grid}'

export const classes: {
  readonly grid: string
  readonly picture: string
  readonly tile: string
} = {
  grid: 'grid-V2G-eG',
  picture: 'picture-V2G-eG',
  tile: 'tile-V2G-eG',
}
