'use client'
import { Row, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { keyIcon } from './pageIcons.data.js'
import { useEmbedded } from './useEmbedded.js'

/** Row in the account settings of the embedded wallet that opens the backup view. */
export function UpgradeRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { trackStep } = useEmbedded()
  return (
    <Row
      label={text('embedded.upgradeTitle')}
      detail={text('embedded.upgradeDetail')}
      icon={keyIcon}
      hasArrow
      onClick={() => {
        trackStep('upgradeOpened')
        kit.modal.push('UpgradeEmailWallet')
      }}
    />
  )
}
