import { KitError, type TypedData } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'

const domainFields: readonly (readonly [string, string])[] = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
]

/**
 * Encodes EIP-712 data for `eth_signTypedData_v4`: JSON with the `EIP712Domain` type, which is derived from the domain if missing, and with
 * big integers as decimal strings.
 *
 * @throws KitError `network/mismatch` when the domain names another chain than `chainId`, since the signature would be valid there.
 * @example encodeTypedData(permit, 1)
 */
export function encodeTypedData(typedData: TypedData, chainId: number): string {
  const { domain, types, primaryType, message } = typedData
  if (domain['chainId'] !== undefined && parseChainId(domain['chainId']) !== chainId) {
    throw new KitError('network/mismatch', {
      shortMessage: 'The typed data is for a different network than the selected one.',
      details: `Typed data: eip155:${String(domain['chainId'])}. Selected: eip155:${chainId}.`,
    })
  }
  const present = domainFields.filter(([name]) => domain[name] !== undefined)
  const EIP712Domain = types['EIP712Domain'] ?? present.map(([name, type]) => ({ name, type }))
  const data = { types: { ...types, EIP712Domain }, domain, primaryType, message }
  return JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}
