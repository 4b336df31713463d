import { isBusy } from '../NamesState.js'
import type { NamesServices } from '../services/createNamesServices.js'
import { suggest } from '../services/suggest.js'

/** Sets the entered name, and looks up its availability and suggestions. */
export const editName =
  (services: NamesServices) =>
  ({ label }: { readonly label: string }): void => {
    const { change, store } = services
    const now = store.getState()
    if (now.address === undefined || isBusy(now.status)) return
    const scope = services.inUse()
    if (label === now.label && now.suggestions.status !== 'error') return
    change(scope, { label, status: 'editing', error: undefined })
    void suggest(services, scope, label)
  }
