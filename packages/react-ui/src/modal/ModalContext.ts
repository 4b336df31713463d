'use client'
import type { ViewName } from '@kit/modal'
import { type ComponentType, type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { SettingsSection, ViewTable } from '../contribution/Feature.js'
import type { TabsProps } from '../part/Tabs.js'
import type { createExitClone } from './createExitClone.js'
import type { PartStore } from './createPartStore.js'
import type { startImageTransition } from './startImageTransition.js'
import type { watchSize } from './watchSize.js'

/** Slots where the account views show contributions of features. Loaded with these views. */
export type AccountSlots = {
  readonly AccountActions: ComponentType
  /** An amount in place of the children, which are the balance. */
  readonly AccountAmounts: ComponentType<{ readonly children: ReactNode; readonly waiting: ReactElement }>
  readonly AccountRows: ComponentType
  /** Renders the children with the props of the account tabs of features. Passes undefined if there are none. */
  readonly AccountTabs: ComponentType<{ readonly children: (tabs: TabsProps<string> | undefined) => ReactNode }>
  /** A section of the account settings: the children, which are built-in rows, and rows of features. */
  readonly SettingsRows: ComponentType<{ readonly section: SettingsSection; readonly children?: ReactNode }>
  /** Renders the children if features add rows to the account settings. */
  readonly WithSettings: ComponentType<{ readonly children: ReactNode }>
}

/** Slots where the first view shows contributions of features. */
export type ConnectSlots = {
  readonly ConnectMethods: ComponentType<{ readonly side: 'above' | 'below'; readonly locked: boolean }>
  /** The wallet list, or one row in its place. */
  readonly CollapsibleWallets: ComponentType<{ readonly locked: boolean; readonly children: ReactNode }>
}

/** The animations. Loaded once the modal is open; until then nothing is animated. */
export type Motion = {
  readonly startImageTransition: typeof startImageTransition
  readonly createExitClone: typeof createExitClone
  readonly watchSize: typeof watchSize
}

export type LoadMotion = () => Promise<Motion>

/** Data that the shell and the views use to render. */
export type ModalContextValue = {
  readonly views: ViewTable
  readonly parts: PartStore
  readonly loadMotion: LoadMotion
  /** Contributions of features. Apps without features don't load it. */
  readonly features?: {
    readonly connectSlots: ConnectSlots
    /** Undefined until an account view is prepared. */
    readonly accountSlots: AccountSlots | undefined
    /** Loads the feature texts and the slots that views show, and the code of the plugins that they belong to. */
    readonly prepare: (names: readonly ViewName[]) => Promise<void>
    /** Whether loading of those texts and slots has finished. */
    readonly isSettled: (name: ViewName) => boolean
  }
}

/** Context of the shell and the views. */
export const ModalContext: Context<ModalContextValue | undefined> = createContext<ModalContextValue | undefined>(
  undefined,
)

/** Returns the context of the shell and the views. */
export function useModalContext(): ModalContextValue {
  const value = useContext(ModalContext)
  if (value === undefined) throw new Error('Views and parts must be rendered inside KitModal.')
  return value
}

/** Returns the slots of the first view. Undefined if the app has no features. */
export function useConnectSlots(): ConnectSlots | undefined {
  return useModalContext().features?.connectSlots
}

/** Returns the slots of the account views. Undefined if the app has no features. */
export function useAccountSlots(): AccountSlots | undefined {
  return useModalContext().features?.accountSlots
}
