import { markUnsent, type TransactionRequest } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from './assertNetwork.js'
import { encodeTransaction } from './encodeTransaction.js'
import { parseHash } from './parseHash.js'

/**
 * Sends a transaction through the wallet (`eth_sendTransaction`) after verifying that the wallet is on the network. Returns the hash.
 *
 * Not every wallet error proves that nothing was sent: see `isUnsent`.
 *
 * @throws KitError `network/mismatch`, `transaction/invalid`, `transaction/reverted`, `transaction/insufficientFunds`, and others of
 *   `toWalletError`.
 * @example await sendEvmTransaction({ provider, account, network, clock, transaction: { to, value: 1n } })
 */
export async function sendEvmTransaction(
  call: EvmCall & { readonly transaction: TransactionRequest },
): Promise<string> {
  const { account, network, transaction } = call
  const method = 'eth_sendTransaction'
  const params = [encodeTransaction(transaction, account.address, Number(network.reference))]
  await markUnsent(() => assertNetwork(call))
  return parseHash(await requestProvider(call, method, params), method)
}
