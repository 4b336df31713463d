import type { Cache } from '../platform/cache/Cache.js'
import type { RedisLink } from '../platform/cache/openRedis.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import type { Limiter } from '../platform/limits/Limiter.js'
import type { Store } from '../platform/store/Store.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { RelayBus } from '../relay/RelayBus.js'

/** Storage of every module: its own files and memory, or services shared with other replicas. */
export type BaseBackend = {
  readonly redis: RedisLink | undefined
  readonly cache: Cache
  readonly limiter: Limiter
  /** Returns a pseudonym for a client address that is the same on every replica and does not reveal the address. */
  readonly pseudonymize: (address: string) => string
  /** Named checks that must pass for this replica to be ready. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  /** Stops the jobs, writes pending data and releases all resources. */
  close(): Promise<void>
}

/** Storage of the Blockchain API and the wallet service. */
export type StoreBackend = BaseBackend & {
  readonly store: Store
  /** Elects leaders among the processes that share the store. */
  readonly leadership: Leadership
}

/** Storage of the relay. */
export type RelayBackend = BaseBackend & {
  readonly mailbox: Mailbox
  /** Elects leaders among the processes that share the mailbox, which can have a database of its own. */
  readonly mailboxLeadership: Leadership
  readonly bus?: RelayBus | undefined
}

/** Storage of a server that runs all modules. */
export type Backend = StoreBackend & RelayBackend
