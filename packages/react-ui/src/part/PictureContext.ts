'use client'
import { type Context, createContext } from 'react'

/** Pictures by CAIP-2 id or namespace. */
export type Marks = Readonly<Record<string, string>>

/** What one modal remembers of pictures, so that none comes twice. */
export type PictureMemory = {
  /** Whether the picture of an address loaded or failed, where it was shown. */
  readonly seen: {
    readonly get: (address: string) => boolean | undefined
    readonly set: (address: string, isLoaded: boolean) => void
  }
  /** The lists of `icons` that have arrived. */
  readonly marks: { networks?: Marks; namespaces?: Marks }
}

/** Carries it; the buttons in the page have none. */
export const PictureContext: Context<PictureMemory | undefined> = createContext<PictureMemory | undefined>(undefined)
