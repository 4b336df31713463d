import type { Sessions } from '@kit/core/adapter'

/** Reports sessions that nobody waits for; `isRequested` when an earlier page load asked the wallet for them. */
export type Announce = (sessions: Sessions, isRequested?: boolean) => void
