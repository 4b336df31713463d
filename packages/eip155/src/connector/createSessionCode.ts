import { createLater, type Later, loadPart, type WhenIdlePort } from '@kit/core/adapter'
import { loadWalletErrors } from '../provider/requestProvider.js'
import type * as code from './openSessions.js'

/** The code that makes sessions of a wallet's accounts. It is fetched once: no later connect waits for a file. */
export type SessionCode = Later<
  Pick<typeof code, 'connectWith' | 'openConnected' | 'pickAccounts' | 'reopenSessions' | 'watchUnlock'>
>

/** Creates it, for all wallets of a page. */
export const createSessionCode = (whenIdle: WhenIdlePort): SessionCode =>
  createLater(async () => {
    const code = await loadPart(import('./openSessions.js'))
    // What reads a refusal may be needed next. Its failure is told then.
    whenIdle(() => loadWalletErrors().catch(() => {}))
    return code
  })
