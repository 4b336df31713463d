import { createNonce } from '../message/createNonce.js'
import { answer } from './answer.js'
import type { SiwxCookies } from './createCookies.js'
import type { TokenSigner } from './createTokenSigner.js'
import { HttpError, rejectOnStoreError } from './HttpError.js'
import type { NonceStore } from './NonceStore.js'

/** How the backend and its pages exchange tokens. */
export type TokenExchange = {
  readonly tokens: TokenSigner
  readonly cookies: SiwxCookies
  /** Whether tokens are sent in headers and bodies instead of cookies. */
  readonly isBearer: boolean
  nowMs(): number
}

const nonceLifeMs = 10 * 60_000
/** Extra time to keep a used nonce, in case the clock of the store is ahead. */
const clockSkewMs = 60_000

/** The random source of the backend. */
export const random = { bytes: (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length)) }

/** Nonces as signed tokens: issued nonces aren't stored. */
export type NonceTokens = {
  give(): Promise<Response>
  /** Consumes the nonce issued to this browser. @throws HttpError `nonce` if it's another or an already used one */
  consume(request: Request, nonce: string): Promise<void>
}

export function createNonceTokens({ tokens, cookies, isBearer, nowMs }: TokenExchange, store: NonceStore): NonceTokens {
  return {
    async give() {
      const nonce = createNonce(random)
      const now = nowMs()
      const expiresAt = now + nonceLifeMs
      const exp = Math.floor(expiresAt / 1000)
      const token = await tokens.sign('siwx-nonce+jwt', { nonce, exp, store: store.id })
      if (isBearer) return answer({ nonce, token, now, expiresAt })
      return answer({ nonce, now, expiresAt }, [cookies.nonce.write(token, nonceLifeMs)])
    },
    async consume(request, nonce) {
      const token = isBearer ? request.headers.get('x-nonce-jwt') : cookies.nonce.read(request.headers)
      const given = await tokens.read('siwx-nonce+jwt', token ?? '')
      if (given?.['nonce'] !== nonce || given['store'] !== store.id) throw new HttpError('nonce')
      const expiresAtMs = Number(given.exp) * 1000 + clockSkewMs
      if (!(await rejectOnStoreError(() => store.consume(nonce, expiresAtMs)))) throw new HttpError('nonce')
    },
  }
}
