'use client'
import { useKit } from '@kit/react'
import { allowsImage } from './allowsImage.js'

/** The address of a picture that a wallet or a name brought, where the app lets the page ask for it. */
export function useForeignImage(url: string | undefined): string | undefined {
  const { options, ports } = useKit()
  if (url === undefined) return undefined
  // What the app itself configured is no stranger's.
  if (options.wallets?.custom?.some(({ imageUrl }) => imageUrl === url)) return url
  return allowsImage(url, options.imageSources ?? [], ports.platform.origin) ? url : undefined
}
