import { normalize } from 'viem/ens'

/**
 * A name as the registry has it (ENSIP-15); undefined for one that it cannot have.
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
