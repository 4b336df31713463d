'use client'
import type { Token } from '@kit/core/plugin'
import type { ReactElement } from 'react'
import { Picture, type PictureSize } from './Picture.js'
import { useForeignImage } from './useForeignImage.js'

/** What {@link TokenImage} takes. */
export type TokenImageProps = {
  readonly token: Pick<Token, 'symbol' | 'iconUrl'>
  readonly size?: PictureSize | undefined
}

/** The picture of a token, round: its own where the app allows the page to fetch it, else a tile with the first letter of its symbol. */
export function TokenImage({ token, size }: TokenImageProps): ReactElement {
  return <Picture name={token.symbol} url={useForeignImage(token.iconUrl) ?? null} round size={size} />
}
