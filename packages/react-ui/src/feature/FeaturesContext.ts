'use client'
import { type Context, createContext, useContext } from 'react'
import type { Feature } from '../contribution/Feature.js'
import type { Features } from './createFeatures.js'

/** The feature data that slots of built-in views use. */
export type FeaturesValue = {
  readonly features: Features
  /** Whether its texts are loaded, if it has any. */
  hasTexts(feature: Feature): boolean
  /** Whether loading its texts has finished. */
  isSettled(feature: Feature): boolean
  /** Loads what its components need: their texts, and the code of its plugin. */
  readonly prepare: (feature: Feature) => Promise<void>
  /** The last selected tab of Account. Kept until the page is reloaded. */
  readonly tab: string | undefined
  readonly setTab: (tab: string) => void
  /** Whether the user has expanded the collapsed wallet list. */
  readonly isExpanded: boolean
  readonly expand: () => void
}

export const FeaturesContext: Context<FeaturesValue | undefined> = createContext<FeaturesValue | undefined>(undefined)

/** Returns the features of the modal. */
export function useFeatures(): FeaturesValue {
  const value = useContext(FeaturesContext)
  if (value === undefined) throw new Error('Slots must be rendered inside FeatureProvider.')
  return value
}
