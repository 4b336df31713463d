import { poll, readField, withLimit } from '@kit/adapter'
import { errorLayers, KitError } from '@kit/core/adapter'
import { requestProvider } from '../provider/requestProvider.js'
import type { EvmCall } from '../request/EvmCall.js'
import { hashPattern, parseHex } from '../request/parseHex.js'

/** As long as a receipt is waited for. */
const limitMs = 180_000
const pauseMs = 1000
/** The code of EIP-5792 for an id that the wallet does not know. */
const unknownBundle = 5730

/**
 * Follows calls that a wallet sent as one into a block, by `wallet_getCallsStatus` (EIP-5792). Returns the hash of their transaction, also
 * of one that was reverted.
 *
 * @throws KitError `transaction/expired` when the wallet gave them up, `transaction/invalid` for an id that it does not know,
 * `transaction/reverted` without a transaction to look at, `transaction/timedOut`, `wallet/invalidResponse`, others of `toWalletError`.
 * @example const hash = await waitForCalls({ provider, account, network, clock, callsId })
 */
export async function waitForCalls(
  call: EvmCall & { readonly callsId: string; readonly timeoutMs?: number | undefined },
): Promise<string> {
  const { provider, callsId, timeoutMs = limitMs, clock, signal } = call
  const look = async () => {
    const method = 'wallet_getCallsStatus'
    try {
      return readHash(await requestProvider(provider, { method, params: [callsId], clock, signal }))
    } catch (error) {
      if (!errorLayers(error).some(({ code }) => code === unknownBundle)) throw error
      throw new KitError('transaction/invalid', { shortMessage: 'The wallet does not know the calls.', cause: error })
    }
  }
  const reason = () =>
    new KitError('transaction/timedOut', { shortMessage: 'The calls were not mined in time.', details: callsId })
  return withLimit({ clock, limitMs: timeoutMs, signal, reason }, (limit) =>
    poll({ look, pauseMs: () => pauseMs, clock, signal: limit }),
  )
}

/** Undefined while the calls are pending. */
function readHash(status: unknown): string | undefined {
  const code = readField(status, 'status')
  if (typeof code === 'number' && code >= 100 && code < 200) return undefined
  const receipts = readField(status, 'receipts')
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  const isReverted = code === 500 || code === 600
  if (code === 400)
    throw new KitError('transaction/expired', {
      shortMessage: 'The wallet gave up the calls before they were mined.',
    })
  if (isReverted && last === undefined)
    throw new KitError('transaction/reverted', { shortMessage: 'The calls were reverted: unknown reason' })
  if (isReverted || code === 200)
    return parseHex(readField(last, 'transactionHash'), hashPattern, 'wallet_getCallsStatus')
  throw new KitError('wallet/invalidResponse', {
    shortMessage: 'The wallet gave no valid answer to wallet_getCallsStatus.',
  })
}
