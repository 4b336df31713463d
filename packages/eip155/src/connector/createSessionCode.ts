import { createLazy, type Lazy, loadChunk } from '@kit/core/adapter'
import type * as code from '../session.js'

/** The code that creates sessions. Fetched once, so later connects don't wait for a file. */
export type SessionCode = Lazy<
  Pick<typeof code, 'connectWith' | 'openConnected' | 'pickAccounts' | 'reopenSessions' | 'watchUnlock'>
>

/** Creates the loader, shared by all wallets of a page. */
export const createSessionCode = (): SessionCode => createLazy(() => loadChunk(import('../session.js')))
