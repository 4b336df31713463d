import { KitError } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'

/**
 * Verifies that the wallet is on `network` before it is asked to send, because a transaction on another chain can't be undone.
 *
 * @throws KitError `network/mismatch` when the wallet is on another chain.
 * @example await assertNetwork({ provider, network, clock })
 */
export async function assertNetwork(call: Omit<EvmCall, 'account'>): Promise<void> {
  const chainId = parseChainId(await requestProvider(call, 'eth_chainId'))
  if (chainId === Number(call.network.reference)) return
  throw new KitError('network/mismatch', {
    shortMessage: 'The wallet is on a different network than the request.',
    details: `Wallet: eip155:${chainId ?? 'unknown'}. Request: ${call.network.id}.`,
  })
}
