import { type Adapter, KitError } from '@kit/core'
import type { ViemAdapter } from './ViemAdapter.js'

/**
 * The viem adapter of a kit, or the adapter itself.
 *
 * @throws KitError `adapter/notFound` when there is none.
 * @example requireViemAdapter(kit).load()
 */
export function requireViemAdapter(source: Adapter | { readonly adapters: ReadonlyMap<string, Adapter> }): ViemAdapter {
  const adapter = 'adapters' in source ? source.adapters.get('eip155') : source
  if (adapter && 'load' in adapter) return adapter as ViemAdapter
  throw new KitError('adapter/notFound', { shortMessage: 'Adapter not found: the kit has no EVM adapter on viem.' })
}
