import { sessionProof } from '@kit/api'
import type { SmartSessionsServices } from '../services/createSmartSessionsServices.js'
import { loadSessions, nonceOf, sign } from '../services/loadSessions.js'

/** The service accepts the account's signed proof for at most an hour. */
const proofLifetimeMs = 50 * 60_000

/** Asks the wallet to sign the proof of ownership and loads the sessions. Rejects like `loadSessions` and `kit.signMessage`. */
export const unlock = (services: SmartSessionsServices) => async (): Promise<void> => {
  const { api, context, proofs } = services
  return services.once('unlock', async (scope) => {
    const { account } = scope
    const options = { nonce: nonceOf(services), lifetimeMs: proofLifetimeMs }
    const { message, ...proof } = sessionProof(api, { action: 'list', account }, options)
    proofs.set(account, { ...proof, signature: await sign(context, scope, message) })
    await loadSessions(services)
  })
}
