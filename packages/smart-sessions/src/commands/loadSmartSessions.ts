import type { SmartSessionsState } from '../SmartSessionsState.js'
import type { SmartSessionsServices } from '../services/createSmartSessionsServices.js'
import { loadGrants } from '../services/loadGrants.js'
import { loadSessions } from '../services/loadSessions.js'

export const loadSmartSessions = (services: SmartSessionsServices) => (): Promise<void> => {
  services.store.update(withoutFailures)
  // Errors are exposed in the state.
  return Promise.allSettled([loadSessions, loadGrants].map(async (read) => read(services))).then(() => undefined)
}

/** Forgets failed attempts to revoke. One that the wallet has already revoked stays, because its record is still to be updated. */
function withoutFailures(state: SmartSessionsState): SmartSessionsState {
  const { revocations } = state
  const kept = Object.entries(revocations).filter(([, now]) => now.step !== 'failed' || now.isRevokedInWallet)
  return kept.length === Object.keys(revocations).length ? state : { ...state, revocations: Object.fromEntries(kept) }
}
