import { type Balance, KitError, type ReadCall } from '@kit/core'
import { requireAddress } from '../address/requireAddress.js'
import type { Rpc } from '../rpc/createRpc.js'

/**
 * The balance of an address in lamports. The library is not asked: it reads amounts as doubles.
 *
 * @throws KitError `account/invalidAddress`; those of the RPC.
 * @example await readBalance(rpc, { network, address })
 */
export async function readBalance(rpc: Rpc, call: ReadCall & { readonly address: string }): Promise<Balance> {
  const { network, address, signal } = call
  requireAddress(address)
  const params = [address, { commitment: 'confirmed' }]
  const answer = (await rpc('getBalance', params, { signal, exact: true })) as { readonly value?: unknown } | null
  const lamports = String(answer?.value)
  if (!/^\d{1,20}$/.test(lamports))
    throw new KitError('rpc/failed', { shortMessage: 'The node gave no valid answer.', details: 'Method: getBalance' })
  const { decimals, symbol } = network.nativeCurrency
  return { value: BigInt(lamports), decimals, symbol }
}
