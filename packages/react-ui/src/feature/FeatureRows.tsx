'use client'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { FeatureRow, SettingsSection } from '../contribution/Feature.js'
import { RowGroup } from '../part/RowGroup.js'
import { useText } from '../text/useText.js'
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

const sectionLabels = {
  account: 'settings.account',
  security: 'settings.security',
  access: 'settings.access',
} as const

/** Props of {@link SettingsRows}. `children`: built-in rows of the section, which come first. */
export type SettingsRowsProps = { readonly section: SettingsSection; readonly children?: ReactNode }

/** A section of the account settings, with the rows that features add to it. */
export function SettingsRows({ section, children }: SettingsRowsProps): ReactElement {
  const text = useText()
  const { settingsRows } = useFeatures().features
  const rows = useMemo(
    () => settingsRows.filter(({ entry }) => (entry.section ?? 'account') === section),
    [settingsRows, section],
  )
  return (
    <RowGroup label={section === 'leave' ? undefined : text(sectionLabels[section])}>
      {children}
      <FeatureRows rows={rows} />
    </RowGroup>
  )
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
