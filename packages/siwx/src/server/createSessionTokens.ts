import { isCaipNetworkId } from '@kit/core/plugin'
import type { TokenSigner } from './createTokenSigner.js'
import type { SignedInAccount } from './SignedInAccount.js'

/** An account and when its sign-in expires, in milliseconds since the epoch, if its message has an expiry. */
export type SessionAccount = SignedInAccount & { readonly endsAtMs?: number }

/** The content of a session token. */
export type SessionTokenPayload = {
  readonly id: string
  readonly domain: string
  readonly accounts: readonly SessionAccount[]
}

/** A session token and its expiry. */
export type IssuedSessionToken = { readonly token: string; readonly expiresAtMs: number }

/** Sessions as signed tokens, without a store. */
export type SessionTokens = {
  write(session: SessionTokenPayload): Promise<IssuedSessionToken>
  /** Returns undefined if the token is invalid or expired. */
  read(token: string): Promise<ReadSession | undefined>
}

/** The session of a valid token. */
export type ReadSession = SessionTokenPayload & { readonly expiresAtMs: number }

/** Creates session tokens. A session is valid for `ttlMs` since it was last written, and each account no longer than its message. */
export function createSessionTokens(rules: {
  readonly tokens: TokenSigner
  readonly domains: readonly string[]
  readonly ttlMs: number
  nowMs(): number
}): SessionTokens {
  const { tokens, domains, ttlMs, nowMs } = rules

  return {
    async write({ id, domain, accounts }) {
      const ids = accounts.map(({ chainId, address }) => `${chainId}:${address}`)
      const lastEndMs = Math.max(...accounts.map(({ endsAtMs = Number.POSITIVE_INFINITY }) => endsAtMs))
      // Rounded down to seconds, so that it never exceeds the expiry.
      const exp = Math.floor(Math.min(nowMs() + ttlMs, lastEndMs) / 1000)
      const token = await tokens.sign('siwx+jwt', {
        iss: domain,
        aud: domain,
        sub: ids.at(-1) as string,
        accounts: ids,
        ends: accounts.map(({ endsAtMs }) => endsAtMs ?? null),
        iat: Math.floor(nowMs() / 1000),
        exp,
        jti: id,
      })
      return { token, expiresAtMs: exp * 1000 }
    },

    async read(token) {
      const claims = await tokens.read('siwx+jwt', token)
      if (claims === undefined) return undefined
      const { jti: id, aud: domain, exp = 0, accounts: ids, ends } = claims
      if (typeof id !== 'string' || typeof domain !== 'string' || !domains.includes(domain)) return undefined
      if (!Array.isArray(ids) || !Array.isArray(ends)) return undefined
      const accounts = ids
        .map((account, index) => toAccount(account, ends[index]))
        .filter((account) => account !== undefined)
        .filter(({ endsAtMs = Number.POSITIVE_INFINITY }) => endsAtMs > nowMs())
      return accounts.length === 0 ? undefined : { id, domain, accounts, expiresAtMs: exp * 1000 }
    },
  }
}

/** Parses a CAIP-10 ID. Validated because other holders of the key, such as an older release, may also write tokens. */
function toAccount(account: unknown, endsAtMs: unknown): SessionAccount | undefined {
  if (typeof account !== 'string') return undefined
  const end = account.lastIndexOf(':')
  const chainId = account.slice(0, end)
  if (!isCaipNetworkId(chainId)) return undefined
  return { chainId, address: account.slice(end + 1), ...(typeof endsAtMs === 'number' && { endsAtMs }) }
}
