import { randomUUID } from 'node:crypto'
import type { MessageVerifier } from '@kit/core/adapter'
import {
  newMessageAgeMs,
  parseMessage,
  type SessionVerification,
  type SiwxFields,
  verifySession,
} from '@kit/siwx/server'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Nonces } from './createNonces.js'
import { type AuthSession, accountOf, type SessionTable } from './createSessionTable.js'
import type { TokenClaims, Tokens } from './createTokens.js'

/** A sign-in attempt. `page` is its origin, which is allowed to sign in. */
export type SignInAttempt = {
  readonly project: string
  readonly page: URL
  readonly nonceToken: string
  readonly message: string
  readonly signature: string
  /** Message fields as stated by the page. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** Called after all checks passed; its refusal becomes the response. */
  readonly admit?: (account: Pick<AuthSession, 'project' | 'chain' | 'address'>) => Promise<void>
}

/** A session, with a token if a new one was issued. */
export type SignedIn = {
  readonly session: AuthSession
  /** Metadata that the app stores with the account, as JSON. */
  readonly content: string | null
  readonly token?: string
}

/** Sign-in with a message. */
export type SignIns = {
  /** @throws HttpError 400 for a malformed message, 401 for an invalid one, 503 if it cannot be verified right now */
  signIn(attempt: SignInAttempt): Promise<SignedIn & { readonly token: string }>
  /**
   * Returns the session of a token, with a new token after half of its lifetime.
   * @throws HttpError 401, field `authorization`, also for an expired token: its session continues with newer tokens only
   */
  find(token: string | undefined, project: string): Promise<SignedIn>
  setMetadata(session: AuthSession, metadata: object): Promise<void>
  /**
   * Accepts an expired token too; ignores a session that already ended. @throws HttpError 401 for a token that this server did not issue
   */
  signOut(token: string | undefined, project: string): Promise<void>
}

/** Options for {@link createSignIns}. */
export type SignInOptions = {
  readonly nonces: Pick<Nonces, 'consume'>
  readonly tokens: Tokens
  readonly table: SessionTable
  readonly verifiers: readonly MessageVerifier[]
  readonly sessionMs: number
  /** Returns the verified email address of an account, for tokens that contain it. */
  readonly findEmail?: (session: AuthSession) => Promise<string | undefined>
  readonly now: () => number
}

const tokenMs = 3_600_000
/** Signatures are verified again after this time, because a contract wallet may have changed its keys. */
const checkMs = 3_600_000
/** Devices and tabs of one account; beyond this number the oldest session is signed out. */
const maxSessions = 20

/** Creates sign-in over the store. */
export function createSignIns({ nonces, tokens, table, verifiers, sessionMs, now, findEmail }: SignInOptions): SignIns {
  async function tokenFor(session: AuthSession): Promise<string> {
    const email = await findEmail?.(session)
    const issuedAtMs = now()
    return tokens.sign({
      project: session.project,
      sid: session.sid,
      account: accountOf(session),
      issuedAtMs,
      expiresAtMs: Math.min(issuedAtMs + tokenMs, session.expires_at),
      email,
    })
  }

  /** Repeats the checks of the sign-in for a contract wallet that may have changed its keys. */
  async function reverify(session: AuthSession): Promise<SessionVerification['verdict']> {
    if (now() - session.checked_at < checkMs) return 'valid'
    const { message, signature } = session
    const data = parseMessage(message) as SiwxFields
    const rules = { isDomain: () => true, nowMs: session.created_at, verifiers }
    const { verdict } = await verifySession({ data, message, signature }, rules)
    if (verdict === 'valid') await table.setChecked(session.sid, now())
    if (verdict === 'invalid') await table.remove(session.sid)
    return verdict
  }

  async function read(token: string | undefined, project: string): Promise<TokenClaims> {
    const claims = token === undefined ? undefined : await tokens.read(token)
    if (claims?.project === project) return claims
    throw unauthorized()
  }

  return {
    async signIn(attempt) {
      const { project, message, signature, admit } = attempt
      const fields = await verifyMessage(attempt, { nonces, verifiers, now })
      const atMs = now()
      const endMs = fields.expirationTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(fields.expirationTime)
      const session: AuthSession = {
        sid: randomUUID(),
        project,
        chain: fields.chainId,
        address: fields.accountAddress,
        message,
        signature,
        created_at: atMs,
        expires_at: Math.min(atMs + sessionMs, endMs),
        checked_at: atMs,
      }
      await admit?.(session)
      await table.add(session, maxSessions)
      return { session, content: null, token: await tokenFor(session) }
    },
    async find(token, project) {
      const { sid, issuedAtMs, expiresAtMs } = await read(token, project)
      if (expiresAtMs <= now()) throw unauthorized()
      const found = await table.find(sid)
      if (found === undefined || found.expires_at <= now()) throw unauthorized()
      // An unverifiable signature ends nothing and only issues no token; otherwise an outage would sign everyone out.
      if ((await reverify(found)) === 'invalid') throw unauthorized()
      const { content, ...session } = found
      const isRenewed = now() >= (issuedAtMs + expiresAtMs) / 2
      return { session, content, ...(isRenewed && { token: await tokenFor(session) }) }
    },
    setMetadata: (session, metadata) => table.setMetadata(session, JSON.stringify(metadata), now()),
    async signOut(token, project) {
      const { sid } = await read(token, project)
      await table.remove(sid)
    },
  }
}

/** Returns the fields of a message that its signature proves. Uses up its nonce. */
async function verifyMessage(
  { project, page, nonceToken, message, signature, data }: SignInAttempt,
  { nonces, verifiers, now }: Pick<SignInOptions, 'nonces' | 'verifiers' | 'now'>,
): Promise<SiwxFields> {
  const fields = parseMessage(message)
  if (fields === undefined) throw new HttpError(400, 'message', 'Invalid sign-in message')
  if (!URL.canParse(fields.uri) || new URL(fields.uri).origin !== page.origin) throw unauthorizedField('uri')
  // From here on the nonce is used up, whatever the outcome, so that signatures cannot be guessed.
  if ((await nonces.consume(nonceToken, project)) !== fields.nonce) throw unauthorizedField('nonce')
  const verification = await verifySession(
    { data: (data ?? fields) as SiwxFields, message, signature },
    { isDomain: (domain) => domain === page.host, nowMs: now(), maxAgeMs: newMessageAgeMs, verifiers },
  )
  if (verification.verdict === 'invalid') throw unauthorizedField(verification.field)
  if (verification.verdict === 'unknown')
    throw new HttpError(503, 'signature', 'The signature cannot be verified right now. Try again later.')
  return fields
}

function unauthorized(): HttpError {
  return new HttpError(401, 'authorization', 'Invalid or expired session token. Sign in again.')
}

function unauthorizedField(field: string): HttpError {
  return new HttpError(401, field, `Invalid sign-in: ${field}`)
}
