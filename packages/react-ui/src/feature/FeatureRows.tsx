'use client'
import type { ReactElement } from 'react'
import type { FeatureRow } from '../contribution/Feature.js'
import type { KeyedContribution } from './createFeatures.js'
import { FeaturePart } from './FeaturePart.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Lines that features add below the balance on Account. */
export function AccountHeaderRows(): ReactElement {
  return <FeatureRows rows={useFeatures().features.accountHeaderRows} />
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

function FeatureRows({ rows }: { readonly rows: readonly KeyedContribution<FeatureRow>[] }): ReactElement {
  return (
    <>
      {useContributions(rows).map(({ key, entry }) => (
        <FeaturePart key={key} load={entry.load} props={{}} />
      ))}
    </>
  )
}
