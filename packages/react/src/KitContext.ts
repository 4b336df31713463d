'use client'
import type { Kit, ReadableStore, Store } from '@kit/core/plugin'
import { type Context, createContext } from 'react'
import type { Queries } from './openQuery.js'

/** Whether the visitor is likely to open the modal, and whether its files failed to load then. */
export type ModalIntent = 'none' | 'wanted' | 'failed'

/** What the provider passes down: the kit, and what each store held when the provider was first rendered. */
export type KitContextValue = {
  readonly kit: Kit
  /**
   * The value that server and hydration render. The kit of a page may have started (and so restored a wallet) before a
   * late Suspense boundary hydrates; it must still render what the server rendered.
   */
  initialOf<S>(store: ReadableStore<S>): S
  /** `wanted` once a button of the modal was pointed at, pressed or focused. */
  readonly intent: Store<ModalIntent>
  /** What components read of chains, shared by those that read the same. */
  readonly queries: Queries
}

/** Carries the kit. Read it with `useKit`. */
export const KitContext: Context<KitContextValue | undefined> = createContext<KitContextValue | undefined>(undefined)
