import type { RpcRequest } from '@kit/adapter'
import { type Balance, KitError, type ReadCall } from '@kit/core/adapter'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import { toLibraryError } from './toLibraryError.js'

/**
 * Returns the balance of an address in lamports. Doesn't use the library, which reads amounts as doubles.
 *
 * @param request Parses its responses with `parseExact`.
 * @throws KitError `account/invalidAddress`; `rpc/failed`; `connection/aborted`.
 * @example await readSolBalance(request, { network, address })
 */
export async function readSolBalance(
  request: RpcRequest,
  call: ReadCall & { readonly address: string },
): Promise<Balance> {
  const { network, address, signal } = call
  requireSolanaAddress(address)
  const params = [address, { commitment: 'confirmed' }]
  const requested = request({ method: 'getBalance', params, signal })
  const answer = (await requested.catch((error: unknown) => {
    throw toLibraryError(error)
  })) as { readonly value?: unknown } | null
  const lamports = String(answer?.value)
  if (!/^\d{1,20}$/.test(lamports))
    throw new KitError('rpc/failed', {
      shortMessage: 'The node returned an invalid response.',
      details: 'Method: getBalance',
    })
  const { decimals, symbol } = network.nativeCurrency
  return { value: BigInt(lamports), decimals, symbol }
}

/**
 * Parses JSON and returns integers that exceed double precision as strings.
 *
 * @example parseExact('{"value":18446744073709551615}') // { value: '18446744073709551615' }
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text.replace(/:\s*(\d{16,})/g, ':"$1"'))
}
