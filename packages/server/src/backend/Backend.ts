import type { Cache } from '../platform/cache/Cache.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import type { Limiter } from '../platform/limits/Limiter.js'
import type { Store } from '../platform/store/Store.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { RelayBus } from '../relay/RelayBus.js'

/** Storage of a server: its own files and memory, or services shared with other replicas. */
export type Backend = {
  readonly store: Store
  readonly mailbox: Mailbox
  readonly bus?: RelayBus | undefined
  readonly cache: Cache
  readonly limiter: Limiter
  readonly leadership: Leadership
  /** Returns a pseudonym for a client address that is the same on every replica and does not reveal the address. */
  readonly pseudonymize: (address: string) => string
  /** Named checks that must pass for this replica to be ready. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  /** Stops the jobs, writes pending data and releases all resources. */
  close(): Promise<void>
}
