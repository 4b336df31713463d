import { type NameSuggestion, suggestNames } from '@kit/api'
import { pause, toKitError } from '@kit/core/plugin'
import { dataOf } from '../NamesState.js'
import { validateName } from '../validateName.js'
import type { NamesScope, NamesServices } from './createNamesServices.js'
import { cachedAvailability } from './loadAvailability.js'

/** Debounce of the name field. */
const debounceMs = 500

/** Loads suggestions and the availability of a name after a debounce. Only the latest result is used. Never rejects. */
export async function suggest(services: NamesServices, scope: NamesScope, label: string): Promise<void> {
  const { api, change, context, store } = services
  const signal = services.restartDebounce()
  // The service needs at least three characters and rejects others.
  if (!/^[a-z0-9-]{3,64}$/.test(label)) return change(scope, { suggestions: { status: 'idle' } })
  const data = dataOf(store.getState().suggestions)?.filter(({ name }) => name.startsWith(label))
  change(scope, { suggestions: { status: 'pending', ...(data?.length && { data }) } })
  try {
    await pause(context.ports.clock, debounceMs, signal)
    const { isAvailable, zone } = await cachedAvailability(services)
    signal.throwIfAborted()
    const found = isAvailable ? await suggestNames(api, { name: label, zone }, signal) : []
    signal.throwIfAborted()
    change(scope, { suggestions: { status: 'success', data: found.flatMap((row) => stripZone(zone, row) ?? []) } })
  } catch (thrown) {
    if (signal.aborted) return
    const error = toKitError(thrown, 'api/network', 'Error fetching name suggestions')
    change(scope, { suggestions: { status: 'error', error, retryAtMs: context.ports.clock.now() } })
  }
}

/** Returns a suggestion without its suffix. Returns undefined for other zones and invalid names. */
function stripZone(zone: string, { name, isRegistered }: NameSuggestion): NameSuggestion | undefined {
  const label = name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : ''
  return validateName(label) === undefined ? { name: label, isRegistered } : undefined
}
