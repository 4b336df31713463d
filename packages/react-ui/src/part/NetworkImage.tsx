'use client'
import type { ReactElement } from 'react'
import { useUiOptions } from '../theme/KitUi.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { Picture, type PictureSize } from './Picture.js'
import { useDirectoryImage } from './useDirectoryImage.js'
import { useIcon } from './useIcon.js'
import type { WalletImageSource } from './WalletImage.js'

/** Props of {@link NetworkImage}. */
export type NetworkImageProps = {
  /** A network. `id` is its CAIP-2 ID. */
  readonly network: WalletImageSource & { readonly id?: string }
  readonly size?: PictureSize | undefined
  /** Icons from the component's own options. */
  readonly icons?: UiOptions['icons']
  /** If false, shows an empty shape without loading icons until the user is about to act. Default true. */
  readonly isWanted?: boolean
}

/** The round picture of a network: its own, else from the directory, else from the app's `icons`, else a tile. */
export function NetworkImage({ network, size, icons, isWanted }: NetworkImageProps): ReactElement {
  const shared = useUiOptions().icons
  const { name, imageUrl, imageId, id } = network
  const listed = useDirectoryImage('asset', imageUrl === undefined ? imageId : undefined)
  const own = imageUrl ?? listed
  const icon = useIcon(icons ?? shared, 'networks', own === null ? id : undefined, isWanted)
  return <Picture name={name} url={own === null ? icon : own} round size={size} />
}
