'use client'
import { useKit } from '../kit/useKit.js'
import { allowsImage } from './allowsImage.js'

/** Returns the URL of a picture from a wallet or a name, if the app allows its source. */
export function useForeignImage(url: string | undefined): string | undefined {
  const { options, ports } = useKit()
  if (url === undefined) return undefined
  // Pictures that the app configured are allowed.
  if (options.wallets?.custom?.some(({ imageUrl }) => imageUrl === url)) return url
  return allowsImage(url, options.imageSources ?? [], ports.platform.origin) ? url : undefined
}
