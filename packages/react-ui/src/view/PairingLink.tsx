'use client'
import { type LinkFallback, type Wallet, walletLinkFallback } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Button } from '../part/Button.js'
import { CopyButton } from '../part/CopyButton.js'
import { ErrorDetails } from '../part/ErrorDetails.js'
import { focusOnMount } from '../part/focusOnMount.js'
import { Waiting } from '../part/Waiting.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useKit } from '../useKit.js'
import { OtherWallet } from './OtherWallet.js'
import { pairingWords } from './pairingWords.js'
import { unawaited } from './unawaited.js'

/** What {@link PairingLink} takes. */
export type PairingLinkProps = { readonly wallet: Wallet; readonly platform: 'mobile' | 'desktop' | 'webapp' }

/** Opens the wallet's app, on this machine or on the web, with the pairing link. */
export function PairingLink({ wallet, platform }: PairingLinkProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const pairing = useStore(kit.pairing)
  const { name } = wallet
  const image = <WalletImage wallet={wallet} size={72} />
  const ended = pairingWords(pairing)
  if (ended !== undefined)
    return (
      <Waiting image={image} state="refused" title={text(ended.title)} detail={text(ended.detail)}>
        <Button
          kind="main"
          icon="refresh"
          buttonRef={focusOnMount}
          onClick={() => unawaited(kit.startPairing({ wallet }))}
        >
          {text('common.tryAgain')}
        </Button>
        {ended.otherWallet && <OtherWallet />}
        {pairing.status === 'failed' && <ErrorDetails error={pairing.error} />}
      </Waiting>
    )
  const uri = pairing.status === 'ready' ? pairing.uri : undefined
  const linking = pairing.status === 'ready' ? pairing.linking : undefined
  const isNotOpened = linking?.status === 'notOpened'
  const fallback = isNotOpened && uri !== undefined ? fallbackOf(uri) : undefined
  const detail = isNotOpened
    ? text('pairing.notOpened', { wallet: name })
    : platform === 'webapp' && linking === undefined
      ? text('pairing.webText', { wallet: name })
      : text('pairing.openText')
  return (
    <Waiting
      image={image}
      state={isNotOpened ? 'still' : 'waiting'}
      title={text('pairing.openTitle', { wallet: name })}
      detail={detail}
    >
      {fallback && (
        <Button kind="main" icon="external" href={fallback.href}>
          {text(fallback.kind === 'universal' ? 'pairing.openOtherwise' : 'pairing.install', { wallet: name })}
        </Button>
      )}
      <Button
        kind={fallback ? 'quiet' : 'main'}
        icon="external"
        disabled={uri === undefined}
        onClick={() => kit.openWalletLink(wallet, platform)}
      >
        {text('pairing.openIn', { wallet: name })}
      </Button>
      <CopyButton value={uri}>{text('common.copyLink')}</CopyButton>
    </Waiting>
  )

  /** On a desktop the universal link of the phone's app leads nowhere. */
  function fallbackOf(link: string): LinkFallback | undefined {
    const found = walletLinkFallback(wallet, link, kit.ports.platform)
    return found?.kind === 'store' || platform === 'mobile' ? found : undefined
  }
}
