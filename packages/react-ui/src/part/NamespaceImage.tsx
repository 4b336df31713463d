'use client'
import type { ReactElement } from 'react'
import { useUiOptions } from '../theme/KitUi.js'
import { Picture, type PictureSize } from './Picture.js'
import { useIcon } from './useIcon.js'

/** The mark of a chain family, round: of the app's `icons`, else a tile. */
export function NamespaceImage(props: {
  /** CAIP-2, or `walletConnect`. */
  readonly namespace: string
  /** As it is shown. */
  readonly name: string
  readonly size?: PictureSize | undefined
}): ReactElement {
  const { namespace, name, size } = props
  return <Picture name={name} url={useIcon(useUiOptions().icons, 'namespaces', namespace)} round size={size} />
}
