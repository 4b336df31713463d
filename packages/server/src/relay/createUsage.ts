import type { RelayLimits } from '../config/ServerConfig.js'
import type { Metrics } from '../metrics/Metrics.js'
import { MailboxFull, type NewMessage, type StoredMessage } from './Mailbox.js'

/** Who may fill how much of a mailbox. */
export type UsageKind = 'client' | 'address' | 'project' | 'all'

/** Bytes of one client, address or project, or of everything. */
export type UsageRow = { readonly kind: UsageKind; readonly key: string; readonly bytes: number }

/** How full a mailbox is, and through whom. */
export type Usage = {
  /**
   * Makes room for messages and answers them as they are to be stored: where more than half is taken, for an hour at most.
   * @throws MailboxFull when their client, address or project, or all together, have stored more than they may
   */
  reserve(messages: readonly NewMessage[]): readonly NewMessage[]
  /** What became of them: per message whether it was stored; without `stored`, none. */
  settle(messages: readonly NewMessage[], stored?: readonly (StoredMessage | undefined)[]): void
  /** A message is gone. */
  remove(owner: MessageOwner, bytes: number): void
  /**
   * What was counted in the store up to message number `last`, of equal keys the sum; what is reserved, or was stored after it was counted, comes
   * on top.
   */
  reset(rows: readonly UsageRow[], since?: readonly NewMessage[], last?: number): void
  /** Of everything. */
  bytes(): number
  /** How full the mailbox is, or what of it the fullest project has: 1 and more is full. */
  share(): number
  /** `reset` need not know sums below this. */
  readonly negligible: number
}

/** Whom a message counts for. */
export type MessageOwner = Pick<NewMessage, 'sender' | 'address' | 'project'>

/** What the usage works with. */
export type UsageOptions = {
  readonly limits: Pick<
    RelayLimits,
    'maxStoredBytes' | 'maxStoredBytesPerClient' | 'maxStoredBytesPerAddress' | 'maxStoredBytesPerProject'
  >
  readonly metrics: Metrics
}

/** Receipts of one message that are kept: a topic has two ends, each with a client or two. */
export const MAX_RECEIPTS = 8
/** From this share on a mailbox counts as full for those who watch it. */
export const NEARLY_FULL = 0.95
/** Topic, digest, numbers, indexes and receipts of a message. */
const ROW_BYTES = 1024
const SHORT_TTL_S = 3600

/** What a message takes in a store, every column and its receipts counted. */
export function storedBytes({ message, attestation = '', sender, address, project }: NewMessage): number {
  return ROW_BYTES + Buffer.byteLength(message + attestation + sender + address + project)
}

/** Counts in memory; the store says what was there before. */
export function createUsage({ limits, metrics }: UsageOptions): Usage {
  const most: Readonly<Record<UsageKind, number>> = {
    client: limits.maxStoredBytesPerClient,
    address: limits.maxStoredBytesPerAddress,
    project: limits.maxStoredBytesPerProject,
    all: limits.maxStoredBytes,
  }
  const reserved = new Set<NewMessage>()
  /** Up to which message the store was counted while one was on its way there: it may have been seen. */
  const countedTo = new Map<NewMessage, number>()
  let taken: Readonly<Record<UsageKind, Map<string, number>>> = noRows()

  function add(owner: MessageOwner, bytes: number): void {
    for (const [kind, key] of keysOf(owner)) {
      const sum = (taken[kind].get(key) ?? 0) + bytes
      if (sum > 0) taken[kind].set(key, sum)
      else taken[kind].delete(key)
    }
  }

  const shareOf = (kind: UsageKind, key: string): number =>
    // Who named no project or address, such as before these were counted, shares nothing with others who did not.
    key === '' && kind !== 'all' ? 0 : (taken[kind].get(key) ?? 0) / most[kind]

  return {
    negligible: Math.floor(Math.min(most.client, most.address) / 16),
    reserve(messages) {
      const admitted = messages.map((message) => {
        const shares = keysOf(message).map(([kind, key]) => ({ kind, share: shareOf(kind, key) }))
        const full = shares.find(({ share }) => share > 1)
        if (full !== undefined) {
          metrics.count('kit_relay_full_total', { of: full.kind })
          throw new MailboxFull()
        }
        const isShort = shares.some(({ share }) => share > 0.5) && message.ttlS > SHORT_TTL_S
        return isShort ? { ...message, ttlS: SHORT_TTL_S } : { ...message }
      })
      for (const message of admitted) {
        reserved.add(message)
        add(message, storedBytes(message))
      }
      return admitted
    },
    settle(messages, stored = []) {
      for (const [index, message] of messages.entries()) {
        reserved.delete(message)
        const seq = stored[index]?.seq
        const isCounted = seq !== undefined && seq <= (countedTo.get(message) ?? 0)
        countedTo.delete(message)
        if (stored[index] === undefined || isCounted) add(message, -storedBytes(message))
      }
    },
    remove: (owner, bytes) => add(owner, -bytes),
    reset(rows, since = [], last = 0) {
      taken = noRows()
      for (const message of reserved) countedTo.set(message, last)
      for (const { kind, key, bytes } of rows) taken[kind].set(key, (taken[kind].get(key) ?? 0) + bytes)
      for (const message of [...reserved, ...since]) add(message, storedBytes(message))
    },
    bytes: () => taken.all.get('') ?? 0,
    share() {
      const fullest = Math.max(0, ...taken.project.values())
      return Math.max((taken.all.get('') ?? 0) / most.all, fullest / most.project)
    },
  }
}

function noRows(): Record<UsageKind, Map<string, number>> {
  return { client: new Map(), address: new Map(), project: new Map(), all: new Map() }
}

function keysOf({ sender, address, project }: MessageOwner): readonly (readonly [UsageKind, string])[] {
  return [
    ['client', sender],
    ['address', address],
    ['project', project],
    ['all', ''],
  ]
}
