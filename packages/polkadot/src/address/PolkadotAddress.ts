import { encodeBase58 } from '@kit/adapter'
import { cleanText, KitError } from '@kit/core/adapter'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { isSs58Prefix } from '../network/isSs58Prefix.js'
import { type PolkadotAddressShape, parsePolkadotShape, type Ss58 } from './parsePolkadotShape.js'

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

/**
 * An account's address as a network writes it, from the form of any other: the generic one, or another chain's.
 *
 * @throws KitError `account/invalidAddress` when it is not an address, or one of the other kind.
 * @example formatPolkadotAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', polkadotAssetHub) // '15oF4u…6Sp5'
 */
export function formatPolkadotAddress(
  address: string,
  network: Pick<PolkadotNetwork, 'accountFormat' | 'ss58Format'>,
): string {
  const parsed = parsePolkadotAddress(address)
  if (parsed?.kind !== network.accountFormat) throw invalidAddress(address)
  return parsed.kind === 'ethereum' ? parsed.address : formatSs58(parsed.publicKey, network.ss58Format)
}

/** The error for a text that is not an address of a network. */
export function invalidAddress(text: string): KitError {
  const shortMessage = 'This is not an address of the network.'
  return new KitError('account/invalidAddress', { shortMessage, details: cleanText(text) })
}

const keyLength = 32

/**
 * Writes the address of a public key of 32 bytes for the chain with this identifier.
 *
 * @throws RangeError for a key of another length or an invalid identifier.
 * @example formatSs58(publicKey, 0) // on Polkadot
 */
export function formatSs58(publicKey: Uint8Array, prefix: number): string {
  if (publicKey.length !== keyLength) throw new RangeError(`A public key has ${keyLength} bytes.`)
  if (!isSs58Prefix(prefix)) throw new RangeError(`${prefix} is no SS58 prefix.`)
  const head = prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6)]
  const payload = [...head, ...publicKey]
  const checksum = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...payload])).subarray(0, 2)
  return encodeBase58(Uint8Array.from([...payload, ...checksum]))
}

/**
 * Reads an SS58 address of an account: 32 bytes under an identifier of one or two bytes, with its checksum. Undefined for
 * anything else.
 *
 * @example parseSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.prefix // 42
 */
export function parseSs58(text: string): Ss58 | undefined {
  const parsed = parsePolkadotAddress(text)
  return parsed?.kind === 'substrate' ? { prefix: parsed.prefix, publicKey: parsed.publicKey } : undefined
}
