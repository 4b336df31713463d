import { normalize } from 'viem/ens'

/**
 * Normalizes a name (ENSIP-15). Returns undefined for an invalid one.
 *
 * @example normalizeName('Alice.eth') // 'alice.eth'
 */
export function normalizeName(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
