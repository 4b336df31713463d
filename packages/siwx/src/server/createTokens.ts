import { optionError } from '@kit/core/plugin'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { SiwxServerOptions } from './SiwxServer.js'

/** What a token is for, in its header: one kind never passes for the other. */
export type TokenKind = 'siwx+jwt' | 'siwx-nonce+jwt'

/** Signs and reads the tokens of a backend. */
export type Tokens = {
  sign(kind: TokenKind, claims: JWTPayload & { readonly exp: number }): Promise<string>
  /** The claims of a token of ours that is not over; undefined for anything else. */
  read(kind: TokenKind, token: string): Promise<JWTPayload | undefined>
}

/** @throws KitError `kit/invalidOption` without a secret that is long enough, or a pair of keys */
export function createTokens(options: Pick<SiwxServerOptions, 'secret' | 'keys'>, nowMs: () => number): Tokens {
  const { secret, keys } = options
  if ((secret === undefined) === (keys === undefined))
    throw optionError('createSiwxServer', 'both or none', 'given either secret or keys')
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret
  if (bytes !== undefined && bytes.length < 32)
    throw optionError('secret', `${bytes.length} bytes`, 'at least 32 bytes long')
  const alg = keys === undefined ? 'HS256' : 'EdDSA'

  return {
    sign: (typ, claims) =>
      new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(keys?.privateKey ?? (bytes as Uint8Array)),
    async read(typ, token) {
      try {
        const checks = { algorithms: [alg], typ, currentDate: new Date(nowMs()), requiredClaims: ['exp'] }
        return (await jwtVerify(token, keys?.publicKey ?? (bytes as Uint8Array), checks)).payload
      } catch {
        return undefined
      }
    },
  }
}
