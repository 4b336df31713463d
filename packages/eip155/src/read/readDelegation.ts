import type { RpcRequest } from '@kit/adapter'
import type { ReadCall } from '@kit/core/adapter'
import { toChecksumAddress } from '../address/ChecksumAddress.js'
import { readChain } from '../rpc/toEvmRpcError.js'

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
  const read = () => request({ method: 'eth_getCode', params })
  const code = await readChain(read, signal, "Couldn't read the account's code.")
  const [, contract] = /^0xef0100([\da-f]{40})$/i.exec(String(code)) ?? []
  return contract === undefined ? undefined : toChecksumAddress(`0x${contract}`)
}

/**
 * Whether what a node says of an address (`eth_getCode`) is a contract. An account that delegates to one (EIP-7702) stays an account.
 *
 * @example isContractCode(await request({ method: 'eth_getCode', params: [address, 'latest'] }))
 */
export function isContractCode(code: unknown): boolean {
  return typeof code === 'string' && code !== '0x' && !/^0xef0100/i.test(code)
}
