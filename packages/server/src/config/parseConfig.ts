import { z } from 'zod'
import type { DeepReadonly } from '../DeepReadonly.js'
import { ConfigError } from './ConfigError.js'
import { type ChainConfig, chainConfig } from './chainConfig.js'
import { describeFaults } from './describeFaults.js'
import { findContradictions } from './findContradictions.js'
import {
  analyticsConfig,
  identityConfig,
  namesConfig,
  onrampConfig,
  pricesConfig,
  rateLimitsConfig,
  sessionsConfig,
} from './serviceConfig.js'

/** One dapp that may use the server. Origins are exact (`https://app.example:8443`) or a host with wildcard (`*.app.example`). */
export type ProjectConfig = {
  readonly id: string
  readonly name: string
  /** Empty means any origin. */
  readonly allowedOrigins: readonly string[]
}

/** What one client, one address or the whole relay may use. Sizes in bytes; anything beyond is refused, never silently cut. */
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
  /** Requests one socket may send per second; one second's worth may come at once. */
  readonly maxRequestsPerSecond: number
  readonly maxSocketsPerIp: number
  readonly maxSockets: number
  /** Bytes waiting for a client that does not read. Above, the socket is ended; its messages stay in the mailbox. */
  readonly maxBufferedBytes: number
  /** Size of the mailbox on disk. When full, publishing is refused until messages expire. */
  readonly maxStoredBytes: number
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
  /** By CAIP-2 id. */
  readonly chains: Readonly<Record<string, ChainConfig>>
  readonly relay: RelayConfig
  /** Wallet directory file; without it `wallets.json` in `dataDir`, written from the built-in seed on first start. */
  readonly directory?: string | undefined
  readonly names: z.output<typeof namesConfig>
  readonly identity: z.output<typeof identityConfig>
  readonly prices: z.output<typeof pricesConfig>
  readonly onramp: z.output<typeof onrampConfig>
  readonly sessions: z.output<typeof sessionsConfig>
  /** Off: events are accepted and dropped. On: kept for `retentionDays`, addresses as hashes. */
  readonly analytics: z.output<typeof analyticsConfig>
  readonly rateLimits: z.output<typeof rateLimitsConfig>
  /** Postgres for the records, so that many servers share them; without it SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Redis or Valkey for what is shared for a short while; without it memory. */
  readonly redisUrl?: string | undefined
  /** Begins every key and channel in Redis, where several installations share one. */
  readonly redisPrefix: string
  /** What this process does beside relaying: answer requests, follow the chains, or both. */
  readonly role: 'all' | 'api' | 'indexer'
  /** Port of `/metrics` and `/ready` on the loopback address or `metricsHost`; without it there is none. */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** Answers what older services answer where that differs: an empty balance without an Origin header. */
  readonly compatibility: boolean
  /** How many proxies in front of the server append to `X-Forwarded-For`; 0 uses the address of the socket. */
  readonly trustProxy: number
  /** How long `stop` waits for clients to hang up by themselves. */
  readonly drainLimitMs: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** What an operator writes: any part of `ServerConfig`; a chain may be one URL or a list. */
export type ServerConfigInput = DeepReadonly<z.input<typeof serverConfig>>

const MIB = 1024 * 1024
const count = (fallback: number) => z.int().positive().default(fallback)

const limits = z
  .strictObject({
    maxFrameBytes: count(2 * MIB),
    maxMessageBytes: count(512 * 1024),
    maxTopicsPerSocket: count(20_000),
    maxTopicsPerClient: count(50_000),
    maxBatch: count(500),
    maxTtlS: count(30 * 86_400),
    maxRequestsPerSecond: count(50_000),
    maxSocketsPerIp: count(20_000),
    maxSockets: count(50_000),
    maxBufferedBytes: count(16 * MIB),
    maxStoredBytes: count(8 * 1024 * MIB),
  })
  .prefault({})

const relay = z
  .strictObject({
    audiences: z.array(z.string()).default([]),
    clockToleranceS: z.int().nonnegative().default(120),
    pingIntervalMs: z.int().positive().max(30_000).default(25_000),
    durability: z.enum(['power-loss', 'process-crash']).default('power-loss'),
    limits,
  })
  .prefault({})

const originPattern = z
  .string()
  .regex(/^(\*\.[^/\s*]+|[a-z][a-z0-9+.-]*:\/\/[^/\s]+)$/i, 'must be like https://app.example or *.app.example')

const project = z.strictObject({
  id: z.string().min(1),
  name: z.string().default(''),
  allowedOrigins: z.array(originPattern).default([]),
})

/** Default chains: the two local chains that `npm start` brings up. */
const DEVELOPMENT_CHAINS = {
  // They mine at will: no answer about their present state may be handed out again.
  'eip155:31337': { upstreams: ['http://127.0.0.1:8545'], blockTimeMs: 1 },
  'eip155:31338': { upstreams: ['http://127.0.0.1:8546'], blockTimeMs: 1 },
}

const serverConfig = z.strictObject({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.int().min(0).max(65_535).default(4401),
  dataDir: z.string().min(1).default('.data/kit-server'),
  projects: z
    .union([z.literal('open'), z.array(project)], { error: 'must be "open" or a list of projects' })
    .default('open'),
  chains: z
    .record(z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 id like eip155:1'), chainConfig)
    .prefault(DEVELOPMENT_CHAINS),
  relay,
  directory: z.string().min(1).optional(),
  names: namesConfig,
  identity: identityConfig,
  prices: pricesConfig,
  onramp: onrampConfig,
  sessions: sessionsConfig,
  analytics: analyticsConfig,
  rateLimits: rateLimitsConfig,
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' }).optional(),
  redisUrl: z.url({ protocol: /^rediss?$/, error: 'must be a redis URL' }).optional(),
  redisPrefix: z.string().max(64).default('kit:'),
  role: z.enum(['all', 'api', 'indexer']).default('all'),
  metricsPort: z.int().min(0).max(65_535).optional(),
  metricsHost: z.string().min(1).default('127.0.0.1'),
  compatibility: z.boolean().default(false),
  trustProxy: z.int().nonnegative().max(10).default(0),
  drainLimitMs: z.int().nonnegative().max(60_000).default(10_000),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

/**
 * Checks an operator's configuration and fills in the defaults.
 *
 * @throws ConfigError naming each faulty option
 * @example parseConfig({ port: 8080, projects: [{ id: 'my-dapp' }] }).relay.limits.maxSockets // 50000
 */
export function parseConfig(input: unknown): ServerConfig {
  const parsed = serverConfig.safeParse(input)
  const faults = parsed.success ? findContradictions(parsed.data) : describeFaults(serverConfig, parsed.error.issues)
  if (parsed.success && faults.length === 0) return parsed.data
  throw new ConfigError(faults)
}
