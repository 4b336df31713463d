import type { StandardWallet } from '@kit/adapter'
import { type CaipNetworkId, KitError, type Network, toAbortError } from '@kit/core/adapter'
import { toWalletChain } from './toWalletChain.js'

/**
 * Switches the network of a session. Wallets of this chain have none selected: each request names one, so nobody is asked.
 *
 * @throws KitError `network/notAddable` when the wallet does not know the network; `connection/aborted`.
 * @example await switchSolanaNetwork({ provider, network, signal })
 */
export async function switchSolanaNetwork(call: {
  readonly provider: unknown
  readonly network: Network
  readonly signal: AbortSignal
}): Promise<CaipNetworkId> {
  const { network, signal } = call
  if (signal.aborted) throw toAbortError(signal)
  const chains = readChains(call.provider)
  if (!chains || chains.includes(toWalletChain(network.id))) return network.id
  const shortMessage = 'The wallet does not know the network, and it can not be added.'
  throw new KitError('network/notAddable', { shortMessage, details: network.id })
}

/** Undefined for a paired wallet, which says with each request what it takes. */
function readChains(provider: unknown): readonly unknown[] | undefined {
  try {
    const { chains } = provider as StandardWallet
    return Array.isArray(chains) ? chains : undefined
  } catch {
    return []
  }
}
