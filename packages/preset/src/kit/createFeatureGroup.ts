import type { ReadableStore } from '@kit/core'
import { loadChunk } from '@kit/core/plugin'
import type { Feature } from '@kit/react-ui/feature'
import type { ChosenFeatures } from '../options/createPlugins.js'

/** Bundles all features in one whose registrations load with the modal, so they aren't part of the page load. */
export const createFeatureGroup = (choice: ReadableStore<ChosenFeatures>): Feature => {
  let provider: ReturnType<Feature['loadProvider']> | undefined
  return {
    id: 'preset',
    loadProvider: async () => {
      // The component must stay the same for the lifetime of the preset, since another one would remount the modal.
      provider ??= loadChunk(import('./createGroupProvider.js')).then((code) => code.createGroupProvider(choice))
      provider.catch(() => {
        provider = undefined
      })
      return provider
    },
  }
}
