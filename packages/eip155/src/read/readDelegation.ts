import type { RpcRequest } from '@kit/adapter'
import { abortable, type ReadCall } from '@kit/core/adapter'
import { toChecksumAddress } from '../address/toChecksumAddress.js'
import { toEvmRpcError } from '../rpc/toEvmRpcError.js'

/**
 * The contract whose code an account takes as its own (EIP-7702): its code is `0xef0100` and the address of that contract. Undefined for an
 * account without, and for a contract.
 *
 * @throws KitError `rpc/failed`, `rpc/timedOut`.
 * @example await readDelegation(request, { network, address })
 */
export async function readDelegation(
  request: RpcRequest,
  { address, signal }: ReadCall & { readonly address: string },
): Promise<string | undefined> {
  const params = [address.toLowerCase(), 'latest']
  const code = await abortable(() => request({ method: 'eth_getCode', params }), signal).catch((error) => {
    throw toEvmRpcError(error, 'The code of the account could not be read.')
  })
  const [, contract] = /^0xef0100([\da-f]{40})$/i.exec(String(code)) ?? []
  return contract === undefined ? undefined : toChecksumAddress(`0x${contract}`)
}
