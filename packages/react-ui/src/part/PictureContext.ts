'use client'
import { type Context, createContext } from 'react'

/** Pictures by CAIP-2 id or namespace. */
export type Marks = Readonly<Record<string, string>>

/** What one modal remembers of pictures, so that none comes twice. */
export type PictureMemory = {
  /** Whether the picture of an address was shown or failed. */
  readonly seen: Map<string, 'loaded' | 'failed'>
  /** The lists of `icons` that have arrived. */
  readonly marks: { networks?: Marks; namespaces?: Marks }
}

/** Makes an empty memory. */
export const createPictureMemory = (): PictureMemory => ({ seen: new Map(), marks: {} })

/** Carries it; the buttons in the page have none. */
export const PictureContext: Context<PictureMemory | undefined> = createContext<PictureMemory | undefined>(undefined)
