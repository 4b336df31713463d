import type { Kit } from '@kit/core'
import { pluginOf } from '@kit/core/plugin'
import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { swap } from '../swap.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    swap: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    SwapSelectToken: { readonly side: 'from' | 'to' }
  }
}

const swapOf = (kit: Kit) => pluginOf<ReturnType<typeof swap>>(kit, 'swap')

/** Whether the active chain supports swaps. */
const canSwap = (kit: Kit): boolean => {
  const { namespace } = kit.active.getState()
  const adapter = namespace && kit.adapters.get(namespace)
  return swapOf(kit) !== undefined && adapter?.loadCapabilities !== undefined && adapter.sendTransaction !== undefined
}

const action = { id: 'swaps', order: 20, icon: 'swap', label: 'account.swap', view: 'Swap' } as const

/**
 * Views of `swap()`. Pass it to the `features` of `KitModal`.
 *
 * @example <KitModal features={[swapFeature]} />
 */
export const swapFeature: Feature = defineFeature({
  id: 'swap',
  texts: localizedTexts(
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), ['Swap', 'SwapSelectToken', 'SwapPreview', 'SwapSent']),
  tokenActions: [
    {
      ...action,
      isShown: (kit) => canSwap(kit) && swapOf(kit)?.isOffered() === true,
      // The view starts again, and shows any failure.
      choose: (kit, { address, symbol }) =>
        void swapOf(kit)
          ?.start({ fromToken: address ?? symbol })
          .catch(() => {}),
    },
  ],
  accountActions: [
    {
      ...action,
      isShown: canSwap,
      reason: (kit) => (swapOf(kit)?.isOffered() ? undefined : 'account.cannotSwap'),
    },
  ],
})
