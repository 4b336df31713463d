import type { StandardWallet } from '@kit/adapter'
import { type CaipNetworkId, KitError, type Network, toAbortError } from '@kit/core/adapter'
import { toWalletChain } from './toWalletChain.js'

/**
 * Switches the network of a session. Solana wallets have no selected network: each request names one, so there is no prompt.
 *
 * @throws KitError `network/notAddable` when the wallet doesn't support the network; `connection/aborted`.
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
  const shortMessage = "The wallet doesn't support this network, and apps can't add it."
  throw new KitError('network/notAddable', { shortMessage, details: network.id })
}

/** Returns undefined for a paired wallet, which accepts or refuses a network per request. */
function readChains(provider: unknown): readonly unknown[] | undefined {
  try {
    const { chains } = provider as StandardWallet
    return Array.isArray(chains) ? chains : undefined
  } catch {
    return []
  }
}
