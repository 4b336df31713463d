import { pluginOf } from '@kit/core/plugin'
import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { pay } from '../pay.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    pay: typeof en
  }
}

const payOf = (kit: { readonly plugins: object }) => pluginOf<ReturnType<typeof pay>>(kit, 'pay')

/**
 * Views of `pay()`. Pass it to the `features` of `KitModal`.
 *
 * @example <KitModal features={[payFeature]} />
 */
export const payFeature: Feature = defineFeature({
  id: 'pay',
  texts: localizedTexts(
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(
    () => import('./views.js'),
    ['Pay', 'PaySelectToken', 'PayWithExchange', 'PayWithExchangeSelectAsset', 'PayLoading'],
  ),
  accountRows: [
    {
      id: 'payment',
      order: 5,
      isShown: (kit) => (payOf(kit)?.state.getState().inProgress.length ?? 0) > 0,
      dependencies: (kit) => {
        const plugin = payOf(kit)
        return plugin ? [plugin.state] : []
      },
      load: () => import('./views.js').then(({ PaymentRow }) => PaymentRow),
    },
  ],
  fundingRows: [
    {
      id: 'deposit',
      order: 30,
      isShown: (kit) => payOf(kit)?.hasExchanges() === true,
      load: () => import('./views.js').then(({ DepositRow }) => DepositRow),
    },
  ],
})
