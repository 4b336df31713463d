import type { RelayLimits } from '../config/ServerConfig.js'
import type { Metrics } from '../metrics/Metrics.js'
import { MailboxFull, type NewMessage, type StoredMessage } from './Mailbox.js'

/** Owners whose share of a mailbox is limited. */
export type UsageKind = 'client' | 'address' | 'project' | 'all'

/** Bytes of one client, address or project, or of everything. */
export type UsageRow = { readonly kind: UsageKind; readonly key: string; readonly bytes: number }

/** Fill level of a mailbox, by owner. */
export type Usage = {
  /**
   * Reserves room for messages and returns them as they are to be stored: for at most an hour once a share is half full.
   * @throws MailboxFull when their client, address or project, or all together, exceed their share
   */
  reserve(messages: readonly NewMessage[]): readonly NewMessage[]
  /** Resolves a reservation: per message whether it was stored; without `stored`, none. */
  commit(messages: readonly NewMessage[], stored?: readonly (StoredMessage | undefined)[]): void
  /** Records a deleted message. */
  remove(owner: MessageOwner, bytes: number): void
  /**
   * Replaces the sums with those measured in the store up to message number `lastSeq`; sums of equal keys are added. Reservations and messages
   * stored after the measurement are added on top.
   */
  reset(rows: readonly UsageRow[], since?: readonly NewMessage[], lastSeq?: number): void
  /** Total bytes. */
  bytes(): number
  /** Fill level of the mailbox, or of the fullest project's share: 1 or more is full. */
  fillRatio(): number
  /** `reset` can omit sums below this. */
  readonly minBytes: number
}

/** The owner that a message is charged to. */
export type MessageOwner = Pick<NewMessage, 'sender' | 'address' | 'project'>

/** Options for {@link createUsage}. */
export type UsageOptions = {
  readonly limits: Pick<
    RelayLimits,
    'maxStoredBytes' | 'maxStoredBytesPerClient' | 'maxStoredBytesPerAddress' | 'maxStoredBytesPerProject'
  >
  readonly metrics: Metrics
}

/** Stored receipts of one message: a topic has two ends, each with one or two clients. */
export const MAX_RECEIPTS = 8
/** From this share on, the mailbox is reported as full. */
export const FULL_RATIO = 0.95
/** Overhead of a message: topic, digest, numbers, indexes and receipts. */
const ROW_BYTES = 1024
const SHORT_TTL_S = 3600

/** Returns the stored size of a message, including all columns and receipts. */
export function storedBytes({ message, attestation = '', sender, address, project }: NewMessage): number {
  return ROW_BYTES + Buffer.byteLength(message + attestation + sender + address + project)
}

/** Counts in memory; earlier messages are measured in the store. */
export function createUsage({ limits, metrics }: UsageOptions): Usage {
  const maxBytes: Readonly<Record<UsageKind, number>> = {
    client: limits.maxStoredBytesPerClient,
    address: limits.maxStoredBytesPerAddress,
    project: limits.maxStoredBytesPerProject,
    all: limits.maxStoredBytes,
  }
  const reserved = new Set<NewMessage>()
  /** The measurement at which a message was still pending: it may already be included. */
  const measuredSeq = new Map<NewMessage, number>()
  let used: Readonly<Record<UsageKind, Map<string, number>>> = noRows()

  function add(owner: MessageOwner, bytes: number): void {
    for (const [kind, key] of keysOf(owner)) {
      const sum = (used[kind].get(key) ?? 0) + bytes
      if (sum > 0) used[kind].set(key, sum)
      else used[kind].delete(key)
    }
  }

  const fillRatioOf = (kind: UsageKind, key: string): number =>
    // Messages without a project or address, such as older ones, share no limit with each other.
    key === '' && kind !== 'all' ? 0 : (used[kind].get(key) ?? 0) / maxBytes[kind]

  return {
    minBytes: Math.floor(Math.min(maxBytes.client, maxBytes.address) / 16),
    reserve(messages) {
      const admitted = messages.map((message) => {
        const shares = keysOf(message).map(([kind, key]) => ({ kind, share: fillRatioOf(kind, key) }))
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
    commit(messages, stored = []) {
      for (const [index, message] of messages.entries()) {
        reserved.delete(message)
        const seq = stored[index]?.seq
        const isCounted = seq !== undefined && seq <= (measuredSeq.get(message) ?? 0)
        measuredSeq.delete(message)
        if (stored[index] === undefined || isCounted) add(message, -storedBytes(message))
      }
    },
    remove: (owner, bytes) => add(owner, -bytes),
    reset(rows, since = [], lastSeq = 0) {
      used = noRows()
      for (const message of reserved) measuredSeq.set(message, lastSeq)
      for (const { kind, key, bytes } of rows) used[kind].set(key, (used[kind].get(key) ?? 0) + bytes)
      for (const message of [...reserved, ...since]) add(message, storedBytes(message))
    },
    bytes: () => used.all.get('') ?? 0,
    fillRatio() {
      const fullest = Math.max(0, ...used.project.values())
      return Math.max((used.all.get('') ?? 0) / maxBytes.all, fullest / maxBytes.project)
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
