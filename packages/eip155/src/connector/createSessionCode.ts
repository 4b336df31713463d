import { createLater, type Later, loadPart } from '@kit/core'
import { loadWalletErrors } from '../provider/loadWalletErrors.js'

/** What makes a session of a wallet's answer. It is fetched once: from then on nothing of a connect waits for a file. */
export type SessionCode = Later<typeof import('./openSessions.js')>

/** Creates it, for all wallets of a page. */
export const createSessionCode = (): SessionCode =>
  createLater(async () => {
    const code = await loadPart(import('./openSessions.js'))
    // Its failure is told where it is needed: what the wallet says comes first.
    loadWalletErrors().catch(() => {})
    return code
  })
