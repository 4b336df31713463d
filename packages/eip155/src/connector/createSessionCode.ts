import { createLater, type Later, loadPart, type WhenIdlePort } from '@kit/core/adapter'
import { loadWalletErrors } from '../provider/loadWalletErrors.js'

/** What makes a session of a wallet's answer. It is fetched once: from then on nothing of a connect waits for a file. */
export type SessionCode = Later<typeof import('./openSessions.js')>

/** Creates it, for all wallets of a page. */
export const createSessionCode = (whenIdle: WhenIdlePort): SessionCode =>
  createLater(async () => {
    const code = await loadPart(import('./openSessions.js'))
    // What reads a refusal may be needed next. Its failure is told then.
    whenIdle(() => loadWalletErrors().catch(() => {}))
    return code
  })
