import { readField } from '@kit/adapter'
import { type CallsRequest, markUnsent } from '@kit/core/adapter'
import { invalidTransaction } from '../error/invalidTransaction.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from '../request/assertNetwork.js'
import { encodeTransaction } from '../request/encodeTransaction.js'
import { toQuantity } from '../rpc/Quantity.js'
import { invalidResponse, permissionFieldsOf } from './permissionFieldsOf.js'

/** A valid ID: up to 4096 bytes in hex, or any text without spaces from older wallets. */
const idPattern = /^[\x21-\x7e]{1,8194}$/

/**
 * Asks the wallet to send calls (EIP-5792, `wallet_sendCalls` 2.0.0). Returns the wallet's ID for them, and the capabilities of its
 * response.
 *
 * @throws KitError `transaction/invalid`, `network/mismatch`, `wallet/unsupportedMethod`, `wallet/invalidResponse`, and others of
 *   `toWalletError`.
 * @example const callsId = await sendEvmCalls({ provider, account, network, clock, calls: [approve, swap], atomicRequired: true })
 */
export async function sendEvmCalls(call: EvmCall & CallsRequest): Promise<string> {
  const { account, network, calls, atomicRequired = false, capabilities, id } = call
  const chainId = Number(network.reference)
  const encoded = calls.map(({ capabilities: own, ...one }) => {
    if (!one.to.startsWith('0x'))
      throw invalidTransaction('The recipient of a call must be an address that starts with 0x.')
    const { to, data, value } = encodeTransaction(one, account.address, chainId)
    return { to, ...(data !== undefined && { data }), value: value ?? '0x0', ...(own && { capabilities: own }) }
  })
  if (id !== undefined && !idPattern.test(id)) throw invalidTransaction('Invalid call bundle ID.')
  const request = {
    version: '2.0.0',
    ...(id !== undefined && { id }),
    from: account.address,
    chainId: toQuantity(chainId),
    atomicRequired,
    calls: encoded,
    ...(capabilities && { capabilities }),
  }
  await markUnsent(() => assertNetwork(call))
  const answer = await requestProvider(call, 'wallet_sendCalls', [request])
  // Wallets of the first version return the bare ID.
  const given = typeof answer === 'string' ? answer : readField(answer, 'id')
  if (typeof given !== 'string' || !idPattern.test(given) || given.startsWith('kit:'))
    throw invalidResponse('wallet_sendCalls')
  const answered = permissionFieldsOf(answer, 'capabilities')
  if (Object.keys(answered).length > 0) call.onCapabilities?.(answered)
  return given
}
