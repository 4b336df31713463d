'use client'
import type { ReactElement } from 'react'
import { useKit } from '../useKit.js'
import { Picture, type PictureSize } from './Picture.js'
import type { Pictured } from './WalletImage.js'

/** The picture of a network, round. */
export function NetworkImage({
  network,
  size,
}: {
  readonly network: Pictured
  readonly size?: PictureSize | undefined
}): ReactElement {
  const { directory } = useKit()
  const url =
    network.imageUrl ?? (network.imageId === undefined ? undefined : directory?.imageUrl(network.imageId, 'asset'))
  return <Picture name={network.name} url={url} round size={size} />
}
