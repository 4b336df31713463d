import { pluginOf } from '@kit/core/plugin'
import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { onramp } from '../onramp.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    onramp: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    FundWallet: undefined
    OnRampProviders: undefined
    OnRampFiatSelect: undefined
    OnRampTokenSelect: undefined
    OnRampActivity: undefined
    WhatIsABuy: undefined
    BuyInProgress: { readonly isBlocked: boolean }
  }
}

const onrampOf = (kit: { readonly plugins: object }) => pluginOf<ReturnType<typeof onramp>>(kit, 'onramp')

/**
 * Views of `onramp()`. Pass it to the `features` of `KitModal`.
 *
 * @example <KitModal features={[onrampFeature]} />
 */
export const onrampFeature: Feature = defineFeature({
  id: 'onramp',
  texts: localizedTexts(
    () => import('./views.js').then(({ en }) => en),
    () => import('./locales.data.js').then(({ locales }) => locales),
  ),
  views: groupViews(
    () => import('./views.js'),
    [
      'FundWallet',
      'OnRampProviders',
      'OnRampFiatSelect',
      'OnRampTokenSelect',
      'OnRampActivity',
      'BuyInProgress',
      'WhatIsABuy',
    ],
  ),
  accountActions: [
    {
      id: 'onramp',
      order: 10,
      icon: 'plus',
      label: 'account.buy',
      view: 'OnRampProviders',
      isShown: (kit) => onrampOf(kit) !== undefined,
      reason: (kit) => (kit.isRegionBlocked || onrampOf(kit)?.isOffered() ? undefined : 'account.cannotBuy'),
    },
  ],
  accountRows: [
    {
      id: 'purchase',
      order: 10,
      isShown: (kit) => onrampOf(kit)?.isTracking() === true,
      dependencies: (kit) => {
        const plugin = onrampOf(kit)
        return plugin ? [plugin.state] : []
      },
      load: () => import('./views.js').then(({ PurchaseRow }) => PurchaseRow),
    },
  ],
})
