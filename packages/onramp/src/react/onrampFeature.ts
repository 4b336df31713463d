import { pluginOf } from '@kit/core/plugin'
import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { onramp } from '../onramp.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    onramp: typeof en
  }
}

const viewNames = [
  'FundWallet',
  'OnRampProviders',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
  'OnRampActivity',
  'BuyInProgress',
  'WhatIsABuy',
] as const

declare module '@kit/modal' {
  interface ViewData extends Record<Exclude<(typeof viewNames)[number], 'BuyInProgress'>, undefined> {
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
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
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
