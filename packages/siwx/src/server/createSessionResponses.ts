import { decodeJwt } from 'jose'
import { createNonce } from '../message/createNonce.js'
import { answer } from './answer.js'
import type { RequestHeaders } from './createCookies.js'
import { random, type TokenExchange } from './createNonceTokens.js'
import {
  createSessionTokens,
  type ReadSession,
  type SessionAccount,
  type SessionTokenPayload,
} from './createSessionTokens.js'
import { rejectOnStoreError } from './HttpError.js'
import type { SignedInAccount } from './SignedInAccount.js'
import type { SiwxServerOptions } from './SiwxServer.js'

/** Reads sessions from requests and writes them to responses. */
export type SessionResponses = {
  /** Returns undefined if the user isn't signed in. Rejects with errors of `revoked.has`. */
  read(headers: RequestHeaders): Promise<ReadSession | undefined>
  /** Responds with a renewed session. */
  show(session: SessionTokenPayload): Promise<Response>
  /** Responds with a session under a new ID that replaces the previous one. */
  renew(domain: string, accounts: readonly SessionAccount[], before: SessionTokenPayload | undefined): Promise<Response>
  /** Responds to a sign-out after which these accounts stay signed in. */
  leave(session: SessionTokenPayload | undefined, accounts: readonly SessionAccount[]): Promise<Response>
}

/** Browsers keep cookies no longer, and a session ends with its cookie. */
const longestCookieMs = 400 * 24 * 60 * 60_000

export function createSessionResponses(
  { tokens, cookies, isBearer, nowMs }: TokenExchange,
  { domains, revoked, ttlMs = 24 * 60 * 60_000 }: SiwxServerOptions,
): SessionResponses {
  const sessions = createSessionTokens({ tokens, domains, ttlMs, nowMs })

  async function end(session: SessionTokenPayload | undefined): Promise<void> {
    // A copy renewed at this moment would be valid until then.
    if (session && revoked) await rejectOnStoreError(() => revoked.add(session.id, nowMs() + ttlMs))
  }

  async function show(
    session: SessionTokenPayload,
    setCookies: (token: string, expiresAtMs: number) => readonly string[],
    more: object = {},
  ): Promise<Response> {
    const { token, expiresAtMs } = await sessions.write(session)
    const shown = { ...more, accounts: session.accounts.map(toPublicAccount), expiresAt: expiresAtMs }
    return isBearer ? answer({ ...shown, token }) : answer(shown, setCookies(token, expiresAtMs))
  }

  /** Cookies of a session that starts, and replaces every earlier one. */
  const startCookies = (token: string) => [cookies.renewed.write('', 0), cookies.session.write(token, longestCookieMs)]

  async function readToken(token: string | undefined): Promise<ReadSession | undefined> {
    return token === undefined ? undefined : sessions.read(token)
  }

  /** A late response may write the renewed cookie of a session that the user has ended or replaced. */
  async function readCookies(headers: RequestHeaders): Promise<ReadSession | undefined> {
    const started = cookies.session.read(headers)
    const renewed = await readToken(cookies.renewed.read(headers))
    return renewed !== undefined && renewed.id === idOf(started) ? renewed : readToken(started)
  }

  return {
    show: (session) => show(session, (token, expiresAtMs) => [cookies.renewed.write(token, expiresAtMs - nowMs())]),
    async read(headers) {
      const session = isBearer
        ? await readToken(/^bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '')?.[1])
        : await readCookies(headers)
      if (session === undefined || revoked === undefined) return session
      return (await revoked.has(session.id)) ? undefined : session
    },
    async renew(domain, accounts, before) {
      await end(before)
      const session = { id: createNonce(random), domain, accounts }
      return show(session, (token) => [cookies.nonce.write('', 0), ...startCookies(token)])
    },
    async leave(session, accounts) {
      await end(session)
      if (session && accounts.length > 0)
        return show({ id: createNonce(random), domain: session.domain, accounts }, startCookies, { success: true })
      const ended = [cookies.renewed.write('', 0), cookies.session.write('', 0)]
      return answer({ success: true }, isBearer ? [] : ended)
    },
  }
}

/** Returns the ID of a session token, also of an expired one. It proves nothing by itself: the token isn't verified. */
function idOf(token: string | undefined): string | undefined {
  try {
    return token === undefined ? undefined : decodeJwt(token).jti
  } catch {
    return undefined
  }
}

/** Returns the public part of an account. */
export const toPublicAccount = ({ chainId, address }: SessionAccount): SignedInAccount => ({ chainId, address })
