'use client'
import { type Context, createContext } from 'react'

/** Pictures by CAIP-2 ID or namespace. */
export type IconUrls = Readonly<Record<string, string>>

/** Cache of one modal, so that no picture loads twice. */
export type PictureMemory = {
  /** Whether the picture at a URL loaded or failed. */
  readonly seen: {
    readonly get: (address: string) => boolean | undefined
    readonly set: (address: string, isLoaded: boolean) => void
  }
  /** The `icons` lists loaded so far. */
  readonly icons: { networks?: IconUrls; namespaces?: IconUrls }
}

/** Context of the cache. Buttons in the page have none. */
export const PictureContext: Context<PictureMemory | undefined> = createContext<PictureMemory | undefined>(undefined)
