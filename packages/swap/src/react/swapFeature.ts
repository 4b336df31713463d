import { defineFeature, type Feature } from '@kit/react-ui/feature'
import type { SwapPlugin } from '../swap.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    swap: typeof en
  }
}

/**
 * The views of `swap()`: pass it to `KitModal` as one of its `features`.
 *
 * @example <KitModal features={[swapFeature]} />
 */
export const swapFeature: Feature = defineFeature({
  id: 'swap',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: {
    Swap: () => import('./Swap.js').then(({ swapView }) => swapView),
    SwapSelectToken: () => import('./SwapSelectToken.js').then(({ swapSelectTokenView }) => swapSelectTokenView),
    SwapPreview: () => import('./SwapPreview.js').then(({ swapPreviewView }) => swapPreviewView),
  },
  accountActions: [
    {
      id: 'swap',
      order: 20,
      icon: 'swap',
      label: 'swap.title',
      view: 'Swap',
      isShown: ({ active, adapters, plugins }) => {
        const { namespace } = active.getState()
        const adapter = namespace && adapters.get(namespace)
        return 'swap' in plugins && adapter?.loadCapabilities !== undefined && adapter.sendTransaction !== undefined
      },
      reason: ({ plugins }) =>
        (plugins as { readonly swap?: SwapPlugin }).swap?.isOffered() ? undefined : 'swap.wrongNetwork',
    },
  ],
})
