import type { Feature, Registration } from '../contribution/Feature.js'

/**
 * Defines a feature: what a package adds to the modal without changing the kit. Pass it to `KitModal` or `KitUi` as `features`. Its
 * commands and stores belong to its plugin, which is passed to `createKit`.
 *
 * @example
 * export const tip = defineFeature({
 *   id: 'tip',
 *   texts: { en: () => import('./en.data.js').then(({ en }) => en) },
 *   views: { Tip: () => import('./Tip.js').then(({ tipView }) => tipView) },
 *   accountActions: [{ id: 'tip', icon: 'bag', label: 'tip.title', view: 'Tip' }],
 * })
 */
export function defineFeature(registration: Registration): Feature {
  return {
    ...registration,
    loadProvider: () => import('./FeatureProvider.js').then(({ FeatureProvider }) => FeatureProvider),
  }
}
