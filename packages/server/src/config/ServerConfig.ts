import type { ChainConfig } from '../chain/config/chainConfig.js'
import type {
  AnalyticsConfig,
  AuthConfig,
  IdentityConfig,
  NameConfig,
  NftConfig,
  OnrampConfig,
  PriceConfig,
  SessionConfig,
} from '../chain/config/serviceConfig.js'
import type { TrustProxy } from '../platform/http/clientAddress.js'
import type { AddressRanges } from '../platform/limits/createAddressShares.js'
import type { HttpLimits, RateLimits, SocketLimits } from '../platform/limits/limitConfig.js'
import type { LogLevel } from '../platform/log/createLog.js'
import type { MailConfig } from '../platform/mail/mailConfig.js'
import type { ProjectsConfig } from '../platform/projects/projectConfig.js'
import type { TracingConfig } from '../platform/tracing/tracingConfig.js'
import type { RelayConfig } from '../relay/relayConfig.js'
import type { WalletConfig } from '../wallet/walletConfig.js'

/** Complete configuration of the server; every option has a development default. See `docs/server.md`. */
export type ServerConfig = {
  readonly host: string
  readonly port: number
  /** Directory for all stored data; created if missing. */
  readonly dataDir: string
  /** `open` accepts any project ID (development). A list accepts only those. */
  readonly projects: ProjectsConfig
  /** By CAIP-2 ID. */
  readonly chains: Readonly<Record<string, ChainConfig>>
  /** Adds the default networks of the embedded wallet to `chains`. */
  readonly frameNetworks: boolean
  readonly relay: RelayConfig
  /** Wallet directory file. Default: `wallets.json` in `dataDir`, written from the built-in list on first start. */
  readonly directory?: string | undefined
  /** Directory of the operator's pictures, which take precedence over the built-in ones. */
  readonly pictures?: string | undefined
  readonly names: NameConfig
  readonly identity: IdentityConfig
  readonly prices: PriceConfig
  readonly onramp: OnrampConfig
  readonly nfts: NftConfig
  readonly sessions: SessionConfig
  readonly auth: AuthConfig
  readonly mail: MailConfig
  /** Options of the embedded wallet, if it is enabled. */
  readonly wallet?: WalletConfig | undefined
  /** If disabled, events are accepted and discarded. If enabled, they are kept for `retentionDays` with hashed addresses. */
  readonly analytics: AnalyticsConfig
  readonly http: HttpLimits
  readonly sockets: SocketLimits
  readonly rateLimits: RateLimits
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
  /** Export of traces by OTLP over HTTP. Disabled without a `url`. */
  readonly tracing: TracingConfig
  /** Matches older services where responses differ: an empty balance without an Origin header. */
  readonly compatibility: boolean
  /**
   * Number of proxies that append to `X-Forwarded-For`, or their addresses, ranges and names (`loopback`, `linklocal`, `uniquelocal`); 0
   * uses the address of the socket.
   */
  readonly trustProxy: TrustProxy
  /** Address ranges shared by many users, and the factor for the limits of one address in them. */
  readonly addressRanges: AddressRanges
  /** How long `stop` waits for clients to disconnect. */
  readonly drainLimitMs: number
  /** How long `stop` keeps serving while `/ready` reports the shutdown. Default: 5 s, or 0 in open mode. */
  readonly lameDuckMs?: number | undefined
  readonly logLevel: LogLevel
}

/** Options that every module reads. */
export type PlatformConfig = Pick<
  ServerConfig,
  | 'addressRanges'
  | 'adminSocket'
  | 'databaseUrl'
  | 'dataDir'
  | 'drainLimitMs'
  | 'host'
  | 'http'
  | 'lameDuckMs'
  | 'logLevel'
  | 'metricsHost'
  | 'metricsPort'
  | 'port'
  | 'projects'
  | 'rateLimits'
  | 'redisPrefix'
  | 'redisUrl'
  | 'sockets'
  | 'tracing'
  | 'trustProxy'
>

/** Options of the relay alone. */
export type RelayServerConfig = PlatformConfig & Pick<ServerConfig, 'relay'>
