'use client'
import type { Wallet } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { CopyButton } from '../part/CopyButton.js'
import { QrCode } from '../part/QrCode.js'
import { Stack } from '../part/Stack.js'
import { Typography } from '../part/Typography.js'
import { WalletImage } from '../part/WalletImage.js'
import { pairingExplanation } from '../text/pairingExplanation.js'
import { useText } from '../text/useText.js'
import { PairingEnded } from './PairingEnded.js'

/** A QR code to scan with the phone, with a way to get a new one after it expires. */
export function PairingCode({ wallet }: { readonly wallet: Wallet | undefined }): ReactElement {
  const kit = useKit()
  const text = useText()
  const pairing = useStore(kit.pairing)
  const words = pairingExplanation(pairing)
  if (words) return <PairingEnded pairing={pairing} words={words} wallet={wallet} />
  const uri = pairing.status === 'ready' ? pairing.uri : undefined
  return (
    <Stack align="center">
      <QrCode
        value={uri}
        label={text('pairing.codeLabel')}
        logo={wallet && <WalletImage wallet={wallet} size={56} />}
      />
      <Typography as="quiet">
        {wallet ? text('pairing.scan', { wallet: wallet.name }) : text('pairing.scanAny')}
      </Typography>
      <CopyButton value={uri}>{text('common.copyLink')}</CopyButton>
    </Stack>
  )
}
