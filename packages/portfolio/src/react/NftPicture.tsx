import type { Nft } from '@kit/api'
import { Picture, useForeignImage } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatNftName } from './formatNftName.js'

/** The picture of an NFT, as wide as its place: where the app allows the page to fetch it, else a tile with a letter. */
export function NftPicture({ nft }: { readonly nft: Nft }): ReactElement {
  return <Picture name={formatNftName(nft)} url={useForeignImage(nft.imageUrl) ?? null} size="fill" />
}
