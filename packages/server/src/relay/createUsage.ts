import type { Metrics } from '../platform/metrics/Metrics.js'
import { MailboxFull, type NewMessage, type StoredMessage } from './Mailbox.js'
import type { RelayLimits } from './relayConfig.js'

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
export const maxReceipts = 8
/** From this share on, the mailbox is reported as full. */
export const fullRatio = 0.95
/** Overhead of a message: topic, digest, numbers, indexes and receipts. */
const rowBytes = 1024
const shortTtlSeconds = 3600

/** Returns the stored size of a message, including all columns and receipts. */
export function storedBytes({ message, attestation = '', sender, address, project }: NewMessage): number {
  const texts = Buffer.byteLength(message) + Buffer.byteLength(attestation)
  return rowBytes + texts + Buffer.byteLength(sender) + Buffer.byteLength(address) + Buffer.byteLength(project)
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

  function add({ sender, address, project }: MessageOwner, bytes: number): void {
    addTo(used.client, sender, bytes)
    addTo(used.address, address, bytes)
    addTo(used.project, project, bytes)
    addTo(used.all, '', bytes)
  }

  /** Returns the first share of an owner that is full, or the fullest. */
  function fullestShare({ sender, address, project }: MessageOwner): { kind: UsageKind; share: number } {
    const found: { kind: UsageKind; share: number } = { kind: 'client', share: fillRatioOf('client', sender) }
    const compare = (kind: UsageKind, key: string): void => {
      const share = fillRatioOf(kind, key)
      if (found.share > 1 || share <= found.share) return
      found.kind = kind
      found.share = share
    }
    compare('address', address)
    compare('project', project)
    compare('all', '')
    return found
  }

  const fillRatioOf = (kind: UsageKind, key: string): number =>
    // Messages without a project or address, such as older ones, share no limit with each other.
    key === '' && kind !== 'all' ? 0 : (used[kind].get(key) ?? 0) / maxBytes[kind]

  return {
    minBytes: Math.floor(Math.min(maxBytes.client, maxBytes.address) / 16),
    reserve(messages) {
      const admitted = messages.map((message) => {
        const { kind, share } = fullestShare(message)
        if (share > 1) {
          metrics.count('kit_relay_full_total', { of: kind })
          throw new MailboxFull()
        }
        return { ...message, ttlS: share > 0.5 ? Math.min(message.ttlS, shortTtlSeconds) : message.ttlS }
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

function addTo(sums: Map<string, number>, key: string, bytes: number): void {
  const sum = (sums.get(key) ?? 0) + bytes
  if (sum > 0) sums.set(key, sum)
  else sums.delete(key)
}

function noRows(): Record<UsageKind, Map<string, number>> {
  return { client: new Map(), address: new Map(), project: new Map(), all: new Map() }
}
