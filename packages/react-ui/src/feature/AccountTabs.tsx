'use client'
import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../part/Skeleton.js'
import { Tabs } from '../part/Tabs.js'
import { useText } from '../text/useText.js'
import { FeaturePart } from './FeaturePart.js'
import { AccountRows } from './FeatureRows.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/**
 * Account tabs of features, such as tokens. The last selected tab is remembered. Rows of features, such as a pending purchase, are shown
 * above. Renders the children if there are no tabs.
 */
export function AccountTabs({ children }: { readonly children: ReactNode }): ReactElement {
  const text = useText()
  const { features, tab, setTab } = useFeatures()
  const offered = useContributions(features.accountTabs)
  const current = offered.find(({ key }) => key === tab) ?? offered[0]
  if (current === undefined) return <>{children}</>
  return (
    <>
      <AccountRows />
      <Tabs
        label={text('account.tabs')}
        tabs={offered.map(({ key, entry }) => ({ id: key, label: text(entry.label) }))}
        current={current.key}
        onChange={setTab}
      >
        <FeaturePart
          key={current.key}
          load={current.entry.load}
          props={{}}
          waiting={<Skeleton width="100%" height="56px" />}
          isSubject
        />
      </Tabs>
    </>
  )
}
