import { readField } from '@kit/adapter'
import { type ContractCall, KitError } from '@kit/core/adapter'
import { requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from '../request/assertNetwork.js'
import type { EvmCall } from '../request/EvmCall.js'
import { encodeTransaction } from '../request/encodeTransaction.js'
import { toQuantity } from '../request/toQuantity.js'

/**
 * Asks the wallet to send calls as one, all or none of them (EIP-5792, `wallet_sendCalls` 2.0.0). Returns the id that the wallet gives
 * them.
 *
 * @throws KitError `transaction/invalid`, `network/mismatch`, `wallet/unsupportedMethod`, `wallet/invalidResponse`, and others of
 * `toWalletError`.
 * @example const callsId = await sendCalls({ provider, account, network, clock, calls: [approve, swap] })
 */
export async function sendCalls(call: EvmCall & { readonly calls: readonly ContractCall[] }): Promise<string> {
  const { provider, account, network, calls, clock, signal } = call
  const chainId = Number(network.reference)
  const encoded = calls.map((one) => {
    const { to, data, value } = encodeTransaction(one, account.address, chainId)
    return { to, ...(data !== undefined && { data }), value: value ?? '0x0' }
  })
  await assertNetwork(call)
  const answer = await requestProvider(provider, {
    method: 'wallet_sendCalls',
    params: [
      { version: '2.0.0', from: account.address, chainId: toQuantity(chainId), atomicRequired: true, calls: encoded },
    ],
    clock,
    signal,
  })
  const id = readField(answer, 'id')
  if (typeof id !== 'string' || !/^[\x21-\x7e]{1,8194}$/.test(id))
    throw new KitError('wallet/invalidResponse', {
      shortMessage: 'The wallet gave no valid answer to wallet_sendCalls.',
    })
  return id
}
