'use client'
import type { WalletRow } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { attempt } from '../modal/attempt.js'
import { Tag } from '../part/Tag.js'
import { useText } from '../text/useText.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Labels that features add to a wallet's row. */
export function WalletTags({ row }: { readonly row: WalletRow }): ReactElement {
  const kit = useKit()
  const text = useText()
  return (
    <>
      {useContributions(useFeatures().features.walletTags).map(({ key, entry }) => {
        const word = attempt(kit.ports.log, () => entry.text(row, kit))
        return word !== undefined && <Tag key={key}>{text(word)}</Tag>
      })}
    </>
  )
}
