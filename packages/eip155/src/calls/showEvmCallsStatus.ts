import { requestProvider } from '../provider/requestProvider.js'
import type { EvmCall } from '../request/EvmCall.js'

/**
 * Lets the wallet show what became of calls (EIP-5792, `wallet_showCallsStatus`).
 *
 * @throws KitError of `toWalletError`.
 * @example await showEvmCallsStatus({ provider, account, network, clock, id })
 */
export async function showEvmCallsStatus({
  provider,
  id,
  clock,
  signal,
}: EvmCall & { readonly id: string }): Promise<void> {
  await requestProvider(provider, { method: 'wallet_showCallsStatus', params: [id], clock, signal })
}
