'use client'
import type { ReactElement, ReactNode } from 'react'
import { RowSkeleton } from '../part/RowSkeleton.js'
import { Stack } from '../part/Stack.js'
import type { TabsProps } from '../part/Tabs.js'
import { useText } from '../text/useText.js'
import { FeaturePart } from './FeaturePart.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Props of {@link AccountTabs}. */
export type AccountTabsProps = { readonly children: (tabs: TabsProps<string> | undefined) => ReactNode }

/**
 * Account tabs of features, such as tokens. The last selected tab is remembered. Passes undefined to the children if there are no tabs.
 */
export function AccountTabs({ children }: AccountTabsProps): ReactElement {
  const text = useText()
  const { features, tab, setTab } = useFeatures()
  const offered = useContributions(features.accountTabs)
  const current = offered.find(({ key }) => key === tab) ?? offered[0]
  if (current === undefined) return <>{children(undefined)}</>
  const tabs = {
    label: text('account.tabs'),
    tabs: offered.map(({ key, entry }) => ({ id: key, label: text(entry.label) })),
    current: current.key,
    onChange: setTab,
    children: (
      <FeaturePart
        key={current.key}
        feature={current.feature}
        load={current.entry.load}
        props={{}}
        waiting={
          <Stack>
            {[1, 2, 3].map((key) => (
              <RowSkeleton key={key} amount />
            ))}
          </Stack>
        }
        isSubject
      />
    ),
  }
  return <>{children(tabs)}</>
}
