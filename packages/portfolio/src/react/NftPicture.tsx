import type { Nft } from '@kit/api'
import { Picture, useForeignImage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatNftName } from './formatNftName.js'
import { classes, css } from './NftPicture.module.css.js'

/** Image of an NFT, in full width. A tile with a letter if the app doesn't allow the image's host. */
export function NftPicture({ nft }: { readonly nft: Nft }): ReactElement {
  useStyles(css)
  return (
    <span className={classes.place}>
      <Picture name={formatNftName(nft)} url={useForeignImage(nft.imageUrl) ?? null} size={72} />
    </span>
  )
}
