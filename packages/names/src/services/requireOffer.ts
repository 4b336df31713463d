import { KitError } from '@kit/core/plugin'
import type { NameAvailability } from '../NamesState.js'
import type { NamesScope, NamesServices } from './createNamesServices.js'
import { loadAvailability } from './loadAvailability.js'

/** Returns what is available to the account. Cached data may allow a request; before rejecting it, the data is reloaded. */
export async function requireOffer(
  services: NamesServices,
  allows: (known: NameAvailability) => boolean,
): Promise<NameAvailability> {
  const { offer: known } = services.store.getState()
  const isEnough = known.status === 'success' && known.data.isAvailable && allows(known.data)
  const offer = isEnough ? known.data : await loadAvailability(services)
  if (offer.isAvailable) return offer
  throw new KitError('names/unavailable', { shortMessage: "Names aren't available for this account on this network." })
}

/** Stores what the account has after a successful request. */
export function updateOffer({ change }: NamesServices, scope: NamesScope, offer: NameAvailability): void {
  change(scope, { offer: { status: 'success', data: offer }, status: 'done' })
}
