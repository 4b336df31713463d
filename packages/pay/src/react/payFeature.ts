import { defineFeature, type Feature } from '@kit/react-ui/feature'
import type {} from '../services/createPayModal.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    pay: typeof en
  }
}

/**
 * The views of `pay()`: pass it to `KitModal` as one of its `features`.
 *
 * @example <KitModal features={[payFeature]} />
 */
export const payFeature: Feature = defineFeature({
  id: 'pay',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: {
    Pay: () => import('./Pay.js').then(({ payView }) => payView),
    PayLoading: () => import('./PayLoading.js').then(({ payLoadingView }) => payLoadingView),
  },
})
