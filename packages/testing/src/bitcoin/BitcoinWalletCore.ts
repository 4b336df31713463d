import type { Emitter } from '../wallet/createEmitter.js'
import type { BitcoinChainName, BitcoinTestWalletBehavior } from './BitcoinTestWallet.js'
import type { BitcoinCard } from './bitcoinForms.js'

/** Logic shared by both interfaces of a Bitcoin test wallet. */
export type BitcoinWalletCore = {
  readonly chains: readonly BitcoinChainName[]
  readonly behavior: () => BitcoinTestWalletBehavior
  readonly emitter: Emitter
  /** Whether the page may currently see the account. */
  visible(): boolean
  /** The addresses of the selected account on a chain. */
  cards(chain: BitcoinChainName): readonly BitcoinCard[]
  /** Returns a card that the page may see. Throws `ProviderError` 4100 otherwise. */
  find(address: unknown): BitcoinCard
  /** Esplora URL of a chain. */
  url(chain: string): string | undefined
  chain(): BitcoinChainName
  selectChain(chain: BitcoinChainName): void
  authorise(): void
  withdraw(): void
  /** Records a request, prompts the owner if needed, and runs it. May throw synchronously, as a broken wallet does. */
  request(method: string, params: unknown, asks: boolean, run: () => unknown): Promise<unknown>
}
