'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { Stack } from '../part/Stack.js'
import { Typography } from '../part/Typography.js'
import { pairingExplanation } from '../text/pairingExplanation.js'
import { useText } from '../text/useText.js'
import { OutdatedNote } from './OutdatedNote.js'
import { useEndConnections } from './useEndConnections.js'
import { usePairedConnection } from './usePairingRow.js'

/** A note below a wallet list: why some wallets can't be paired, and what to do about it. */
export function PairingNote(): ReactElement | null {
  const kit = useKit()
  const text = useText()
  const { end, isEnding } = useEndConnections()
  const paired = usePairedConnection()
  const pairing = useStore(kit.pairing)
  const outdated = useStore(kit.modal, (modal) => modal.outdatedWallet)
  if (kit.isRegionBlocked) {
    const { connectors = [], directory } = kit.options
    // If the app configured no service, nothing is missing.
    const isMissing = directory !== undefined || connectors.length > 0
    return (
      <Stack align="center">{isMissing && <Typography as="quiet">{text('connect.regionBlocked')}</Typography>}</Stack>
    )
  }
  if (paired !== undefined) {
    const wallet = paired.wallet.name
    return (
      <Stack align="center">
        <Typography as="quiet">{text('connect.pairingInUse', { wallet })}</Typography>
        <Button kind="link" disabled={isEnding} onClick={() => end({ connectionId: paired.id })}>
          {text('wallets.disconnectOne', { wallet })}
        </Button>
      </Stack>
    )
  }
  if (outdated !== undefined) return <OutdatedNote wallet={outdated} />
  // On phones, the link is prepared ahead of time.
  const words = pairing.status === 'failed' && kit.ports.platform.isMobile && pairingExplanation(pairing)
  if (!words) return null
  return (
    <Stack align="center">
      <Typography as="quiet">{text(words.detail)}</Typography>
      <Button kind="link" onClick={() => unawaited(kit.startPairing())}>
        {text('common.tryAgain')}
      </Button>
    </Stack>
  )
}
