import type { TrustProxy } from '../platform/http/clientAddress.js'
import type { Gate } from '../platform/http/createGate.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { Log } from '../platform/log/Log.js'
import type { Counts } from '../platform/mail/createCounts.js'
import type { MailService } from '../platform/mail/openMail.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import type { Project, Projects } from '../platform/projects/createProjects.js'
import type { Store } from '../platform/store/Store.js'
import type { Tracing } from '../platform/tracing/Tracing.js'
import type { Audit } from './createAudit.js'
import type { Dpop } from './createDpop.js'
import type { Logins } from './createLogins.js'
import type { Notices } from './createNotices.js'
import type { Users } from './createUsers.js'
import type { WalletConfig } from './walletConfig.js'

/** Dependencies of the wallet service. */
export type WalletHost = {
  readonly gate: Gate
  readonly leadership: Leadership
  readonly log: Log
  readonly mail: MailService | undefined
  readonly metrics: Metrics
  readonly now: () => number
  readonly projects: Projects
  readonly store: Store
  readonly tracing: Tracing
  /** Encrypts secrets in the database: 32 bytes. */
  readonly sessionKey: Buffer
  /** Rotation interval of the keys that sign access tokens. */
  readonly keyMs: number
  readonly trustProxy: TrustProxy
  /** Networks that the wallet offers, in their order. */
  readonly networks: readonly WalletNetwork[]
  /** Whether the server is shutting down: long polls respond immediately. */
  readonly isDraining: () => boolean
}

/** A network of the embedded wallet. */
export type WalletNetwork = {
  /** CAIP-2 ID. */
  readonly id: string
  readonly name: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly hasBundler: boolean
  readonly hasPaymaster: boolean
}

/** Dependencies of the embedded wallet's routes. */
export type WalletServices = WalletHost & {
  /** The `wallet` option. */
  readonly config: WalletConfig
  /** Returns a vault for one purpose, which cannot open secrets of another. */
  readonly vaultFor: (purpose: string) => KeyVault
  /** HMAC-SHA-256 of a text for one purpose, base64url-encoded. */
  readonly hashFor: (purpose: string, text: string) => string
  readonly counts: Counts
  readonly dpop: Dpop
  readonly audit: Audit
  readonly users: Users
  readonly logins: Logins
  readonly notices: Notices
  /**
   * Returns the project whose page embeds the frame.
   * @throws HttpError 400, field `projectId` or `origin`, when it is unknown or does not allow the page
   */
  readonly requireDapp: (dapp: { readonly projectId: string; readonly origin: string }) => Project
}
