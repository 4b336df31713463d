import { z } from 'zod'
import { postgresUrl } from '../platform/config/postgresUrl.js'

/**
 * Limits of one client, one address or the whole relay, where an address is an IPv4 address or an IPv6 /64 network. Sizes are in bytes.
 * Requests over a limit are refused, never silently truncated.
 */
export type RelayLimits = {
  /** A longer WebSocket frame closes the socket with 1009. */
  readonly maxFrameBytes: number
  /** A longer published message is refused with a JSON-RPC error. */
  readonly maxMessageBytes: number
  /** Maximum subscriptions of one socket. */
  readonly maxTopicsPerSocket: number
  /** Maximum subscriptions of one client ID over all its sockets. */
  readonly maxTopicsPerClient: number
  /** Maximum entries in one batch method (`irn_batchSubscribe` and so on). */
  readonly maxBatch: number
  /** Maximum time to live of a message, in seconds. */
  readonly maxTtlS: number
  /** Requests per second of one socket, with bursts of ten seconds' worth. Batch methods count by their entries. */
  readonly maxRequestsPerSecond: number
  readonly maxSocketsPerIp: number
  readonly maxSockets: number
  /** Bytes buffered for a client that does not read. Above it, the socket is closed; its messages stay in the mailbox. */
  readonly maxBufferedBytes: number
  /** Bytes of requests waiting for the mailbox, over all sockets. Above it, requests are refused. */
  readonly maxPendingBytes: number
  /** Size of the mailbox on disk. When it is full, publishing is refused until messages expire. */
  readonly maxStoredBytes: number
  /** Share of the mailbox for one client ID. */
  readonly maxStoredBytesPerClient: number
  /** Share of the mailbox for one address. */
  readonly maxStoredBytesPerAddress: number
  /** Share of the mailbox for one project; in open mode all IDs are one project. */
  readonly maxStoredBytesPerProject: number
}

/** Options of the pairing relay. */
export type RelayConfig = {
  /** Accepted `aud` values of client tokens; empty accepts any. List every URL under which clients know this relay. */
  readonly audiences: readonly string[]
  /** Tolerated clock skew of clients, in seconds. */
  readonly clockToleranceS: number
  /** Time between pings. The Node client times out after 35 s of silence, so at most 30000. */
  readonly pingIntervalMs: number
  /** Durability of an accepted message: `power-loss` syncs to disk at each commit, `process-crash` leaves that to the operating system. */
  readonly durability: 'power-loss' | 'process-crash'
  readonly limits: RelayLimits
  /** Postgres URL of the mailbox, to keep it apart from all other data. Default: the server's `databaseUrl`. */
  readonly databaseUrl?: string | undefined
}

const count = (fallback: number) => z.int().positive().default(fallback)

const relayLimits = (defaults: RelayLimits) =>
  z
    .strictObject({
      maxFrameBytes: count(defaults.maxFrameBytes),
      maxMessageBytes: count(defaults.maxMessageBytes),
      maxTopicsPerSocket: count(defaults.maxTopicsPerSocket),
      maxTopicsPerClient: count(defaults.maxTopicsPerClient),
      maxBatch: count(defaults.maxBatch),
      maxTtlS: count(defaults.maxTtlS),
      maxRequestsPerSecond: count(defaults.maxRequestsPerSecond),
      maxSocketsPerIp: count(defaults.maxSocketsPerIp),
      maxSockets: count(defaults.maxSockets),
      maxBufferedBytes: count(defaults.maxBufferedBytes),
      maxPendingBytes: count(defaults.maxPendingBytes),
      maxStoredBytes: count(defaults.maxStoredBytes),
      maxStoredBytesPerClient: count(defaults.maxStoredBytesPerClient),
      maxStoredBytesPerAddress: count(defaults.maxStoredBytesPerAddress),
      maxStoredBytesPerProject: count(defaults.maxStoredBytesPerProject),
    })
    .prefault({})

/** Schema of the relay's options, with the defaults of its limits. */
export const relayConfig = (limits: RelayLimits) =>
  z
    .strictObject({
      // Clients put the relay URL into their tokens, so other URLs could never match.
      audiences: z.array(z.url({ protocol: /^wss?$/, error: 'must be a URL like wss://relay.example' })).default([]),
      clockToleranceS: z.int().nonnegative().default(120),
      pingIntervalMs: z.int().positive().max(30_000).default(25_000),
      durability: z.enum(['power-loss', 'process-crash']).default('power-loss'),
      limits: relayLimits(limits),
      databaseUrl: postgresUrl.optional(),
    })
    .prefault({})
