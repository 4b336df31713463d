import { coinTypeOf, getNamesOfAddress, isNetworkServed, suggestNames } from '@kit/api'
import { KitError, toKitError } from '@kit/core/plugin'
import type { InUse, NamesServices } from './createNamesServices.js'
import { dataOf, type NameOffer } from './NamesState.js'

const none: NameOffer = { isOffered: false, zone: '', owned: [] }

/** What there is for the account in use: as it is known, else from the service. Rejects with `api/*`, `names/accountChanged`. */
export async function knownOffer(services: NamesServices): Promise<NameOffer> {
  const { offer } = services.store.getState()
  return offer.status === 'success' ? offer.data : loadOffer(services)
}

/** What there is now: another tab may have registered a name. */
export async function loadOffer(services: NamesServices): Promise<NameOffer> {
  const { running } = services
  const about = services.inUse()
  const asked = running.get('offer') ?? read(services, about)
  running.set('offer', asked)
  return asked as Promise<NameOffer>
}

async function read(services: NamesServices, about: InUse): Promise<NameOffer> {
  const { change, context, running, store } = services
  const data = dataOf(store.getState().offer)
  const pending = { status: 'pending' as const, ...(data && { data }) }
  change(about, { offer: pending })
  try {
    const found = await find(services, about, data)
    const { offer } = store.getState()
    // What was registered or saved meanwhile is newer.
    if (offer !== pending && offer.status === 'success' && !about.left.aborted) return offer.data
    change(about, { offer: { status: 'success', data: found } })
    return found
  } catch (thrown) {
    const error = toKitError(thrown, 'api/network', 'Error fetching names for address')
    const retryAtMs = context.ports.clock.now()
    change(about, { offer: { status: 'error', error, retryAtMs, ...(data && { data }) } })
    throw about.left.aborted ? about.left.reason : error
  } finally {
    if (!about.left.aborted) running.delete('offer')
  }
}

async function find(
  { api, context, ...options }: NamesServices,
  about: InUse,
  known: NameOffer | undefined,
): Promise<NameOffer> {
  const { networkId, address, left } = about
  const { kit } = context
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  const canHave = kit.adapters.get(namespace)?.signMessage !== undefined && coinTypeOf(networkId) !== undefined
  if (!canHave || kit.isRegionBlocked || !(await isNetworkServed(api, networkId, { signal: left }))) return none
  const [zone, owned] = await Promise.all([
    options.zone ?? (known?.zone || readZone(api, left)),
    getNamesOfAddress(api, { address, sender: address }, left),
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
