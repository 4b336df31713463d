'use client'
import type { PairingState, Wallet } from '@kit/core'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { ErrorDetails } from '../part/ErrorDetails.js'
import { focusOnMount } from '../part/focusOnMount.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { WalletImage } from '../part/WalletImage.js'
import type { PairingExplanation } from '../text/pairingExplanation.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { OtherWallet } from './OtherWallet.js'
import { classes, css } from './PairingEnded.module.css.js'

/** Props of {@link PairingEnded}. */
export type PairingEndedProps = {
  readonly pairing: PairingState
  readonly words: PairingExplanation
  /** Undefined: any wallet. */
  readonly wallet: Wallet | undefined
}

/** Shows why a pairing ended without a connection, and what to do. */
export function PairingEnded({ pairing, words, wallet }: PairingEndedProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const isExpired = pairing.status === 'expired'
  return (
    <RequestStatus
      image={
        wallet ? (
          <WalletImage wallet={wallet} size={72} />
        ) : (
          <span className={classes.any}>
            <Icon name="qrCode" size={36} />
          </span>
        )
      }
      state={isExpired ? 'held' : 'refused'}
      title={text(words.title)}
      detail={text(words.detail)}
    >
      <Button
        kind="main"
        icon="refresh"
        buttonRef={focusOnMount}
        onClick={() => unawaited(kit.startPairing({ wallet }))}
      >
        {text(isExpired ? 'pairing.refresh' : 'common.tryAgain')}
      </Button>
      {words.otherWallet && <OtherWallet />}
      {pairing.status === 'failed' && <ErrorDetails error={pairing.error} />}
    </RequestStatus>
  )
}
