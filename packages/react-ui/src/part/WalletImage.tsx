'use client'
import type { ReactElement } from 'react'
import { Picture, type PictureSize } from './Picture.js'
import { useDirectoryImage } from './useDirectoryImage.js'
import { useForeignImage } from './useForeignImage.js'

/** Anything that has a wallet's name and picture: a row, a wallet, a connection's wallet. */
export type Pictured = { readonly name: string; readonly imageUrl?: string; readonly imageId?: string }

/** The picture of a wallet: its own, else that of the directory, else a tile. */
export function WalletImage({
  wallet,
  size,
}: {
  readonly wallet: Pictured
  readonly size?: PictureSize | undefined
}): ReactElement {
  const own = useForeignImage(wallet.imageUrl)
  const listed = useDirectoryImage('wallet', own === undefined ? wallet.imageId : undefined)
  return <Picture name={wallet.name} url={own ?? listed} size={size} />
}
