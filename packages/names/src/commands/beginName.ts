import { isBusy } from '../NamesState.js'
import type { NamesServices } from '../services/createNamesServices.js'

/** Resets the form. */
export const beginName = (services: NamesServices) => (): void => {
  const { change, store } = services
  const now = store.getState()
  if (now.address === undefined || isBusy(now.status)) return
  services.restartDebounce()
  change(services.inUse(), { label: '', suggestions: { status: 'idle' }, status: 'editing', error: undefined })
}
