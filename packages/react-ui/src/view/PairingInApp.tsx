'use client'
import { isInWalletBrowser, storeLink, type Wallet } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'

/** Opens this page in the wallet's built-in browser, for wallets that accept no pairing links from other apps. */
export function PairingInApp({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const kit = useKit()
  const text = useText()
  const pairing = useStore(kit.pairing)
  const namespace = useStore(kit.modal, (modal) => modal.namespace)
  const { name } = wallet
  const isHere = isInWalletBrowser(wallet, kit.ports)
  const isNotOpened = !isHere && pairing.status === 'inAppBrowser' && pairing.linking.status === 'notOpened'
  const store = isNotOpened ? storeLink(wallet, kit.ports.platform) : undefined
  const detail = isHere ? 'pairing.inAppHere' : isNotOpened ? 'pairing.notOpened' : 'pairing.inAppText'
  return (
    <RequestStatus
      image={<WalletImage wallet={wallet} size={72} />}
      state="still"
      title={text('pairing.openTitle', { wallet: name })}
      detail={text(detail, { wallet: name })}
    >
      {store !== undefined && (
        <Button kind="main" icon="external" href={store}>
          {text('pairing.install', { wallet: name })}
        </Button>
      )}
      {!isHere && (
        <Button
          kind={store === undefined ? 'main' : 'quiet'}
          icon="external"
          onClick={() => kit.openWalletLink(wallet, 'inAppBrowser', namespace)}
        >
          {text('pairing.openPageIn', { wallet: name })}
        </Button>
      )}
    </RequestStatus>
  )
}
