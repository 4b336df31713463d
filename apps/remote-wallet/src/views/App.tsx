import { use, useEffect, useState } from 'react'
import type { StartedWallet } from '../wallet/startWallet.js'
import { Notice } from './Notice.js'
import { WalletPage } from './WalletPage.js'

/** The page: the wallet, or why it can't start. */
export function App({ started }: { readonly started: Promise<StartedWallet> }) {
  const outcome = use(started)
  const taken = useTaken(outcome)
  if (outcome.status === 'failed') {
    return (
      <Notice title="Couldn’t start the wallet" action="Try again">
        {outcome.reason} Nothing was lost.
      </Notice>
    )
  }
  if (taken) {
    return (
      <Notice title="Open in another tab" action="Use here">
        This wallet runs in one tab at a time. Your connections are kept.
      </Notice>
    )
  }
  return <WalletPage {...outcome} />
}

function useTaken(outcome: StartedWallet): boolean {
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    if (outcome.status === 'ready') void outcome.taken.then(() => setTaken(true))
  }, [outcome])
  return taken
}
