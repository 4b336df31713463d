import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Ports } from '../ports/Ports.js'
import type { Adapter } from './Adapter.js'
import type { WalletCall } from './ReadCall.js'
import type { WalletTarget } from './Target.js'

/**
 * Runs work with a connected wallet. The target is resolved, and the wallet's network switched, as for any request. The work is aborted
 * when the session or the kit ends. Rejects with the errors of `kit.signMessage`.
 */
export type WithWallet = <Answer>(
  target: WalletTarget,
  work: (call: WalletCall & { readonly connectionId: string; readonly signal: AbortSignal }) => Promise<Answer>,
) => Promise<Answer>

/** Context passed to an {@link AdapterFactory}. */
export type AdapterContext = {
  readonly ports: Ports
  /** Gives the adapter's clients access to the kit's wallets. Absent if the adapter is created without a kit. */
  readonly withWallet?: WithWallet
  /** Prefix of the adapter's storage keys, which keeps two kits on one origin apart. Defaults to `kit` without a kit. */
  readonly storagePrefix?: string | undefined
  /**
   * RPC endpoints by network, set by code that wraps the factory. They replace the network's own endpoints, but not those in the adapter's
   * options.
   */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
}

/** Creates an adapter when the kit is created. Must have no side effects until `watchConnectors` or another method is called. */
export type AdapterFactory<A extends Adapter = Adapter> = (context: AdapterContext) => A
