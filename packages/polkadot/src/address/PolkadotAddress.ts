import { encodeBase58 } from '@kit/adapter'
import { cleanText, KitError } from '@kit/core/adapter'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { isSs58Prefix } from '../network/isSs58Prefix.js'
import { type PolkadotAddressShape, parsePolkadotShape, type Ss58 } from './parsePolkadotShape.js'

/**
 * Parses an address and verifies its checksum. Returns undefined for anything else, including an overlong identifier. For lazy-loaded code.
 *
 * @example parsePolkadotAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.kind // 'substrate'
 */
export function parsePolkadotAddress(value: unknown): PolkadotAddressShape | undefined {
  const shape = parsePolkadotShape(value)
  // A key has exactly one valid form per chain.
  return shape?.kind !== 'substrate' || formatSs58(shape.publicKey, shape.prefix) === value ? shape : undefined
}

/**
 * Converts an address from any chain's format, or the generic one, to the format of a network.
 *
 * @throws KitError `account/invalidAddress` for an invalid address, or one of the other account format.
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

/** Creates the error for a text that is not an address of a network. */
export function invalidAddress(text: string): KitError {
  const shortMessage = 'Not a valid address for this network.'
  return new KitError('account/invalidAddress', { shortMessage, details: cleanText(text) })
}

const keyLength = 32

/**
 * Encodes a public key of 32 bytes as an address of the chain with this identifier.
 *
 * @throws RangeError for a key of another length or an invalid identifier.
 * @example formatSs58(publicKey, 0) // on Polkadot
 */
export function formatSs58(publicKey: Uint8Array, prefix: number): string {
  if (publicKey.length !== keyLength) throw new RangeError(`Invalid public key: expected ${keyLength} bytes.`)
  if (!isSs58Prefix(prefix)) throw new RangeError(`Invalid SS58 prefix: ${prefix}.`)
  const head = prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6)]
  const payload = [...head, ...publicKey]
  const checksum = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...payload])).subarray(0, 2)
  return encodeBase58(Uint8Array.from([...payload, ...checksum]))
}

/**
 * Decodes an SS58 account address: 32 bytes under an identifier of one or two bytes, with a valid checksum. Returns undefined for anything
 * else.
 *
 * @example parseSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.prefix // 42
 */
export function parseSs58(text: string): Ss58 | undefined {
  const parsed = parsePolkadotAddress(text)
  return parsed?.kind === 'substrate' ? { prefix: parsed.prefix, publicKey: parsed.publicKey } : undefined
}
