import type { z } from 'zod'
import type { ChainConfig } from './chainConfig.js'
import type { limitConfig } from './limitConfig.js'
import type { serviceConfig } from './serviceConfig.js'
import type { projectWallet, walletConfig } from './walletConfig.js'

type Limits = ReturnType<typeof limitConfig>

/** A dapp that can use the server. Origins are exact (`https://app.example:8443`) or a host with a wildcard (`*.app.example`). */
export type ProjectConfig = {
  readonly id: string
  readonly name: string
  /** Empty allows any origin. */
  readonly allowedOrigins: readonly string[]
  /** Default: `auth.emailCapture`. */
  readonly emailCapture?: 'off' | 'optional' | 'required' | undefined
  /** Maximum points per UTC day and month. Default: unlimited. */
  readonly quota?: { readonly perDay?: number | undefined; readonly perMonth?: number | undefined } | undefined
  /** Overrides for the embedded wallet. */
  readonly wallet?: z.output<typeof projectWallet> | undefined
}

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
}

/** Complete configuration of the server; every option has a development default. See `docs/server.md`. */
export type ServerConfig = {
  readonly host: string
  readonly port: number
  /** Directory for all stored data; created if missing. */
  readonly dataDir: string
  /** `open` accepts any project ID (development). A list accepts only those. */
  readonly projects: 'open' | readonly ProjectConfig[]
  /** By CAIP-2 ID. */
  readonly chains: Readonly<Record<string, ChainConfig>>
  /** Adds the default networks of the embedded wallet to `chains`. */
  readonly frameNetworks: boolean
  readonly relay: RelayConfig
  /** Wallet directory file. Default: `wallets.json` in `dataDir`, written from the built-in list on first start. */
  readonly directory?: string | undefined
  /** Directory of the operator's pictures, which take precedence over the built-in ones. */
  readonly pictures?: string | undefined
  readonly names: z.output<typeof serviceConfig.names>
  readonly identity: z.output<typeof serviceConfig.identity>
  readonly prices: z.output<typeof serviceConfig.prices>
  readonly onramp: z.output<typeof serviceConfig.onramp>
  readonly nfts: z.output<typeof serviceConfig.nfts>
  readonly sessions: z.output<typeof serviceConfig.sessions>
  readonly auth: z.output<typeof serviceConfig.auth>
  readonly mail: z.output<typeof serviceConfig.mail>
  /** Options of the embedded wallet, if it is enabled. */
  readonly wallet?: z.output<typeof walletConfig> | undefined
  /** If disabled, events are accepted and discarded. If enabled, they are kept for `retentionDays` with hashed addresses. */
  readonly analytics: z.output<typeof serviceConfig.analytics>
  readonly http: z.output<Limits['http']>
  readonly sockets: z.output<Limits['sockets']>
  readonly rateLimits: z.output<Limits['rateLimits']>
  /** Postgres URL, to share data between several servers. Default: SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Redis or Valkey URL for short-lived shared data. Default: memory. */
  readonly redisUrl?: string | undefined
  /** Prefix of every key and channel in Redis, for several installations on one instance. */
  readonly redisPrefix: string
  /** Role of this process besides the relay: serve requests (`api`), follow the chains (`indexer`), or both (`all`). */
  readonly role: 'all' | 'api' | 'indexer'
  /** Path of the Unix socket for backups and analytics events. Default: `admin.sock` in `dataDir`. */
  readonly adminSocket?: string | undefined
  /** Port of `/metrics` and `/ready` on the loopback address or `metricsHost`. Disabled by default. */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** Matches older services where responses differ: an empty balance without an Origin header. */
  readonly compatibility: boolean
  /**
   * Number of proxies that append to `X-Forwarded-For`, or their addresses, ranges and names (`loopback`, `linklocal`, `uniquelocal`); 0
   * uses the address of the socket.
   */
  readonly trustProxy: number | readonly string[]
  /** Address ranges shared by many users, and the factor for the limits of one address in them. */
  readonly addressRanges: readonly { readonly ranges: readonly string[]; readonly times: number }[]
  /** How long `stop` waits for clients to disconnect. */
  readonly drainLimitMs: number
  /** How long `stop` keeps serving while `/ready` reports the shutdown. Default: 5 s, or 0 in open mode. */
  readonly lameDuckMs?: number | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}
