import type { ReadableStore } from '@kit/core'
import { loadPart } from '@kit/core/plugin'
import type { Feature } from '@kit/react-ui/feature'
import type { ChosenFeatures } from '../options/toSettings.js'

/** All features as one, whose registrations are fetched beside the modal: at load a page has none of them. */
export const createFeatureGroup = (choice: ReadableStore<ChosenFeatures>): Feature => {
  let provider: ReturnType<Feature['loadProvider']> | undefined
  return {
    id: 'preset',
    loadProvider: async () => {
      // One component as long as the preset lives: another would begin the modal anew.
      provider ??= loadPart(import('./createGroupProvider.js')).then((code) => code.createGroupProvider(choice))
      provider.catch(() => {
        provider = undefined
      })
      return provider
    },
  }
}
