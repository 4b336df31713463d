'use client'
import type { Kit, ReadableStore, Store } from '@kit/core/plugin'
import { type Context, createContext } from 'react'
import type { Queries } from './openQuery.js'

/** Whether the user is about to open the modal (`wanted`), or its files failed to load (`failed`). */
export type ModalIntent = 'none' | 'wanted' | 'failed'

/** Value of the provider: the kit, and the state of each store at the provider's first render. */
export type KitContextValue = {
  readonly kit: Kit
  /**
   * Returns the value for servers and hydration. A page may start its kit, which restores a wallet, before a late Suspense boundary
   * hydrates. That boundary must still render what the server rendered.
   */
  initialOf<S>(store: ReadableStore<S>): S
  /** `wanted` once a button of the modal is hovered, pressed or focused. */
  readonly intent: Store<ModalIntent>
  /** Chain reads, shared by components with the same key. */
  readonly queries: Queries
}

/** Context of the kit. Read it with `useKit`. */
export const KitContext: Context<KitContextValue | undefined> = createContext<KitContextValue | undefined>(undefined)
