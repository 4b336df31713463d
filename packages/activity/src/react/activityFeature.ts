import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { ActivityItem } from '../ActivityItem.js'
import type { en } from './en.data.js'

declare module '@kit/modal' {
  interface ViewData {
    Transactions: undefined
    Transaction: { readonly item: ActivityItem }
  }
}

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    activity: typeof en
  }
}

/**
 * Views of `activity()`: a tab on Account, the list of transactions, and the details of one.
 *
 * @example <KitModal features={[activityFeature]} />
 */
export const activityFeature: Feature = defineFeature({
  id: 'activity',
  texts: localizedTexts(
    () => import('./views.js').then(({ en }) => en),
    () => import('./locales.data.js').then(({ locales }) => locales),
  ),
  views: groupViews(() => import('./views.js'), ['Transactions', 'Transaction']),
  accountTabs: [
    {
      id: 'activity',
      order: 300,
      label: 'account.activity',
      load: () => import('./views.js').then(({ ActivityTab }) => ActivityTab),
    },
  ],
})
