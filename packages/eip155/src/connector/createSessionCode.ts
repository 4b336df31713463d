import { createLazy, type Lazy, loadChunk, type WhenIdlePort } from '@kit/core/adapter'
import { loadWalletErrors } from '../provider/requestProvider.js'
import type * as code from './openSessions.js'

/** The code that creates sessions. Fetched once, so later connects don't wait for a file. */
export type SessionCode = Lazy<
  Pick<typeof code, 'connectWith' | 'openConnected' | 'pickAccounts' | 'reopenSessions' | 'watchUnlock'>
>

/** Creates the loader, shared by all wallets of a page. */
export const createSessionCode = (whenIdle: WhenIdlePort): SessionCode =>
  createLazy(async () => {
    const code = await loadChunk(import('./openSessions.js'))
    // Prefetches the code that reads rejections. A load failure is reported when the code is needed.
    whenIdle(() => loadWalletErrors().catch(() => {}))
    return code
  })
