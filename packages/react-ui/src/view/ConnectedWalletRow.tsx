'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Row } from '../part/Row.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'

/** The active wallet. Opens the list of wallets and accounts. */
export function ConnectedWalletRow(): ReactElement | null {
  const kit = useKit()
  const text = useText()
  const wallet = useStore(kit.active, ({ connection }) => connection?.wallet)
  if (wallet === undefined) return null
  return (
    <Row
      label={wallet.name}
      detail={text('account.wallets')}
      image={<WalletImage wallet={wallet} />}
      hasArrow
      onClick={() => kit.modal.push('ProfileWallets')}
    />
  )
}
