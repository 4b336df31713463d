import { type Account, cleanText } from '@kit/core/adapter'
import { formatSs58, parsePolkadotAddress } from '../address/PolkadotAddress.js'
import { parsePolkadotShape, polkadotAccountKey } from '../address/parsePolkadotShape.js'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'

/** An account as a wallet shared it, before it is formatted for a network. */
export type DisclosedPolkadotAccount = {
  /** In the wallet's own format. */
  readonly address: string
  readonly name: string
  /** Set when the owner allows the account only on this chain. */
  readonly genesisHash: string | undefined
}

const maxAccounts = 1000

/**
 * Parses the accounts that a wallet shares, each key once, in the wallet's order. Returns undefined for anything but a list with at least
 * one account, which doesn't mean a disconnect.
 *
 * @example parsePolkadotAccounts([{ address: '5Grwva…utQY', name: 'Alice', type: 'sr25519' }])
 */
export function parsePolkadotAccounts(value: unknown): readonly DisclosedPolkadotAccount[] | undefined {
  const found = new Map<string, DisclosedPolkadotAccount>()
  const listed = toList(value)
  if (!listed) return undefined
  for (const item of listed) {
    try {
      const { address, name, genesisHash } = item as { readonly [key: string]: unknown }
      const key = parsePolkadotAddress(address) && polkadotAccountKey(address)
      if (key === undefined || found.has(key)) continue
      const isBound = typeof genesisHash === 'string' && genesisHash !== ''
      found.set(key, {
        address: address as string,
        name: cleanText(name),
        genesisHash: isBound ? genesisHash.toLowerCase() : undefined,
      })
    } catch {
      // Skips an account whose getter throws.
    }
  }
  return found.size === 0 && listed.length > 0 ? undefined : [...found.values()]
}

/** Even reading a list may throw. */
function toList(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? [...value.slice(0, maxAccounts)] : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the accounts that can be used on a network, in its format. Leaves out those bound to another chain and those of the other account
 * format.
 *
 * @example accountsOn(network, disclosed)[0]?.address
 */
export function accountsOn(
  network: PolkadotNetwork,
  disclosed: readonly DisclosedPolkadotAccount[],
): readonly Account[] {
  return disclosed.flatMap(({ address, name, genesisHash }): Account[] => {
    const parsed = parsePolkadotShape(address)
    if (parsed?.kind !== network.accountFormat) return []
    if (genesisHash !== undefined && genesisHash !== network.genesisHash) return []
    const shown = name !== '' && { label: name }
    if (parsed.kind === 'ethereum') return [{ namespace: 'polkadot', address, type: 'eoa', ...shown }]
    const publicKey = `0x${Array.from(parsed.publicKey, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
    const written = formatSs58(parsed.publicKey, network.ss58Format)
    return [{ namespace: 'polkadot', address: written, type: 'eoa', publicKey, ...shown }]
  })
}
