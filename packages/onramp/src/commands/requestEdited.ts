import type { OnrampEdit } from '../OnrampState.js'
import { applyPurchaseEdit } from '../services/applyPurchaseEdit.js'
import type { OnrampServices } from '../services/createOnrampServices.js'
import { beginPurchase } from './beginPurchase.js'

/** Changes the purchase and sends the request as soon as the options are loaded. Limits that reject the amount are refreshed. */
export async function requestEdited<T>(
  services: OnrampServices,
  change: OnrampEdit,
  ask: () => Promise<T>,
): Promise<T> {
  if (services.store.getState().offering === undefined) await beginPurchase(services)()
  applyPurchaseEdit(services, change)
  if (services.store.getState().problem !== undefined) await services.refreshLimits()
  return ask()
}
