'use client'
import type { ReactElement, ReactNode } from 'react'
import type { FeatureRow } from '../contribution/Feature.js'
import type { KeyedContribution } from './createFeatures.js'
import { FeaturePart } from './FeaturePart.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Props of {@link AccountAmounts}. `waiting`: shown while an amount's code loads. */
export type AccountAmountsProps = { readonly children: ReactNode; readonly waiting: ReactElement }

/** The first amount of a feature, or the children, which are the balance. */
export function AccountAmounts({ children, waiting }: AccountAmountsProps): ReactElement {
  const offered = useContributions(useFeatures().features.accountAmounts)
  return (
    <>
      {offered.reduceRight(
        (next: ReactNode, { key, entry: { load }, feature }) => (
          <FeaturePart key={key} feature={feature} load={load} props={{ children: next }} waiting={waiting} />
        ),
        children,
      )}
    </>
  )
}

/** Rows that features add to Account. */
export function AccountRows(): ReactElement {
  return <FeatureRows rows={useFeatures().features.accountRows} />
}

/** Rows that features add to the account settings. */
export function SettingsRows(): ReactElement {
  return <FeatureRows rows={useFeatures().features.settingsRows} />
}

/** Rows that features add to a list of ways to fund the wallet. */
export function FundingRows(): ReactElement {
  return <FeatureRows rows={useFeatures().features.fundingRows} />
}

/** The children, if features add rows to the account settings. */
export function WithSettings({ children }: { readonly children: ReactNode }): ReactElement {
  return <>{useContributions(useFeatures().features.settingsRows).length > 0 && children}</>
}

function FeatureRows({ rows }: { readonly rows: readonly KeyedContribution<FeatureRow>[] }): ReactElement {
  return (
    <>
      {useContributions(rows).map(({ key, entry, feature }) => (
        <FeaturePart key={key} feature={feature} load={entry.load} props={{}} />
      ))}
    </>
  )
}
