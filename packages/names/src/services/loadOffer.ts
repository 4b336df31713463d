import { coinTypeOf, getNamesOfAddress, isNetworkServed, suggestNames } from '@kit/api'
import { KitError, namespaceOf, toKitError } from '@kit/core/plugin'
import { dataOf, type NameOffer } from '../NamesState.js'
import type { NamesScope, NamesServices } from './createNamesServices.js'

const none: NameOffer = { isOffered: false, zone: '', owned: [] }

/** What there is for the account in use: as it is known, else from the service. Rejects with `api/*`, `names/accountChanged`. */
export async function knownOffer(services: NamesServices): Promise<NameOffer> {
  const { offer } = services.store.getState()
  return offer.status === 'success' ? offer.data : loadOffer(services)
}

/** What there is now: another tab may have registered a name. */
export async function loadOffer(services: NamesServices): Promise<NameOffer> {
  const { running } = services
  const scope = services.inUse()
  const asked = running.get('offer') ?? read(services, scope)
  running.set('offer', asked)
  return asked as Promise<NameOffer>
}

async function read(services: NamesServices, scope: NamesScope): Promise<NameOffer> {
  const { change, context, running, store } = services
  const data = dataOf(store.getState().offer)
  const pending = { status: 'pending' as const, ...(data && { data }) }
  change(scope, { offer: pending })
  try {
    const found = await find(services, scope, data)
    const { offer } = store.getState()
    // What was registered or saved meanwhile is newer.
    if (offer !== pending && offer.status === 'success' && !scope.signal.aborted) return offer.data
    change(scope, { offer: { status: 'success', data: found } })
    return found
  } catch (thrown) {
    const error = toKitError(thrown, 'api/network', 'Error fetching names for address')
    const retryAtMs = context.ports.clock.now()
    change(scope, { offer: { status: 'error', error, retryAtMs, ...(data && { data }) } })
    throw scope.signal.aborted ? scope.signal.reason : error
  } finally {
    if (!scope.signal.aborted) running.delete('offer')
  }
}

async function find(
  { api, context, ...options }: NamesServices,
  scope: NamesScope,
  known: NameOffer | undefined,
): Promise<NameOffer> {
  const { networkId, address, signal } = scope
  const { kit } = context
  const namespace = namespaceOf(networkId)
  const canHave = kit.adapters.get(namespace)?.signMessage !== undefined && coinTypeOf(networkId) !== undefined
  if (!canHave || kit.isRegionBlocked || !(await isNetworkServed(api, networkId, { signal }))) return none
  const [zone, owned] = await Promise.all([
    options.zone ?? (known?.zone || readZone(api, signal)),
    getNamesOfAddress(api, { address, sender: address }, signal),
  ])
  return { isOffered: true, zone, owned }
}

/** The service completes any name with the zone that it gives by default. */
async function readZone(api: NamesServices['api'], signal: AbortSignal): Promise<string> {
  const label = 'name'
  const [first] = await suggestNames(api, { name: label }, signal)
  if (first?.name.startsWith(`${label}.`)) return first.name.slice(label.length + 1)
  throw new KitError('names/notOffered', { shortMessage: 'The service does not say how its names end.' })
}
