import { createRemoteWallet, type RemoteWallet } from '@kit/testing/remote-wallet'
import type { WalletTexts } from '../texts/walletTexts.data.js'
import { createWebStorage } from './createWebStorage.js'
import { loadAccounts, type WalletAccount } from './loadAccounts.js'
import { parseWalletConfig, type WalletConfig } from './WalletConfig.js'

/** The running wallet, or why it could not start. */
export type StartedWallet =
  | {
      readonly status: 'ready'
      readonly wallet: RemoteWallet
      readonly config: WalletConfig
      readonly accounts: readonly WalletAccount[]
      /** Resolves when another tab has taken over and the wallet has stopped here. */
      readonly taken: Promise<void>
    }
  | { readonly status: 'failed'; readonly reason: string }

/**
 * Starts the wallet of this page. Sessions are in the page's storage, which two clients must never share: the newest tab takes over.
 *
 * @example const started = await startWallet(texts)
 */
export async function startWallet(texts: WalletTexts): Promise<StartedWallet> {
  try {
    const { lost } = await takeOver()
    const response = await fetch('/config.json')
    if (!response.ok) throw new Error(`Failed to load /config.json: status ${response.status}.`)
    const config = parseWalletConfig(await response.json())
    const icon = await (await fetch('/icon.svg')).text()
    const accounts = loadAccounts(() => localStorage, texts)
    const wallet = await createRemoteWallet({
      relayUrl: config.relayUrl,
      chains: config.chains,
      families: config.families,
      keys: accounts.map(({ key }) => key),
      behavior: { mode: 'manual' },
      storage: createWebStorage(() => localStorage),
      metadata: {
        name: 'Remote Wallet',
        description: 'A wallet for local chains',
        url: location.origin,
        // Inlined, for apps whose content policy blocks images of other hosts.
        icons: [`data:image/svg+xml,${encodeURIComponent(icon)}`, `${location.origin}/icon.svg`],
      },
    })
    return { status: 'ready', wallet, config, accounts, taken: lost.then(wallet.destroy) }
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Resolves once this tab has the wallet; `lost` resolves once another tab has taken over. */
function takeOver(): Promise<{ readonly lost: Promise<void> }> {
  return new Promise((resolve) => {
    const lost = new Promise<void>((lose) => {
      const hold = () => {
        queueMicrotask(() => resolve({ lost }))
        return new Promise<void>(() => undefined)
      }
      navigator.locks.request('remote-wallet', { steal: true }, hold).catch(() => lose())
    })
  })
}
