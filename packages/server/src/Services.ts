import type { Cache } from './cache/Cache.js'
import type { Cached } from './cache/createCached.js'
import type { Chains } from './chain/Chains.js'
import type { ServerConfig } from './config/ServerConfig.js'
import type { Directory } from './directory/createDirectory.js'
import type { ChainGateway } from './gateway/createChainGateway.js'
import type { Gate } from './http/createGate.js'
import type { Leadership } from './jobs/Leadership.js'
import type { Log } from './Log.js'
import type { MailService } from './mail/openMail.js'
import type { Metrics } from './metrics/Metrics.js'
import type { Pictures } from './pictures/createPictures.js'
import type { Projects } from './projects/createProjects.js'
import type { Quotas } from './quotas/Quotas.js'
import type { Store } from './store/Store.js'
import type { Assets } from './tokens/createAssets.js'

/** Dependencies of the Blockchain API routes. */
export type Services = {
  readonly version: string
  readonly config: ServerConfig
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
  /** Undefined if email is not configured. */
  readonly mail: MailService | undefined
  /** Returns a pseudonym for a client address that does not reveal the address. */
  readonly pseudonymize: (address: string) => string
  /** Fixed when the server starts; the listening address if no public URL is configured. */
  readonly publicUrl: () => string
}
