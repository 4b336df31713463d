import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { ActivityItem } from '../ActivityItem.js'
import type { en } from './en.data.js'

const viewNames = ['Transactions', 'Transaction'] as const

declare module '@kit/modal' {
  interface ViewData extends Record<Exclude<(typeof viewNames)[number], 'Transaction'>, undefined> {
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
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
  accountTabs: [
    {
      id: 'activity',
      order: 300,
      label: 'account.activity',
      load: () => import('./views.js').then(({ ActivityTab }) => ActivityTab),
    },
  ],
})
