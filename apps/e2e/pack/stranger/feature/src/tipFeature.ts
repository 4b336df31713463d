import { defineFeature, type Feature } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    tip: typeof en
  }
}

/** Tips in the modal: `<KitModal features={[tipFeature]} />`. */
export const tipFeature: Feature = defineFeature({
  id: 'tip',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: { Tip: () => import('./Tip.js').then(({ tipView }) => tipView) },
  accountActions: [
    {
      id: 'tip',
      icon: { path: 'M12 20s-7-4.5-7-10a4 4 0 017-2.6A4 4 0 0119 10c0 5.5-7 10-7 10z' },
      label: 'tip.title',
      view: 'Tip',
      isShown: (kit) => kit.active.getState().account !== undefined,
    },
  ],
  accountTabs: [
    { id: 'history', label: 'tip.history', load: () => import('./parts.js').then(({ History }) => History) },
  ],
  accountAmounts: [{ id: 'given', load: () => import('./parts.js').then(({ Given }) => Given) }],
  accountRows: [{ id: 'count', load: () => import('./parts.js').then(({ Count }) => Count) }],
  settingsRows: [{ id: 'count', load: () => import('./parts.js').then(({ Count }) => Count) }],
  connectMethods: [{ id: 'guest', load: () => import('./parts.js').then(({ Guest }) => Guest) }],
})
