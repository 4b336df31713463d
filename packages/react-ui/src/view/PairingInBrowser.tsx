'use client'
import type { WalletRow } from '@kit/core'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'

/** Connects with the wallet installed in this browser. */
export function PairingInBrowser({ row }: { readonly row: WalletRow }): ReactElement {
  const kit = useKit()
  const text = useText()
  const wallet = row.name
  return (
    <RequestStatus
      image={<WalletImage wallet={row} size={72} />}
      state="still"
      title={text('connecting.continueIn', { wallet })}
      detail={text('connecting.waiting')}
    >
      <Button kind="main" onClick={() => kit.chooseWallet(row)}>
        {text('pairing.openIn', { wallet })}
      </Button>
    </RequestStatus>
  )
}
