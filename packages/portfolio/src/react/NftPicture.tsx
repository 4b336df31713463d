import type { Nft } from '@kit/api'
import { Picture, useForeignImage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatNftName } from './formatNftName.js'
import { classes, css } from './NftPicture.module.css.js'

/** The picture of an NFT, as wide as its place: where the app allows the page to fetch it, else a tile with a letter. */
export function NftPicture({ nft }: { readonly nft: Nft }): ReactElement {
  useStyles(css)
  return (
    <span className={classes.place}>
      <Picture name={formatNftName(nft)} url={useForeignImage(nft.imageUrl) ?? null} size={72} />
    </span>
  )
}
