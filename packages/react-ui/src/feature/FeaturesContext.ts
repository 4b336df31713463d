'use client'
import { type Context, createContext, useContext } from 'react'
import type { Feature } from '../contribution/Feature.js'
import type { Features } from './createFeatures.js'

/** What the slots of built-in views know of features. */
export type FeaturesValue = {
  readonly features: Features
  /** Whether its texts are there, if it has any: before, nothing of it is shown. */
  hasTexts(feature: Feature): boolean
  /** The tab of Account that was chosen last; it is kept while the page lives. */
  readonly tab: string | undefined
  readonly setTab: (tab: string) => void
  /** Whether the visitor wanted the list of wallets where it is one row. */
  readonly isUnfolded: boolean
  readonly unfold: () => void
}

/** Carries the features to the slots. */
export const FeaturesContext: Context<FeaturesValue | undefined> = createContext<FeaturesValue | undefined>(undefined)

/** The features of the modal. */
export function useFeatures(): FeaturesValue {
  const value = useContext(FeaturesContext)
  if (value === undefined) throw new Error('Slots must be rendered inside FeatureProvider.')
  return value
}
