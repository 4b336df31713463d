import { defineFeature, type Feature } from '@kit/react-ui/feature'
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
 * The views of `activity()`: a tab on Account, the list of transactions, one in detail.
 *
 * @example <KitModal features={[activityFeature]} />
 */
export const activityFeature: Feature = defineFeature({
  id: 'activity',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: {
    Transactions: () => import('./Transactions.js').then(({ transactionsView }) => transactionsView),
    Transaction: () => import('./Transaction.js').then(({ transactionView }) => transactionView),
  },
  accountTabs: [
    {
      id: 'activity',
      order: 300,
      label: 'activity.title',
      load: () => import('./ActivityTab.js').then(({ ActivityTab }) => ActivityTab),
    },
  ],
})
