import { type EvmCall, requestProvider } from '../provider/requestProvider.js'

/**
 * Asks the wallet to show the status of calls (EIP-5792, `wallet_showCallsStatus`).
 *
 * @throws KitError of `toWalletError`.
 * @example await showEvmCallsStatus({ provider, account, network, clock, id })
 */
export async function showEvmCallsStatus(call: EvmCall & { readonly id: string }): Promise<void> {
  await requestProvider(call, 'wallet_showCallsStatus', [call.id])
}
