'use client'

import { namespaceOf, type Token } from '@kit/core/plugin'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { NetworkImage } from './NetworkImage.js'
import { Picture, type PictureSize } from './Picture.js'
import { useForeignImage } from './useForeignImage.js'

/** Props of {@link TokenImage}. */
export type TokenImageProps = {
  readonly token: Pick<Token, 'symbol' | 'iconUrl'> & Partial<Pick<Token, 'address' | 'networkId'>>
  readonly size?: PictureSize | undefined
}

/**
 * The round picture of a token: its own if the app allows its source, or the network's for the native currency. The fallback is a tile with
 * the first letter of its symbol.
 */
export function TokenImage({ token, size }: TokenImageProps): ReactElement {
  const { symbol, iconUrl, networkId, address } = token
  const kit = useKit()
  const own = useForeignImage(iconUrl)
  if (!own && address === undefined && networkId !== undefined) {
    const adapter = kit.adapters.get(namespaceOf(networkId))
    const network = adapter?.networks.find(({ id }) => id === networkId)
    if (network) return <NetworkImage network={{ ...network, name: symbol }} size={size} />
  }
  return <Picture name={symbol} url={own ?? null} round size={size} />
}
