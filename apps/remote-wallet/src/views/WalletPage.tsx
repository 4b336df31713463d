import { useSyncExternalStore } from 'react'
import { explainFailure } from '../request/explainFailure.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { StartedWallet } from '../wallet/startWallet.js'
import { AccountCard } from './AccountCard.js'
import { ConnectCard } from './ConnectCard.js'
import { PromptDialog } from './PromptDialog.js'
import { SessionList } from './SessionList.js'
import { usePairing } from './usePairing.js'

/** The wallet's one page. */
export function WalletPage({ wallet, config, accounts }: Extract<StartedWallet, { readonly status: 'ready' }>) {
  const texts = useWalletTexts()
  const state = useSyncExternalStore(wallet.subscribe, wallet.getState)
  const pairing = usePairing(wallet, state, texts)
  const [prompt] = state.prompts
  return (
    <main className="page">
      <header className="top">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span className="brand">{texts.title}</span>
        <span className="tag">{texts.localOnly}</span>
      </header>
      <ConnectCard pairing={pairing} />
      <SessionList wallet={wallet} sessions={state.sessions} config={config} accounts={accounts} />
      {state.problem !== undefined && (
        <p className="problem" role="alert">
          {explainFailure(state.problem, texts)}
        </p>
      )}
      <AccountCard accounts={accounts} config={config} refreshKey={state} />
      {prompt && (
        <PromptDialog
          key={prompt.id}
          prompt={prompt}
          waiting={state.prompts.length - 1}
          config={config}
          accounts={accounts}
        />
      )}
    </main>
  )
}
