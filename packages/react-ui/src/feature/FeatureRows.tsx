'use client'
import type { ReactElement } from 'react'
import type { FeatureRow } from '../contribution/Feature.js'
import type { Owned } from './createFeatures.js'
import { FeaturePart } from './FeaturePart.js'
import { useFeatures } from './FeaturesContext.js'
import { useOffered } from './useOffered.js'

/** Lines that features add below the balance on Account. */
export function AccountLines(): ReactElement {
  return <FeatureRows rows={useFeatures().features.accountHead} />
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
export function FundRows(): ReactElement {
  return <FeatureRows rows={useFeatures().features.fundRows} />
}

function FeatureRows({ rows }: { readonly rows: readonly Owned<FeatureRow>[] }): ReactElement {
  return (
    <>
      {useOffered(rows).map(({ key, entry }) => (
        <FeaturePart key={key} load={entry.load} props={{}} />
      ))}
    </>
  )
}
