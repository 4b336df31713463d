import type { Cache } from '../cache/Cache.js'
import type { Leadership } from '../jobs/Leadership.js'
import type { Limiter } from '../limits/Limiter.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { RelayBus } from '../relay/RelayBus.js'
import type { Store } from '../store/Store.js'

/** Where a server keeps what it knows: its own files and memory, or what it shares with other replicas. */
export type Backend = {
  readonly store: Store
  readonly mailbox: Mailbox
  readonly bus?: RelayBus | undefined
  readonly cache: Cache
  readonly limiter: Limiter
  readonly leadership: Leadership
  /** A name for an address of a client that is the same on every replica and tells nobody the address. */
  readonly disguise: (address: string) => string
  /** By name, what must answer for this replica to be ready. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  /** Ends the jobs, writes what is pending and lets go of everything. */
  close(): Promise<void>
}
