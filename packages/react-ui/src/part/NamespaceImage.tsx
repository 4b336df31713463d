'use client'
import type { ReactElement } from 'react'
import { useUiOptions } from '../theme/KitUi.js'
import { Picture, type PictureSize } from './Picture.js'
import { useIcon } from './useIcon.js'

/** The round logo of a chain family: from the app's `icons`, or a tile. */
export function NamespaceImage(props: {
  /** CAIP-2 namespace, or `walletConnect`. */
  readonly namespace: string
  /** The displayed name. */
  readonly name: string
  readonly size?: PictureSize | undefined
}): ReactElement {
  const { namespace, name, size } = props
  return <Picture name={name} url={useIcon(useUiOptions().icons, 'namespaces', namespace)} round size={size} />
}
