import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Ports } from '../ports/Ports.js'
import type { Adapter } from './Adapter.js'
import type { WalletCall } from './ReadCall.js'
import type { WalletTarget } from './Target.js'

/**
 * Does work with a connected wallet, found and switched as every request with such a target, until its session or the kit ends. Rejects as
 * `kit.signMessage` does.
 */
export type AskWallet = <Answer>(
  target: WalletTarget,
  work: (call: WalletCall & { readonly connectionId: string; readonly signal: AbortSignal }) => Promise<Answer>,
) => Promise<Answer>

/** What an adapter is made with: the world as the kit sees it. */
export type AdapterContext = {
  readonly ports: Ports
  /** The kit's wallets, for the clients that the adapter hands out. Absent where the adapter is made without a kit. */
  readonly askWallet?: AskWallet
  /** Before the keys of what the adapter stores: two kits of one origin do not meet. Absent where the adapter is made without a kit: `kit`. */
  readonly storagePrefix?: string | undefined
  /** Endpoints by network, of whoever wraps the factory: in place of the network's own, unless the adapter's options name some. */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
}

/** Makes an adapter when the kit is created. Must not touch anything before `watchConnectors` or a call. */
export type AdapterFactory<A extends Adapter = Adapter> = (context: AdapterContext) => A
