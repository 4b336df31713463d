'use client'
import type { ReactElement } from 'react'
import { useUiOptions } from '../theme/KitUi.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { Picture, type PictureSize } from './Picture.js'
import { useDirectoryImage } from './useDirectoryImage.js'
import { useIcon } from './useIcon.js'
import type { Pictured } from './WalletImage.js'

/** What {@link NetworkImage} takes. */
export type NetworkImageProps = {
  /** A network; `id` is its CAIP-2 id. */
  readonly network: Pictured & { readonly id?: string }
  readonly size?: PictureSize | undefined
  /** Of a component in the page that has options of its own. */
  readonly icons?: UiOptions['icons']
  /** False: a tile until the visitor is about to do something, so that nothing is fetched for it. Default true. */
  readonly isWanted?: boolean
}

/** The picture of a network, round: the app's own, else that of the directory, else of the app's `icons`, else a tile. */
export function NetworkImage({ network, size, icons, isWanted = true }: NetworkImageProps): ReactElement {
  const shared = useUiOptions().icons
  const { name, imageUrl, imageId, id } = network
  const listed = useDirectoryImage('asset', imageUrl === undefined ? imageId : undefined)
  const own = imageUrl ?? listed
  const icon = useIcon(icons ?? shared, 'networks', isWanted && own === null ? id : undefined)
  return <Picture name={name} url={own === null ? icon : own} round size={size} />
}
