import { optionError } from '@kit/core/plugin'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { SiwxServerOptions } from './SiwxServer.js'

/** The type of a token in its header, so that one type can't be used as the other. */
export type TokenKind = 'siwx+jwt' | 'siwx-nonce+jwt'

/** Signs and verifies the tokens of a backend. */
export type TokenSigner = {
  /** @throws KitError `kit/invalidOption` if there is no key */
  requireKey(): void
  sign(kind: TokenKind, claims: JWTPayload & { readonly exp: number }): Promise<string>
  /** Returns the claims of a valid token, or undefined. */
  read(kind: TokenKind, token: string): Promise<JWTPayload | undefined>
}

/**
 * Server builds run this code without secrets, so a missing key is reported by the first call.
 *
 * @throws KitError `kit/invalidOption` if the secret is too short or given together with keys; calls reject with it if neither is given
 */
export function createTokenSigner(
  options: Pick<SiwxServerOptions, 'secret' | 'keys'>,
  nowMs: () => number,
): TokenSigner {
  const { secret, keys } = options
  const noneOrBoth = () => optionError('createSiwxServer', 'both or neither', 'called with either `secret` or `keys`')
  if (secret !== undefined && keys !== undefined) throw noneOrBoth()
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret
  if (bytes !== undefined && bytes.length < 32)
    throw optionError('secret', `${bytes.length} bytes`, 'at least 32 bytes long')
  const alg = keys === undefined ? 'HS256' : 'EdDSA'

  const keyTo = (use: 'privateKey' | 'publicKey') => {
    const key = keys?.[use] ?? bytes
    if (key === undefined) throw noneOrBoth()
    return key
  }

  return {
    requireKey: () => void keyTo('privateKey'),
    sign: async (typ, claims) => new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(keyTo('privateKey')),
    async read(typ, token) {
      const key = keyTo('publicKey')
      try {
        const checks = { algorithms: [alg], typ, currentDate: new Date(nowMs()), requiredClaims: ['exp'] }
        return (await jwtVerify(token, key, checks)).payload
      } catch {
        return undefined
      }
    },
  }
}
