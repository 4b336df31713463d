import type { Adapter } from '../adapter/Adapter.js'
import type { AdapterContext } from '../adapter/AdapterFactory.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { missingError } from '../error/missingError.js'
import { requireNetworks } from '../network/requireNetworks.js'
import type { KitOptions } from './KitOptions.js'
import { refuseDuplicates } from './refuseDuplicates.js'
import { requireMade } from './requireMade.js'

/** Makes the adapters of a kit, and refuses what can not work: not called, without networks, twice the same. */
export function createAdapters(
  { adapters: factories, defaultNetworkId }: KitOptions,
  context: AdapterContext,
): readonly Adapter[] {
  const adapters = factories.map((create, index) => {
    const adapter = requireMade(`adapters[${index}]`, create, context, 'eip155({ networks: [mainnet] })')
    requireNetworks(adapter.networks)
    return adapter
  })
  const networkIds = adapters.flatMap(({ networks }) => networks.map(({ id }) => id))
  networkIds.forEach(parseCaipNetworkId)
  refuseDuplicates(
    'kit/duplicateAdapter',
    adapters.map(({ namespace }) => namespace),
  )
  refuseDuplicates('kit/duplicateNetwork', networkIds)
  if (defaultNetworkId !== undefined && !networkIds.includes(defaultNetworkId)) {
    parseCaipNetworkId(defaultNetworkId)
    throw missingError('network/notConfigured', 'Chain not configured.', defaultNetworkId, networkIds)
  }
  return adapters
}
