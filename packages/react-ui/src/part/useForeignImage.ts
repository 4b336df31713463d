'use client'
import { useKit } from '../kit/useKit.js'
import { allowsImage } from './allowsImage.js'

/** The address of a picture from a wallet or a name, if the app allows the page to fetch it. */
export function useForeignImage(url: string | undefined): string | undefined {
  const { options, ports } = useKit()
  if (url === undefined) return undefined
  // A picture that the app configured is allowed.
  if (options.wallets?.custom?.some(({ imageUrl }) => imageUrl === url)) return url
  return allowsImage(url, options.imageSources ?? [], ports.platform.origin) ? url : undefined
}
