import { coinTypeOf, getNamesOfAddress, isNetworkServed, suggestNames } from '@kit/api'
import { KitError, namespaceOf } from '@kit/core/plugin'
import { dataOf, type NameOffer } from '../NamesState.js'
import type { NamesScope, NamesServices } from './createNamesServices.js'

const none: NameOffer = { isOffered: false, zone: '', owned: [] }

/** What there is for the account in use: as it is known, else from the service. Rejects with `api/*`, `names/accountChanged`. */
export async function knownOffer(services: NamesServices): Promise<NameOffer> {
  const { offer } = services.store.getState()
  return offer.status === 'success' ? offer.data : loadOffer(services)
}

/** What there is now: another tab may have registered a name. What is registered or saved meanwhile is newer. */
export async function loadOffer(services: NamesServices): Promise<NameOffer> {
  const scope = services.inUse()
  return services.offer().load(() => find(services, scope), 'known')
}

async function find(
  { api, context, store, ...options }: NamesServices,
  { networkId, address, signal }: NamesScope,
): Promise<NameOffer> {
  const { kit } = context
  const namespace = namespaceOf(networkId)
  const canHave = kit.adapters.get(namespace)?.signMessage !== undefined && coinTypeOf(networkId) !== undefined
  if (!canHave || kit.isRegionBlocked || !(await isNetworkServed(api, networkId, { signal }))) return none
  const [zone, owned] = await Promise.all([
    options.zone ?? (dataOf(store.getState().offer)?.zone || readZone(api, signal)),
    getNamesOfAddress(api, { address, sender: address }, signal),
  ])
  return { isOffered: true, zone, owned }
}

/** The service completes any name with the zone that it gives by default. */
async function readZone(api: NamesServices['api'], signal: AbortSignal): Promise<string> {
  const label = 'name'
  const [first] = await suggestNames(api, { name: label }, signal)
  if (first?.name.startsWith(`${label}.`)) return first.name.slice(label.length + 1)
  throw new KitError('names/notOffered', { shortMessage: 'The service returned no name suffix.' })
}
