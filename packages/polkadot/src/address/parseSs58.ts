import { parsePolkadotAddress } from './parsePolkadotAddress.js'
import type { Ss58 } from './parsePolkadotShape.js'

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
