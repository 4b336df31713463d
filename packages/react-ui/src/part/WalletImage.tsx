'use client'
import type { ReactElement } from 'react'
import { Picture, type PictureSize } from './Picture.js'
import { useDirectoryImage } from './useDirectoryImage.js'
import { useForeignImage } from './useForeignImage.js'

/** Anything with the name and picture of a wallet: a row, a wallet, or the wallet of a connection. */
export type WalletImageSource = { readonly name: string; readonly imageUrl?: string; readonly imageId?: string }

/** The picture of a wallet: its own, else from the directory, else a tile. */
export function WalletImage({
  wallet,
  size,
}: {
  readonly wallet: WalletImageSource
  readonly size?: PictureSize | undefined
}): ReactElement {
  const own = useForeignImage(wallet.imageUrl)
  const listed = useDirectoryImage('wallet', own === undefined ? wallet.imageId : undefined)
  return <Picture name={wallet.name} url={own ?? listed} size={size} />
}
