import type { Emitter } from '../wallet/createEmitter.js'
import type { BitcoinChainName, BitcoinTestWalletBehaviour } from './BitcoinTestWallet.js'
import type { BitcoinCard } from './bitcoinForms.js'

/** What both faces of a Bitcoin test wallet work on. */
export type BitcoinWalletCore = {
  readonly chains: readonly BitcoinChainName[]
  readonly behaviour: () => BitcoinTestWalletBehaviour
  readonly emitter: Emitter
  /** Whether the page may see the account now. */
  visible(): boolean
  /** The addresses of the selected account on a chain. */
  cards(chain: BitcoinChainName): readonly BitcoinCard[]
  /** A card that the page may see. Throws `ProviderError` 4100 otherwise. */
  find(address: unknown): BitcoinCard
  /** Esplora of a chain. */
  url(chain: string): string | undefined
  chain(): BitcoinChainName
  selectChain(chain: BitcoinChainName): void
  authorise(): void
  withdraw(): void
  /** Records a request, asks the owner if it must, and does it. It may throw at once, as a broken wallet does. */
  request(method: string, params: unknown, asks: boolean, run: () => unknown): Promise<unknown>
}
