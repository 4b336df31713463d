import { z } from 'zod'
import { ConfigError } from './ConfigError.js'

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
  /** CAIP-2 id to upstream JSON-RPC URLs, the preferred first. */
  readonly chains: Readonly<Record<string, readonly string[]>>
  readonly relay: RelayConfig
  /** Wallet directory file; without it `wallets.json` in `dataDir`, written from the built-in seed on first start. */
  readonly directory?: string | undefined
  /** Whether dapps are asked for analytics events. Off: events are accepted and dropped. On: appended to `events.jsonl` in `dataDir`. */
  readonly analytics: boolean
  /** How many proxies in front of the server append to `X-Forwarded-For`; 0 uses the address of the socket. */
  readonly trustProxy: number
  /** How long `stop` waits for clients to hang up by themselves. */
  readonly drainLimitMs: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

type Partially<T> = T extends readonly unknown[] | string | number | boolean
  ? T
  : { readonly [K in keyof T]?: K extends 'projects' | 'chains' ? unknown : Partially<T[K]> | undefined }

/** What an operator writes: any part of `ServerConfig`; a chain may be one URL instead of a list. */
export type ServerConfigInput = Omit<Partially<ServerConfig>, 'projects' | 'chains'> & {
  readonly projects?: 'open' | readonly (Pick<ProjectConfig, 'id'> & Partial<ProjectConfig>)[] | undefined
  readonly chains?: Readonly<Record<string, string | readonly string[]>> | undefined
}

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

const upstream = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

/** Default chains: the two local chains that `npm start` brings up. */
const DEVELOPMENT_CHAINS = {
  'eip155:31337': 'http://127.0.0.1:8545',
  'eip155:31338': 'http://127.0.0.1:8546',
}

const serverConfig = z.strictObject({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.int().min(0).max(65_535).default(4401),
  dataDir: z.string().min(1).default('.data/kit-server'),
  projects: z
    .union([z.literal('open'), z.array(project)], { error: 'must be "open" or a list of projects' })
    .default('open'),
  chains: z
    .record(
      z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 id like eip155:1'),
      z.union([upstream, z.array(upstream).min(1)]).transform((urls) => (typeof urls === 'string' ? [urls] : urls)),
    )
    .prefault(DEVELOPMENT_CHAINS),
  relay,
  directory: z.string().min(1).optional(),
  analytics: z.boolean().default(false),
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
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.length > 0 ? issue.path.join('.') : '(root)'}: ${issue.message}`),
  )
}
