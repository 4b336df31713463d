import type { Balance, ReadCall } from '@kit/core'
import { requireAddress } from '../address/requireAddress.js'
import type { Rpc } from '../rpc/createRpc.js'
import { invalidAnswer } from '../rpc/invalidAnswer.js'
import { readHoldings } from './readHoldings.js'
import { readToken } from './readToken.js'

/**
 * The balance of an address in base units: SOL, or a token by its mint, over all token accounts of the owner.
 *
 * @throws KitError `account/invalidAddress`; `token/notFound`; those of the RPC.
 * @example await readBalance(rpc, { network, address, token })
 */
export async function readBalance(
  rpc: Rpc,
  call: ReadCall & { readonly address: string; readonly token?: string },
): Promise<Balance> {
  const { network, address, token, signal } = call
  requireAddress(address)
  if (token !== undefined) {
    requireAddress(token)
    const { decimals, symbol } = await readToken(rpc, token, signal)
    const holdings = await readHoldings(rpc, { owner: address, mint: token }, signal)
    return { value: holdings.reduce((sum, { amount }) => sum + amount, 0n), decimals, symbol }
  }
  const params = [address, { commitment: 'confirmed' }]
  const answer = (await rpc('getBalance', params, { signal, exact: true })) as { readonly value?: unknown } | null
  const lamports = String(answer?.value)
  if (!/^\d{1,20}$/.test(lamports)) throw invalidAnswer('getBalance')
  const { decimals, symbol } = network.nativeCurrency
  return { value: BigInt(lamports), decimals, symbol }
}
