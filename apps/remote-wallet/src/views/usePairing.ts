import type { RemoteWallet, RemoteWalletState } from '@kit/testing/remote-wallet'
import { useEffect, useState } from 'react'
import { explainFailure } from '../request/explainFailure.js'
import type { WalletTexts } from '../texts/walletTexts.data.js'

/** How long the relay may be silent before the page reports it. */
const silenceMs = 6000

/** State of a pairing attempt. */
export type Pairing = {
  readonly status: 'idle' | 'connecting' | 'waiting' | 'failed'
  /** Status text; empty if there is none. */
  readonly text: string
  pair(uri: string): void
}

/** Opens pairing links: pasted or scanned ones, and the one in the page's URL (`?uri=…`). */
export function usePairing(wallet: RemoteWallet, state: RemoteWalletState, texts: WalletTexts): Pairing {
  const [step, setStep] = useState<Omit<Pairing, 'pair'>>({ status: 'idle', text: '' })
  const pair = (uri: string) => {
    setStep({ status: 'connecting', text: texts.connecting })
    const silence = setTimeout(() => setStep({ status: 'connecting', text: texts.relaySilent }), silenceMs)
    wallet
      .pair(uri)
      .then(
        () => setStep({ status: 'waiting', text: texts.waitingForApp }),
        (error: unknown) => setStep({ status: 'failed', text: explainFailure(error, texts) }),
      )
      .finally(() => clearTimeout(silence))
  }

  const answered = state.prompts.length + state.sessions.length
  // The app responded when either list grew
  useEffect(() => {
    setStep((now) => (now.status === 'waiting' || now.status === 'connecting' ? { status: 'idle', text: '' } : now))
  }, [answered])

  // The page's URL is read once
  useEffect(() => {
    const uri = new URLSearchParams(location.search).get('uri')
    if (uri === null) return
    history.replaceState(null, '', '/')
    pair(uri)
  }, [])
  return { ...step, pair }
}
