'use client'
import type { ReactElement } from 'react'
import { useKit } from '../useKit.js'
import { Picture, type PictureSize } from './Picture.js'
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
  const { directory } = useKit()
  const own = useForeignImage(wallet.imageUrl)
  const url = own ?? (wallet.imageId === undefined ? undefined : directory?.imageUrl(wallet.imageId))
  return <Picture name={wallet.name} url={url} size={size} />
}
