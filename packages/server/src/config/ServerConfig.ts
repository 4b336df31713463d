import type { z } from 'zod'
import type { ChainConfig } from './chainConfig.js'
import type { limitConfig } from './limitConfig.js'
import type { serviceConfig } from './serviceConfig.js'
import type { projectWallet, walletConfig } from './walletConfig.js'

type Limits = ReturnType<typeof limitConfig>

/** One dapp that may use the server. Origins are exact (`https://app.example:8443`) or a host with wildcard (`*.app.example`). */
export type ProjectConfig = {
  readonly id: string
  readonly name: string
  /** Empty means any origin. */
  readonly allowedOrigins: readonly string[]
  /** Default: `auth.emailCapture`. */
  readonly emailCapture?: 'off' | 'optional' | 'required' | undefined
  /** How many points it may use, by day and month of UTC. Default: as many as it wants. */
  readonly quota?: { readonly perDay?: number | undefined; readonly perMonth?: number | undefined } | undefined
  /** What it says otherwise of the embedded wallet. */
  readonly wallet?: z.output<typeof projectWallet> | undefined
}

/**
 * What one client, one address or the whole relay may use, where an address is an IPv4 address or an IPv6 /64 network. Sizes in bytes;
 * anything beyond is refused, never silently cut.
 */
export type RelayLimits = {
  /** A longer WebSocket frame closes the socket with 1009. */
  readonly maxFrameBytes: number
  /** A longer published message is refused with a JSON-RPC error. */
  readonly maxMessageBytes: number
  /** Topics one socket may be subscribed to. */
  readonly maxTopicsPerSocket: number
  /** Topics one client id may be subscribed to over all its sockets. */
  readonly maxTopicsPerClient: number
  /** Entries in one batch method (`irn_batchSubscribe` and so on). */
  readonly maxBatch: number
  /** Longest time to live of a message, in seconds. */
  readonly maxTtlS: number
  /** Requests one socket may send per second; ten seconds' worth may come at once. Batch methods count by their entries. */
  readonly maxRequestsPerSecond: number
  readonly maxSocketsPerIp: number
  readonly maxSockets: number
  /** Bytes waiting for a client that does not read. Above, the socket is ended; its messages stay in the mailbox. */
  readonly maxBufferedBytes: number
  /** Requests that wait for the mailbox, of all sockets. Above, requests are refused. */
  readonly maxPendingBytes: number
  /** Size of the mailbox on disk. When full, publishing is refused until messages expire. */
  readonly maxStoredBytes: number
  /** Of it what messages of one client id may take, */
  readonly maxStoredBytesPerClient: number
  /** of one address, */
  readonly maxStoredBytesPerAddress: number
  /** and of one project; in open mode all ids are one project. */
  readonly maxStoredBytesPerProject: number
}

/** Options of the pairing relay. */
export type RelayConfig = {
  /** Accepted `aud` values of client tokens; empty accepts any. List every URL under which clients know this relay. */
  readonly audiences: readonly string[]
  /** How far a client's clock may be off, in seconds. */
  readonly clockToleranceS: number
  /** Time between pings; the Node client gives up after 35 s of silence, so at most 30000. */
  readonly pingIntervalMs: number
  /** What an accepted message survives: `power-loss` waits for the disk at each commit, `process-crash` for the operating system. */
  readonly durability: 'power-loss' | 'process-crash'
  readonly limits: RelayLimits
}

/** Complete configuration of the server; every option has a development default. See `docs/server.md`. */
export type ServerConfig = {
  readonly host: string
  readonly port: number
  /** Directory of everything the server keeps; made if missing. */
  readonly dataDir: string
  /** `open` serves any project id (development). A list serves those only. */
  readonly projects: 'open' | readonly ProjectConfig[]
  /** By CAIP-2 ID. */
  readonly chains: Readonly<Record<string, ChainConfig>>
  /** Whether `chains` has the default networks of the embedded wallet too. */
  readonly frameNetworks: boolean
  readonly relay: RelayConfig
  /** Wallet directory file; without it `wallets.json` in `dataDir`, written from the built-in seed on first start. */
  readonly directory?: string | undefined
  /** Folder of the operator's pictures, which come before the built-in ones. */
  readonly pictures?: string | undefined
  readonly names: z.output<typeof serviceConfig.names>
  readonly identity: z.output<typeof serviceConfig.identity>
  readonly prices: z.output<typeof serviceConfig.prices>
  readonly onramp: z.output<typeof serviceConfig.onramp>
  readonly nfts: z.output<typeof serviceConfig.nfts>
  readonly sessions: z.output<typeof serviceConfig.sessions>
  readonly auth: z.output<typeof serviceConfig.auth>
  readonly mail: z.output<typeof serviceConfig.mail>
  /** The embedded wallet, if there is one. */
  readonly wallet?: z.output<typeof walletConfig> | undefined
  /** Off: events are accepted and dropped. On: kept for `retentionDays`, addresses as hashes. */
  readonly analytics: z.output<typeof serviceConfig.analytics>
  readonly http: z.output<Limits['http']>
  readonly sockets: z.output<Limits['sockets']>
  readonly rateLimits: z.output<Limits['rateLimits']>
  /** Postgres for the records, so that many servers share them; without it SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Redis or Valkey for what is shared for a short while; without it memory. */
  readonly redisUrl?: string | undefined
  /** Begins every key and channel in Redis, where several installations share one. */
  readonly redisPrefix: string
  /** What this process does besides relaying: answer requests, follow the chains, or both. */
  readonly role: 'all' | 'api' | 'indexer'
  /** Path of the Unix socket for the backup and the events of analytics. Default: `admin.sock` in `dataDir`. */
  readonly adminSocket?: string | undefined
  /** Port of `/metrics` and `/ready` on the loopback address or `metricsHost`; without it there is none. */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** Answers as older services do where that differs: an empty balance without an Origin header. */
  readonly compatibility: boolean
  /**
   * How many proxies in front of the server append to `X-Forwarded-For`, or their addresses, ranges and names (`loopback`, `linklocal`,
   * `uniquelocal`); 0 uses the address of the socket.
   */
  readonly trustProxy: number | readonly string[]
  /** Ranges behind which many users share an address, and how many times the limits of one address hold there. */
  readonly addressRanges: readonly { readonly ranges: readonly string[]; readonly times: number }[]
  /** How long `stop` waits for clients to hang up by themselves. */
  readonly drainLimitMs: number
  /** How long `stop` only says at `/ready` that it is going, and serves on. Default: 5 s, nothing where any project is served. */
  readonly lameDuckMs?: number | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}
