'use client'
import type { WalletRow } from '@kit/core'
import type { ViewName } from '@kit/modal'
import { type ComponentType, type Context, createContext, type ReactNode, useContext } from 'react'
import type { ViewTable } from '../contribution/Feature.js'
import type { Loads } from './createLoads.js'
import type { flyPicture } from './flyPicture.js'
import type { leaveCopy } from './leaveCopy.js'
import type { watchSize } from './watchSize.js'

/** Where built-in views show what features add. */
export type FeatureSlots = {
  readonly AccountActions: ComponentType
  readonly AccountLines: ComponentType
  readonly AccountRows: ComponentType
  /** What features show of the account; the children where they show nothing. */
  readonly AccountTabs: ComponentType<{ readonly children: ReactNode }>
  readonly SettingsRows: ComponentType
  readonly ConnectMethods: ComponentType<{ readonly side: 'above' | 'below'; readonly locked: boolean }>
  /** The list of wallets, or one row in its place. */
  readonly WalletFold: ComponentType<{ readonly locked: boolean; readonly children: ReactNode }>
  /** The way to the other wallets, where tabs stand in place of the row that leads there. */
  readonly WalletSwitch: ComponentType
  readonly WalletTags: ComponentType<{ readonly row: WalletRow }>
}

/** How things move. It comes when the modal is open; until then they are simply there. */
export type Motion = {
  readonly flyPicture: typeof flyPicture
  readonly leaveCopy: typeof leaveCopy
  readonly watchSize: typeof watchSize
}

/** Fetches it. */
export type LoadMotion = () => Promise<Motion>

/** What the modal shows views from. */
export type ModalContextValue = {
  readonly views: ViewTable
  readonly loads: Loads
  readonly loadMotion: LoadMotion
  /** What features add; an app without them does not load it. */
  readonly features?: {
    readonly slots: FeatureSlots
    /** Fetches the texts that views show of features. */
    readonly fetchTexts: (names: readonly ViewName[]) => Promise<void>
    /** Whether no more of them is to come by itself. */
    readonly isSettled: (name: ViewName) => boolean
  }
}

/** Carries it to the shell and to views. */
export const ModalContext: Context<ModalContextValue | undefined> = createContext<ModalContextValue | undefined>(
  undefined,
)

/** What the modal shows views from. */
export function useModalContext(): ModalContextValue {
  const value = useContext(ModalContext)
  if (value === undefined) throw new Error('Views and parts must be rendered inside KitModal.')
  return value
}

/** Where a view shows what features add; undefined where the app has none. */
export function useSlots(): FeatureSlots | undefined {
  return useModalContext().features?.slots
}
