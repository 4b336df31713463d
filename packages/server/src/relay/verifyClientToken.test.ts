import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClientIdentity, createClientToken } from '../testing/createClientToken.js'
import { verifyClientToken } from './verifyClientToken.js'

const rules = { audiences: [], clockToleranceS: 120, nowMs: Date.now() }
const nowS = Math.floor(rules.nowMs / 1000)
const client = createClientIdentity()

function verdict(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
  const result = verifyClientToken(createClientToken(client, claims, header), rules)
  return result.ok ? result.clientId : result.reason
}

describe('verifyClientToken', () => {
  it('returns the did:key of the signer as client ID', () => {
    expect(verdict({})).toBe(client.clientId)
  })

  it('tolerates clock skew within the tolerance, and refuses more', () => {
    expect(verdict({ iat: nowS + 100 })).toBe(client.clientId)
    expect(verdict({ iat: nowS + 200 })).toBe('JWT validation error: JWT Token is not yet valid')
    expect(verdict({ nbf: nowS + 200 })).toBe('JWT validation error: JWT Token is not yet valid')
    expect(verdict({ iat: nowS - 500, exp: nowS - 100 })).toBe(client.clientId)
    expect(verdict({ iat: nowS - 500, exp: nowS - 200 })).toBe('JWT validation error: JWT Token is expired')
  })

  it('refuses a token with a lifetime of more than a week', () => {
    expect(verdict({ iat: nowS, exp: nowS + 7 * 86_400 })).toBe(client.clientId)
    expect(verdict({ iat: nowS, exp: nowS + 7 * 86_400 + 1 })).toBe('JWT validation error: JWT Token lives too long')
    expect(verdict({ iat: 0, exp: nowS + 86_400 })).toBe('JWT validation error: JWT Token lives too long')
  })

  it('refuses an issuer other than the signer, and an issuer that is not an Ed25519 key', () => {
    expect(verdict({ iss: createClientIdentity().clientId })).toBe('JWT validation error: invalid signature')
    expect(verdict({ iss: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' })).toContain('not an Ed25519')
    expect(verdict({ iss: 'did:web:example.com' })).toContain('not an Ed25519')
  })

  it('refuses other algorithms and missing claims', () => {
    expect(verdict({}, { alg: 'none' })).toContain('malformed')
    expect(verdict({}, { alg: 'HS256' })).toContain('malformed')
    expect(verdict({ exp: undefined })).toContain('malformed')
    expect(verdict({ iat: 'soon' })).toContain('malformed')
  })

  it('refuses a token with a modified signature or claims', () => {
    const [head, body, signature] = createClientToken(client).split('.')
    const other = createClientToken(client, { exp: nowS + 9_999_999 }).split('.')[1]
    expect(verifyClientToken(`${head}.${other}.${signature}`, rules).ok).toBe(false)
    expect(verifyClientToken(`${head}.${body}.${Buffer.alloc(64).toString('base64url')}`, rules).ok).toBe(false)
    expect(verifyClientToken(`${head}.${body}.`, rules).ok).toBe(false)
  })

  it('accepts only the listed audiences, with or without a trailing slash', () => {
    const strict = { ...rules, audiences: ['wss://relay.example/', 'wss://relay.alias.example'] }
    expect(verifyClientToken(createClientToken(client, { aud: 'wss://relay.example' }), strict).ok).toBe(true)
    expect(verifyClientToken(createClientToken(client, { aud: 'wss://relay.alias.example/' }), strict).ok).toBe(true)
    expect(verifyClientToken(createClientToken(client, { aud: 'wss://evil.example' }), strict)).toEqual({
      ok: false,
      reason: 'JWT validation error: audience not accepted',
    })
  })

  it('never throws and never accepts arbitrary text', () => {
    fc.assert(fc.property(fc.string(), (token) => verifyClientToken(token, rules).ok === false))
    const part = fc.json().map((json) => Buffer.from(json).toString('base64url'))
    fc.assert(fc.property(part, part, fc.base64String(), (a, b, c) => !verifyClientToken(`${a}.${b}.${c}`, rules).ok))
  })
})
