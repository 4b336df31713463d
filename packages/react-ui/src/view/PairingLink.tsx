'use client'
import { type LinkFallback, type Wallet, walletLinkFallback } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { CopyButton } from '../part/CopyButton.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { WalletImage } from '../part/WalletImage.js'
import { pairingExplanation } from '../text/pairingExplanation.js'
import { useText } from '../text/useText.js'
import { PairingEnded } from './PairingEnded.js'

/** Props of {@link PairingLink}. */
export type PairingLinkProps = { readonly wallet: Wallet; readonly platform: 'mobile' | 'desktop' | 'webapp' }

/** Opens the wallet's mobile, desktop or web app with the pairing link. */
export function PairingLink({ wallet, platform }: PairingLinkProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const pairing = useStore(kit.pairing)
  const { name } = wallet
  const words = pairingExplanation(pairing)
  if (words) return <PairingEnded pairing={pairing} words={words} wallet={wallet} />
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
    <RequestStatus
      image={<WalletImage wallet={wallet} size={72} />}
      state={isNotOpened ? 'still' : 'waiting'}
      title={text('pairing.openTitle', { wallet: name })}
      detail={detail}
    >
      {fallback && (
        <Button kind="main" icon="external" href={fallback.href}>
          {text(fallback.kind === 'universal' ? 'pairing.openAnotherWay' : 'pairing.install', { wallet: name })}
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
    </RequestStatus>
  )

  /** On desktops, the universal link of the mobile app leads nowhere. */
  function fallbackOf(link: string): LinkFallback | undefined {
    const found = walletLinkFallback(wallet, link, kit.ports.platform)
    return found?.kind === 'store' || platform === 'mobile' ? found : undefined
  }
}
