'use client'
import type { Wallet } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Button } from '../part/Button.js'
import { CopyButton } from '../part/CopyButton.js'
import { ErrorDetails } from '../part/ErrorDetails.js'
import { focusOnMount } from '../part/focusOnMount.js'
import { QrCode } from '../part/QrCode.js'
import { Stack } from '../part/Stack.js'
import { WalletImage } from '../part/WalletImage.js'
import { Words } from '../part/Words.js'
import { useText } from '../text/useText.js'
import { useKit } from '../useKit.js'
import { OtherWallet } from './OtherWallet.js'
import { pairingWords } from './pairingWords.js'
import { unawaited } from './unawaited.js'

/** A code to scan with the phone, with a new one when it has expired. */
export function PairingCode({ wallet }: { readonly wallet: Wallet | undefined }): ReactElement {
  const kit = useKit()
  const text = useText()
  const pairing = useStore(kit.pairing)
  const uri = pairing.status === 'ready' ? pairing.uri : undefined
  const ended = pairingWords(pairing)
  return (
    <Stack align="center">
      <QrCode
        value={uri}
        label={text('pairing.codeLabel')}
        logo={wallet && <WalletImage wallet={wallet} size={56} />}
        {...(ended && {
          instead: (
            <>
              <Words as="title">{text(ended.title)}</Words>
              <Words as="quiet">{text(ended.detail)}</Words>
              <Button
                kind="main"
                icon="refresh"
                buttonRef={focusOnMount}
                onClick={() => unawaited(kit.startPairing({ wallet }))}
              >
                {text(pairing.status === 'expired' ? 'pairing.refresh' : 'common.tryAgain')}
              </Button>
              {ended.otherWallet && <OtherWallet />}
              {pairing.status === 'failed' && <ErrorDetails error={pairing.error} />}
            </>
          ),
        })}
      />
      {ended === undefined && (
        <>
          <Words as="quiet">{wallet ? text('pairing.scan', { wallet: wallet.name }) : text('pairing.scanAny')}</Words>
          <CopyButton value={uri}>{text('common.copyLink')}</CopyButton>
        </>
      )}
    </Stack>
  )
}
