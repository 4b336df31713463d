import { createHmac } from 'node:crypto'
import { HttpError } from '../platform/http/HttpError.js'
import { createKeyVault } from '../platform/keys/createKeyVault.js'
import { createTokenKeys } from '../platform/keys/createTokenKeys.js'
import { createCounts } from '../platform/mail/createCounts.js'
import { createAccessTokens } from './createAccessTokens.js'
import { createAudit } from './createAudit.js'
import { createDpop } from './createDpop.js'
import { createLogins } from './createLogins.js'
import { createNotices } from './createNotices.js'
import { createUsers } from './createUsers.js'
import { sweepWallet } from './sweepWallet.js'
import type { WalletHost, WalletServices } from './WalletServices.js'
import type { WalletConfig } from './walletConfig.js'

/** Options for {@link createWalletServices}. */
export type WalletOptions = WalletHost & { readonly wallet: WalletConfig }

/** A replaced key is kept longer than any of its tokens is valid. */
const keepKeyMs = 3_600_000

/** Creates the dependencies of the wallet's routes, and starts its jobs. */
export function createWalletServices({ wallet, ...host }: WalletOptions): WalletServices {
  const { store, now, mail, sessionKey, projects, leadership, keyMs } = host
  const { db } = store
  const { origin, login } = wallet
  const keyFor = (purpose: string): Buffer => createHmac('sha256', sessionKey).update(`wallet: ${purpose}`).digest()
  const vaultFor = (purpose: string) => createKeyVault(keyFor(purpose))
  const hashFor = (purpose: string, text: string): string =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
  const keys = createTokenKeys({
    db,
    vault: vaultFor('keys of access tokens'),
    now,
    keyMs,
    keepMs: keepKeyMs,
    table: 'wallet_token_keys',
  })
  const audit = createAudit({ db, vault: vaultFor('audit'), now })
  const hash = (text: string): string => hashFor('identities', text)
  const users = createUsers({ db, vault: vaultFor('identities'), hash, now })
  const notices = createNotices({ mail, users, origin })
  const tokens = createAccessTokens({ keys, origin: login, now })
  const onCancel = (user: string) => notices.send(user, 'deletionCancelled')
  const logins = createLogins({ db, tokens, audit, onCancel, now })
  sweepWallet({ db, audit, keys, leadership, logins, notices, now, users })

  return {
    ...host,
    config: wallet,
    vaultFor,
    hashFor,
    counts: createCounts({ db, key: keyFor('counts'), now }),
    dpop: createDpop({ db, origin: login, now }),
    audit,
    users,
    logins,
    notices,
    requireDapp({ projectId, origin: page }) {
      const project = projects.find(projectId)
      if (project === undefined) throw new HttpError(400, 'projectId', 'Unknown project')
      const isOrigin = URL.canParse(page) && page === `${new URL(page).protocol}//${new URL(page).host}`
      if (!isOrigin || !project.allowsOrigin(page))
        throw new HttpError(400, 'origin', 'The project does not allow this origin')
      return project
    },
  }
}
