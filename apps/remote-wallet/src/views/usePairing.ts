import type { RemoteWallet, RemoteWalletState } from '@kit/testing/remote-wallet'
import { useEffect, useState } from 'react'

/** A pairing link that is being taken. */
export type Pairing = {
  readonly status: 'idle' | 'connecting' | 'waiting' | 'failed'
  /** What to say about it; empty when there is nothing to say. */
  readonly text: string
  pair(uri: string): void
}

/** Takes pairing links: those that are pasted or scanned, and the one that the page was opened with (`?uri=…`). */
export function usePairing(wallet: RemoteWallet, state: RemoteWalletState): Pairing {
  const [step, setStep] = useState<Omit<Pairing, 'pair'>>({ status: 'idle', text: '' })
  const pair = (uri: string) => {
    setStep({ status: 'connecting', text: 'Connecting…' })
    wallet.pair(uri).then(
      () => setStep({ status: 'waiting', text: 'Waiting for the app to say what it asks for…' }),
      (error: unknown) => setStep({ status: 'failed', text: toSentence(error) }),
    )
  }

  const answered = state.prompts.length + state.sessions.length
  // The app answered when either list grew
  useEffect(() => {
    setStep((now) => (now.status === 'waiting' || now.status === 'connecting' ? { status: 'idle', text: '' } : now))
  }, [answered])

  // The address of the page is read once
  useEffect(() => {
    const uri = new URLSearchParams(location.search).get('uri')
    if (uri === null) return
    history.replaceState(null, '', '/')
    pair(uri)
  }, [])
  return { ...step, pair }
}

function toSentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/already exists/i.test(text)) return 'This pairing link was used before. Make a new one in the app.'
  if (/expired/i.test(text)) return 'This pairing link has expired. Make a new one in the app.'
  if (/socket|connection|network|internet|publish|subscrib/i.test(text)) {
    return 'The relay cannot be reached. Check that it runs, then try again.'
  }
  return text
}
