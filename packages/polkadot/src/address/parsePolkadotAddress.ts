import { formatSs58 } from './formatSs58.js'
import { type PolkadotAddressShape, parsePolkadotShape } from './parsePolkadotShape.js'

/**
 * Reads an address, its checksum included. Undefined for anything else, an identifier written longer than it need be included.
 * For code that is loaded when it is needed.
 *
 * @example parsePolkadotAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.kind // 'substrate'
 */
export function parsePolkadotAddress(value: unknown): PolkadotAddressShape | undefined {
  const shape = parsePolkadotShape(value)
  // There is one way to write a key for a chain.
  return shape?.kind !== 'substrate' || formatSs58(shape.publicKey, shape.prefix) === value ? shape : undefined
}
