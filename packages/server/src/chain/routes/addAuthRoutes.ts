import type { MessageVerifier } from '@kit/core/adapter'
import {
  authenticate,
  getAuthKeys,
  getAuthNonce,
  getSignedIn,
  setAccountMetadata,
  signOut,
} from '../../contract/authEndpoints.js'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import { bearerOf } from '../../platform/http/bearerOf.js'
import type { TrustProxy } from '../../platform/http/clientAddress.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import { createKeyVault } from '../../platform/keys/createKeyVault.js'
import { createTokenKeys } from '../../platform/keys/createTokenKeys.js'
import type { MailService } from '../../platform/mail/openMail.js'
import type { Metrics } from '../../platform/metrics/Metrics.js'
import type { Project } from '../../platform/projects/createProjects.js'
import type { ProjectsConfig } from '../../platform/projects/projectConfig.js'
import type { Store } from '../../platform/store/Store.js'
import {
  createEmails,
  type EmailOwner,
  type EmailProof,
  type Emails,
  requireSameAccount,
} from '../auth/createEmails.js'
import { createNonces } from '../auth/createNonces.js'
import { createSessionTable } from '../auth/createSessionTable.js'
import { createSignIns, type SignedIn } from '../auth/createSignIns.js'
import { createTokens } from '../auth/createTokens.js'
import { requireSignInOrigin } from '../auth/requireSignInOrigin.js'
import { sweepSignIns } from '../auth/sweepSignIns.js'
import type { AuthConfig } from '../config/serviceConfig.js'
import { addOtpRoutes } from './addOtpRoutes.js'

type Dependencies = {
  readonly config: { readonly auth: AuthConfig; readonly projects: ProjectsConfig; readonly trustProxy: TrustProxy }
  readonly store: Store
  readonly sessionKey: Buffer
  readonly gate: Gate
  readonly leadership: Leadership
  readonly mail: MailService | undefined
  readonly metrics: Metrics
  readonly now: () => number
  readonly publicUrl: () => string
}

/** A replaced key is kept longer than any session whose token it signed. */
const keyGraceMs = 3_600_000

/** Adds sign-in with a message (EIP-4361, CAIP-122), for apps without their own backend. */
export function addAuthRoutes(app: App, services: Dependencies, verifiers: readonly MessageVerifier[]): void {
  const { config, store, sessionKey, gate, leadership, metrics, now, publicUrl } = services
  const { issuer, keyMs, sessionMs, emailClaim, emailCapture } = config.auth
  const { db } = store
  const isOpen = config.projects === 'open'
  const nonces = createNonces({ db, key: sessionKey, now })
  const keys = createTokenKeys({ db, vault: createKeyVault(sessionKey), now, keyMs, keepMs: sessionMs + keyGraceMs })
  const tokens = createTokens(keys, () => issuer ?? (publicUrl() || 'kit-server'))
  const table = createSessionTable(db)
  const emails = createEmails({ db, key: sessionKey, now })
  const signIns = createSignIns({
    nonces,
    tokens,
    table,
    verifiers,
    sessionMs,
    now,
    ...(emailClaim && { findEmail: emails.find }),
  })
  sweepSignIns({ table, keys, leadership, now })

  const pageOf = (c: AppContext, project: Project): URL => requireSignInOrigin(c.req.header('origin'), project, isOpen)

  addOtpRoutes(app, services, { emails, signIns, pageOf })

  addEndpoint(app, gate, getAuthNonce, async ({ c, project }) => {
    pageOf(c, project)
    c.header('cache-control', 'no-store')
    const { expiresAtMs, ...issued } = await nonces.issue(project.id)
    return { ...issued, now: now(), expiresAt: expiresAtMs }
  })

  addEndpoint(app, gate, authenticate, async ({ c, project, body }) => {
    const page = pageOf(c, project)
    const nonceToken = c.req.header('x-nonce-jwt') ?? ''
    try {
      const { message, signature, data, emailToken } = body
      const proof = emailToken === undefined ? undefined : emails.read(emailToken, project.id)
      const isRequired = (project.emailCapture ?? emailCapture) === 'required'
      const admit = (account: EmailOwner) => admitEmail(emails, account, proof, isRequired)
      const signedIn = await signIns.signIn({ project: project.id, page, nonceToken, message, signature, data, admit })
      metrics.count('kit_sign_ins_total', { outcome: 'signed in' })
      c.header('cache-control', 'no-store')
      return { token: signedIn.token, ...accountOfSession(signedIn) }
    } catch (error) {
      const outcome = error instanceof HttpError && error.status !== 503 ? error.field : 'not checked'
      metrics.count('kit_sign_ins_total', { outcome })
      throw error
    }
  })

  addEndpoint(app, gate, getSignedIn, async ({ c, project }) => {
    const signedIn = await signIns.find(bearerOf(c), project.id)
    const { content, token } = signedIn
    c.header('cache-control', 'no-store')
    return {
      ...accountOfSession(signedIn),
      ...(token !== undefined && { token }),
      ...(content !== null && { metadata: JSON.parse(content) }),
    }
  })

  addEndpoint(app, gate, setAccountMetadata, async ({ c, project, body }) => {
    const { session } = await signIns.find(bearerOf(c), project.id)
    await signIns.setMetadata(session, body.metadata)
    return { success: true as const }
  })

  addEndpoint(app, gate, signOut, async ({ c, project }) => {
    await signIns.signOut(bearerOf(c), project.id)
    return { success: true as const }
  })

  addEndpoint(app, gate, getAuthKeys, async ({ c }) => {
    c.header('cache-control', 'public, max-age=60')
    // A client before the first sign-in must not cache an empty list.
    await keys.signing()
    return { keys: [...(await keys.published())] }
  })
}

/** Stores the email address that an account verified. @throws HttpError 403, field `email`, for a missing one */
async function admitEmail(
  emails: Emails,
  account: EmailOwner,
  proof: EmailProof | undefined,
  isRequired: boolean,
): Promise<void> {
  if (proof !== undefined) {
    requireSameAccount(proof, account)
    await emails.save(account, proof.email)
  } else if (isRequired && (await emails.find(account)) === undefined)
    throw new HttpError(403, 'email', 'This project requires a verified email address')
  else await emails.touch(account)
}

function accountOfSession({ session: { chain, address, expires_at } }: SignedIn) {
  return { accounts: [{ chainId: chain, address }], expiresAt: expires_at }
}
