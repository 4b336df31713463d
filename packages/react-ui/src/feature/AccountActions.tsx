'use client'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { ActionBar } from './ActionBar.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Account actions of features, side by side below the balance. */
export function AccountActions(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { walletFeaturesOrder = [] } = useUiOptions()
  const place = (id: string) =>
    walletFeaturesOrder.includes(id) ? walletFeaturesOrder.indexOf(id) : walletFeaturesOrder.length
  const offered = useContributions(useFeatures().features.accountActions, (entry) => entry.reason?.(kit))
  return (
    <ActionBar
      label={text('account.actions')}
      actions={[...offered]
        .sort((a, b) => place(a.entry.id) - place(b.entry.id))
        .map(({ key, entry: { icon, label, view }, answer: reason }) => ({
          key,
          icon,
          label: text(label),
          view,
          reason: reason && text(reason),
          onClick: () => kit.modal.push(view),
        }))}
    />
  )
}
