'use client'
import type { DirectoryState, ReadableStore } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'

/** What the wallet directory holds; undefined when the app configured none. */
export function useDirectory(): DirectoryState | undefined {
  const { directory, toast } = useKit()
  // Hooks can't be skipped: without a directory this listens to a store whose state is not used.
  const state = useStore((directory ?? toast) as ReadableStore<unknown>)
  return directory === undefined ? undefined : (state as DirectoryState)
}
