import type { Cache } from '../../platform/cache/Cache.js'
import type { Cached } from '../../platform/cache/createCached.js'
import type { TrustProxy } from '../../platform/http/clientAddress.js'
import type { Gate } from '../../platform/http/createGate.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { Log } from '../../platform/log/Log.js'
import type { MailService } from '../../platform/mail/openMail.js'
import type { Metrics } from '../../platform/metrics/Metrics.js'
import type { Projects } from '../../platform/projects/createProjects.js'
import type { ProjectsConfig } from '../../platform/projects/projectConfig.js'
import type { Quotas } from '../../platform/quotas/Quotas.js'
import type { Store } from '../../platform/store/Store.js'
import type { Chains } from '../chains/Chains.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type {
  AnalyticsConfig,
  AuthConfig,
  IdentityConfig,
  NameConfig,
  NftConfig,
  OnrampConfig,
  PriceConfig,
  SessionConfig,
} from '../config/serviceConfig.js'
import type { Directory } from '../directory/createDirectory.js'
import type { ChainGateway } from '../gateway/createChainGateway.js'
import type { Pictures } from '../pictures/createPictures.js'
import type { Assets } from '../tokens/createAssets.js'

/** Options of the Blockchain API. */
export type ApiConfig = {
  readonly analytics: AnalyticsConfig
  readonly auth: AuthConfig
  readonly chains: Readonly<Record<string, ChainConfig>>
  readonly compatibility: boolean
  readonly identity: IdentityConfig
  readonly names: NameConfig
  readonly nfts: NftConfig
  readonly onramp: OnrampConfig
  readonly prices: PriceConfig
  readonly projects: ProjectsConfig
  readonly sessions: SessionConfig
  readonly trustProxy: TrustProxy
  /** Its login host is accepted as the domain of proofs. */
  readonly wallet?: { readonly login: string } | undefined
}

/** Dependencies of the Blockchain API. */
export type ApiServices = {
  readonly version: string
  readonly config: ApiConfig
  readonly log: Log
  readonly metrics: Metrics
  /** Unix time in milliseconds. */
  readonly now: () => number
  readonly store: Store
  /** Encrypts the keys of wallet sessions: 32 bytes. */
  readonly sessionKey: Buffer
  readonly cache: Cache
  readonly cached: Cached
  readonly gateway: ChainGateway
  readonly chains: Chains
  readonly assets: Assets
  readonly directory: Directory
  readonly pictures: Pictures
  readonly projects: Projects
  readonly quotas: Quotas
  readonly gate: Gate
  readonly leadership: Leadership
  /** Whether this process can be elected to index chains. */
  readonly followsChains: boolean
  /** Undefined if email is not configured. */
  readonly mail: MailService | undefined
  /** Returns a pseudonym for a client address that does not reveal the address. */
  readonly pseudonymize: (address: string) => string
  /** Fixed when the server starts; the listening address if no public URL is configured. */
  readonly publicUrl: () => string
}
