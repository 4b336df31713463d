/**
 * Whether what a node says of an address (`eth_getCode`) is a contract. An account that delegates to one (EIP-7702) stays an account.
 *
 * @example isContractCode(await request({ method: 'eth_getCode', params: [address, 'latest'] }))
 */
export function isContractCode(code: unknown): boolean {
  return typeof code === 'string' && code !== '0x' && !/^0xef0100/i.test(code)
}
