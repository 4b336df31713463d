import { optionError } from '@kit/core/plugin'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { SiwxServerOptions } from './SiwxServer.js'

/** What a token is for, in its header: one kind never passes for the other. */
export type TokenKind = 'siwx+jwt' | 'siwx-nonce+jwt'

/** Signs and reads the tokens of a backend. */
export type TokenSigner = {
  /** @throws KitError `kit/invalidOption` where there is nothing to sign with */
  requireKey(): void
  sign(kind: TokenKind, claims: JWTPayload & { readonly exp: number }): Promise<string>
  /** The claims of a token of ours that is not over; undefined for anything else. */
  read(kind: TokenKind, token: string): Promise<JWTPayload | undefined>
}

/**
 * Builds of servers run code without the secrets of the server: that there is none is told by the first call.
 *
 * @throws KitError `kit/invalidOption` for a secret that is too short, or one beside a pair of keys; its calls reject with it where there is neither
 */
export function createTokenSigner(
  options: Pick<SiwxServerOptions, 'secret' | 'keys'>,
  nowMs: () => number,
): TokenSigner {
  const { secret, keys } = options
  const noneOrBoth = () => optionError('createSiwxServer', 'both or none', 'given either secret or keys')
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
