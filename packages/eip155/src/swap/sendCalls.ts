import { poll, readField, withLimit } from '@kit/adapter'
import { type ContractCall, KitError } from '@kit/core/adapter'
import { requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from '../request/assertNetwork.js'
import type { EvmCall } from '../request/EvmCall.js'
import { encodeTransaction } from '../request/encodeTransaction.js'
import { hashPattern, parseHex } from '../request/parseHex.js'
import { toQuantity } from '../request/toQuantity.js'

/** As long as a receipt is waited for. */
const limitMs = 180_000
const pauseMs = 1000

/**
 * Asks the wallet to send calls as one, all or none of them (EIP-5792, `wallet_sendCalls` 2.0.0), and follows them by
 * `wallet_getCallsStatus`. Returns the hash of the transaction.
 *
 * @throws KitError `transaction/invalid`, `network/mismatch`, `wallet/unsupportedMethod`, `wallet/invalidResponse`,
 * `transaction/reverted`, `transaction/timedOut`, and others of `toWalletError`.
 * @example await sendCalls({ provider, account, network, clock, calls: [approve, swap] })
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
  if (typeof id !== 'string' || id.length > 8194)
    throw new KitError('wallet/invalidResponse', {
      shortMessage: 'The wallet gave no valid answer to wallet_sendCalls.',
    })
  const look = async () => {
    const method = 'wallet_getCallsStatus'
    return readHash(await requestProvider(provider, { method, params: [id], clock, signal }))
  }
  const reason = () =>
    new KitError('transaction/timedOut', { shortMessage: 'The calls were not mined in time.', details: id })
  return withLimit({ clock, limitMs, signal, reason }, (limit) =>
    poll({ look, pauseMs: () => pauseMs, clock, signal: limit }),
  )
}

/** Undefined while the calls are pending. */
function readHash(status: unknown): string | undefined {
  const code = readField(status, 'status')
  if (typeof code === 'number' && code >= 100 && code < 200) return undefined
  const receipts = readField(status, 'receipts')
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  if (code === 200) return parseHex(readField(last, 'transactionHash'), hashPattern, 'wallet_getCallsStatus')
  if (code === 400)
    throw new KitError('wallet/failed', { shortMessage: 'The wallet gave up the calls before they were mined.' })
  if (code === 500 || code === 600)
    throw new KitError('transaction/reverted', { shortMessage: 'The calls were reverted: unknown reason' })
  throw new KitError('wallet/invalidResponse', {
    shortMessage: 'The wallet gave no valid answer to wallet_getCallsStatus.',
  })
}
