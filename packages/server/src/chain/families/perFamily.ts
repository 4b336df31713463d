import { namespaceOf } from '@kit/core/plugin'
import type { PerFamily } from '../chains/PerFamily.js'
import type { ChainFamily } from './ChainFamily.js'

/**
 * Collects an optional capability of every family.
 *
 * @example perFamily(families, (family) => family.createHoldingReader?.(options)).of('eip155:1')
 */
export function perFamily<T>(
  families: readonly ChainFamily[],
  create: (family: ChainFamily) => T | undefined,
): PerFamily<T> {
  const made = new Map<string, T>()
  for (const family of families) {
    const one = create(family)
    if (one !== undefined) made.set(family.namespace, one)
  }
  return { of: (chain) => made.get(namespaceOf(chain)), namespaces: [...made.keys()] }
}
