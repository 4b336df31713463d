'use client'
import type { Token } from '@kit/core/plugin'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'
import { ActionBar } from './ActionBar.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Token actions of features. Each starts with the given token. */
export function TokenActions({ token }: { readonly token: Token }): ReactElement {
  const kit = useKit()
  const text = useText()
  const offered = useContributions(useFeatures().features.tokenActions)
  return (
    <ActionBar
      label={text('account.actions')}
      actions={offered.map(({ key, entry }) => ({
        key,
        icon: entry.icon,
        label: text(entry.label),
        view: entry.view,
        onClick() {
          entry.choose(kit, token)
          kit.modal.push(entry.view)
        },
      }))}
    />
  )
}
