import { use, useEffect, useState } from 'react'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { StartedWallet } from '../wallet/startWallet.js'
import { Notice } from './Notice.js'
import { WalletPage } from './WalletPage.js'

/** The page: the wallet, or why it can't start. */
export function App({ started }: { readonly started: Promise<StartedWallet> }) {
  const outcome = use(started)
  const texts = useWalletTexts()
  const taken = useTaken(outcome)
  if (outcome.status === 'failed') {
    return (
      <Notice title={texts.notStarted} action={texts.tryAgain}>
        {fillPlaceholders(texts.nothingLost, { reason: outcome.reason })}
      </Notice>
    )
  }
  if (taken) {
    return (
      <Notice title={texts.openElsewhere} action={texts.useHere}>
        {texts.oneTab}
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
