import { coinTypeOf, getNamesOfAddress, isNetworkSupported, suggestNames } from '@kit/api'
import { KitError, namespaceOf } from '@kit/core/plugin'
import { dataOf, type NameAvailability } from '../NamesState.js'
import type { NamesScope, NamesServices } from './createNamesServices.js'

const none: NameAvailability = { isAvailable: false, zone: '', names: [] }

/** Returns what is available to the active account, from the cache or the service. Rejects with `api/*`, `names/accountChanged`. */
export async function cachedAvailability(services: NamesServices): Promise<NameAvailability> {
  const { offer } = services.store.getState()
  return offer.status === 'success' ? offer.data : loadAvailability(services)
}

/** Loads what is available, since another tab may have registered a name. Local changes made in the meantime take precedence. */
export async function loadAvailability(services: NamesServices): Promise<NameAvailability> {
  const scope = services.inUse()
  return services.offer().load(() => find(services, scope), 'known')
}

async function find(
  { api, context, store, ...options }: NamesServices,
  { networkId, address, signal }: NamesScope,
): Promise<NameAvailability> {
  const { kit } = context
  const namespace = namespaceOf(networkId)
  const canHave = kit.adapters.get(namespace)?.signMessage !== undefined && coinTypeOf(networkId) !== undefined
  if (!canHave || kit.isRegionBlocked || !(await isNetworkSupported(api, networkId, { signal }))) return none
  const [zone, names] = await Promise.all([
    options.zone ?? (dataOf(store.getState().offer)?.zone || readZone(api, signal)),
    getNamesOfAddress(api, { address, sender: address }, signal),
  ])
  return { isAvailable: true, zone, names }
}

/** Reads the default zone from a suggestion: the service appends it to every name. */
async function readZone(api: NamesServices['api'], signal: AbortSignal): Promise<string> {
  const label = 'name'
  const [first] = await suggestNames(api, { name: label }, signal)
  if (first?.name.startsWith(`${label}.`)) return first.name.slice(label.length + 1)
  throw new KitError('names/unavailable', { shortMessage: 'The service returned no name suffix.' })
}
