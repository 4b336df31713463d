'use client'
import type { Wallet } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { hasDownloads } from './downloadLinks.js'

/** Shows that the wallet's extension isn't installed, and where to get it. */
export function PairingNotInstalled({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const kit = useKit()
  const text = useText()
  const { name } = wallet
  return (
    <RequestStatus
      image={<WalletImage wallet={wallet} size={72} />}
      state="still"
      title={text('pairing.notDetected', { wallet: name })}
      detail={text('pairing.notDetectedText')}
    >
      {hasDownloads(wallet) && (
        <Button kind="main" onClick={() => kit.modal.push('Downloads', { wallet })}>
          {text('pairing.install', { wallet: name })}
        </Button>
      )}
    </RequestStatus>
  )
}
