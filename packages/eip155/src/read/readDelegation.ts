import type { RpcRequest } from '@kit/adapter'
import { KitError, type ReadCall } from '@kit/core/adapter'
import { toChecksumAddress } from '../address/ChecksumAddress.js'
import { readChain } from '../rpc/toEvmRpcError.js'

/**
 * Returns the contract to which an account delegates (EIP-7702): its code is `0xef0100` and the contract's address. Returns undefined for
 * other accounts and for contracts.
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
  const [, contract] = /^0xef0100([\da-f]{40})$/i.exec(parseCode(code)) ?? []
  return contract === undefined ? undefined : toChecksumAddress(`0x${contract}`)
}

/**
 * Returns whether a result of `eth_getCode` is a contract. An account that delegates to one (EIP-7702) still counts as an account.
 *
 * @throws KitError `rpc/failed` for anything but hex, which doesn't prove that there is no contract.
 * @example isContractCode(await request({ method: 'eth_getCode', params: [address, 'latest'] }))
 */
export function isContractCode(code: unknown): boolean {
  return !/^0x(ef0100.*)?$/i.test(parseCode(code))
}

function parseCode(value: unknown): string {
  if (typeof value === 'string' && /^0x[\da-f]*$/i.test(value)) return value
  throw new KitError('rpc/failed', { shortMessage: 'The endpoint returned invalid code of an account.' })
}
