import { createNonce } from '../message/createNonce.js'
import { answer } from './answer.js'
import type { RequestHeaders } from './createCookies.js'
import { random, type TokenExchange } from './createNonceTokens.js'
import { createSessionTokens, type SessionAccount, type SessionTokenPayload } from './createSessionTokens.js'
import { rejectOnStoreError } from './HttpError.js'
import type { SignedInAccount } from './SignedInAccount.js'
import type { SiwxServerOptions } from './SiwxServer.js'

/** Reads sessions from requests and writes them to responses. */
export type SessionResponses = {
  /** Returns undefined if the user isn't signed in. Rejects with errors of `revoked.has`. */
  read(headers: RequestHeaders): Promise<(SessionTokenPayload & { readonly expiresAtMs: number }) | undefined>
  /** Responds with a renewed session. */
  show(session: SessionTokenPayload): Promise<Response>
  /** Responds with a session under a new ID that replaces the previous one. */
  renew(domain: string, accounts: readonly SessionAccount[], before: SessionTokenPayload | undefined): Promise<Response>
  /** Responds to a sign-out after which these accounts stay signed in. */
  leave(session: SessionTokenPayload | undefined, accounts: readonly SessionAccount[]): Promise<Response>
}

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
    setCookies: readonly string[] = [],
    more: object = {},
  ): Promise<Response> {
    const { token, expiresAtMs } = await sessions.write(session)
    const shown = { ...more, accounts: session.accounts.map(toPublicAccount), expiresAt: expiresAtMs }
    if (isBearer) return answer({ ...shown, token })
    return answer(shown, [...setCookies, cookies.session.write(token, expiresAtMs - nowMs())])
  }

  return {
    show: (session) => show(session),
    async read(headers) {
      const token = isBearer
        ? /^bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
        : cookies.session.read(headers)
      const session = token === undefined ? undefined : await sessions.read(token)
      if (session === undefined || revoked === undefined) return session
      return (await revoked.has(session.id)) ? undefined : session
    },
    async renew(domain, accounts, before) {
      await end(before)
      return show({ id: createNonce(random), domain, accounts }, [cookies.nonce.write('', 0)])
    },
    async leave(session, accounts) {
      await end(session)
      if (session && accounts.length > 0)
        return show({ id: createNonce(random), domain: session.domain, accounts }, [], { success: true })
      return answer({ success: true }, isBearer ? [] : [cookies.session.write('', 0)])
    },
  }
}

/** Returns the public part of an account. */
export const toPublicAccount = ({ chainId, address }: SessionAccount): SignedInAccount => ({ chainId, address })
