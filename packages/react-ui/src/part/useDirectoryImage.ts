'use client'
import type { DirectoryState, ReadableStore } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'

/** Returns a picture from the wallet directory. Undefined while it loads, null if there is none. */
export function useDirectoryImage(kind: 'wallet' | 'asset', imageId: string | undefined): string | null | undefined {
  const { directory, toast } = useKit()
  // Hooks can't be conditional: without a directory this subscribes to a store whose state is not used.
  useStore((directory ?? toast) as ReadableStore<unknown>, (state) =>
    imageId === undefined ? undefined : (state as DirectoryState | undefined)?.images?.[imageId],
  )
  if (imageId === undefined || directory === undefined) return null
  return directory.imageUrl(imageId, kind)
}
