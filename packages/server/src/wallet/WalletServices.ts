import type { ServerConfig } from '../config/ServerConfig.js'
import type { Counts } from '../mail/createCounts.js'
import type { Project } from '../projects/createProjects.js'
import type { Services } from '../Services.js'
import type { KeyVault } from '../store/createKeyVault.js'
import type { Audit } from './createAudit.js'
import type { Dpop } from './createDpop.js'
import type { Logins } from './createLogins.js'
import type { Notices } from './createNotices.js'
import type { Users } from './createUsers.js'

/** Dependencies of the embedded wallet's routes. */
export type WalletServices = Pick<
  Services,
  | 'assets'
  | 'cache'
  | 'chains'
  | 'gate'
  | 'gateway'
  | 'leadership'
  | 'log'
  | 'mail'
  | 'metrics'
  | 'now'
  | 'projects'
  | 'store'
> & {
  /** The `wallet` option. */
  readonly config: NonNullable<ServerConfig['wallet']>
  readonly server: ServerConfig
  /** Whether the server is shutting down: long polls respond immediately. */
  readonly isDraining: () => boolean
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
