import type { Verdict } from '@kit/core/plugin'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatMessage } from '../message/formatMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { formatRecapUri } from '../recap/formatRecapUri.js'
import { recapStatement } from '../recap/recapStatement.js'
import type { SiwxSession } from './SiwxSession.js'
import { type VerifySessionOptions, verifySession } from './verifySession.js'

const nowMs = Date.parse('2026-11-23T10:00:00.000Z')
const at = (offsetMs: number) => new Date(nowMs + offsetMs).toISOString()
const minutes = 60_000
const fields: SiwxFields = {
  domain: 'dapp.example',
  accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://dapp.example/in?from=home',
  version: '1',
  chainId: 'eip155:1',
  nonce: '7pZ1mBwC4tXq9sKd',
  issuedAt: at(0),
}
const sessionOf = (changes: Partial<SiwxFields> = {}): SiwxSession => {
  const data = { ...fields, ...changes }
  return { data, message: formatMessage(data, { cosmos: 'Cosmos' }), signature: '0x00' }
}
const verifierOf = (verdict: Verdict | boolean | (() => never), shouldVerify?: () => boolean) => ({
  namespace: 'eip155' as const,
  verify: vi.fn(async () => (typeof verdict === 'function' ? verdict() : verdict)),
  ...(shouldVerify && { shouldVerify }),
})
const fail = () => {
  throw new Error('no node')
}
const judge = (session: SiwxSession, rules: Partial<VerifySessionOptions> = {}) =>
  verifySession(session, {
    isDomain: (domain) => domain === 'dapp.example',
    nowMs,
    verifiers: [verifierOf('valid')],
    words: { cosmos: 'Cosmos' },
    ...rules,
  })
const valid = { verdict: 'valid' }
const invalid = (field: string) => ({ verdict: 'invalid', field })

describe('verifySession', () => {
  it('accepts a session whose data matches its text and whose signature is valid', async () => {
    expect(await judge(sessionOf())).toEqual(valid)
  })

  it('accepts the optional fields of a message', async () => {
    const more = { expirationTime: at(1), notBefore: at(0), requestId: '', resources: ['https://a.example/'] }
    expect(await judge(sessionOf({ ...more, statement: 'Hello' }))).toEqual(valid)
  })

  it('reports a field of the session that differs from its text', async () => {
    const session = sessionOf({
      scheme: 'https',
      statement: 'Hello',
      expirationTime: at(minutes),
      notBefore: at(0),
      requestId: 'a',
      resources: ['https://a.example/', 'https://b.example/'],
    })
    for (const name of Object.keys(session.data) as (keyof SiwxFields)[])
      for (const value of [undefined, null, 'other', 7, ['other'], [...(session.data.resources ?? []), 'x'], {}])
        expect(await judge({ ...session, data: { ...session.data, [name]: value } }), name).toEqual(invalid(name))
  })

  it('reports a field of the session that its text lacks', async () => {
    for (const name of ['scheme', 'statement', 'expirationTime', 'notBefore', 'requestId'] as const)
      expect(await judge({ ...sessionOf(), data: { ...fields, [name]: '' } })).toEqual(invalid(name))
    expect(await judge({ ...sessionOf(), data: { ...fields, resources: [] } })).toEqual(invalid('resources'))
  })

  it('ignores the case of EVM addresses only', async () => {
    const lower = { ...fields, accountAddress: fields.accountAddress.toLowerCase() }
    expect(await judge({ ...sessionOf(), data: lower })).toEqual(valid)
    const cosmos = { chainId: 'cosmos:hub-4', accountAddress: 'cosmos1Ab' } as const
    const verifiers = [{ namespace: 'cosmos', verify: () => true }]
    expect(await judge(sessionOf(cosmos), { verifiers })).toEqual(valid)
    const other = { ...sessionOf(cosmos), data: { ...fields, ...cosmos, accountAddress: 'cosmos1ab' } }
    expect(await judge(other, { verifiers })).toEqual(invalid('accountAddress'))
  })

  it('rejects another domain, and a domain with a user', async () => {
    const evil = { domain: 'evil.example', uri: 'https://evil.example/' }
    expect(await judge(sessionOf(evil))).toEqual(invalid('domain'))
    const user = sessionOf({ domain: 'user@dapp.example', uri: 'https://user@dapp.example/' })
    expect(await judge(user, { isDomain: () => true })).toEqual(invalid('domain'))
  })

  it.each([
    'https://evil.example/',
    'http://dapp.example/',
    'https://dapp.example:8443/',
    'https://dapp.example@evil.example/',
    'https://dapp.example.evil.example/',
    'ftp://dapp.example/',
    'urn:dapp.example',
    'https://',
  ])('rejects the URI %s on dapp.example', async (uri) => {
    expect(await judge(sessionOf({ uri }))).toEqual(invalid('uri'))
  })

  it.each([
    [{ domain: 'dapp.example:8443', uri: 'https://dapp.example:8443' }, true],
    [{ domain: 'dapp.example:443', uri: 'https://dapp.example/' }, true],
    [{ domain: 'localhost:5173', uri: 'http://localhost:5173/', scheme: 'http' }, true],
    [{ domain: 'localhost:5173', uri: 'http://localhost:5173/' }, true],
    [{ domain: '[::1]:80', uri: 'http://[::1]/' }, true],
    [{ domain: '127.0.0.1.dapp.example', uri: 'http://127.0.0.1.dapp.example/' }, false],
    [{ domain: 'localhost:5173', uri: 'http://localhost:5173/', scheme: 'https' }, false],
    [{ domain: 'dapp.example', uri: 'app://dapp.example/', scheme: 'app' }, false],
  ])('checks the scheme and port of %o', async (changes, isRight) => {
    expect(await judge(sessionOf(changes), { isDomain: () => true })).toEqual(isRight ? valid : invalid('uri'))
  })

  it('tolerates clock skew up to the limit', async () => {
    const maxAgeMs = 10 * minutes
    expect(await judge(sessionOf({ issuedAt: at(5 * minutes) }))).toEqual(valid)
    expect(await judge(sessionOf({ issuedAt: at(5 * minutes + 1) }))).toEqual(invalid('issuedAt'))
    expect(await judge(sessionOf({ issuedAt: at(-maxAgeMs) }), { maxAgeMs })).toEqual(valid)
    expect(await judge(sessionOf({ issuedAt: at(-maxAgeMs - 1) }), { maxAgeMs })).toEqual(invalid('issuedAt'))
    expect(await judge(sessionOf({ issuedAt: at(-maxAgeMs - 1) }))).toEqual(valid)
    expect(await judge(sessionOf({ notBefore: at(minutes) }))).toEqual(valid)
    expect(await judge(sessionOf({ notBefore: at(minutes + 1) }))).toEqual(invalid('notBefore'))
    expect(await judge(sessionOf({ expirationTime: at(1) }))).toEqual(valid)
    expect(await judge(sessionOf({ expirationTime: at(0) }))).toEqual(invalid('expirationTime'))
  })

  it('accepts a ReCap only with its own statement', async () => {
    const recap = { att: { 'https://dapp.example': { 'crud/read': [{}] } }, prf: [] }
    const resources = [formatRecapUri(recap)]
    expect(await judge(sessionOf({ resources, statement: recapStatement(recap) }))).toEqual(valid)
    expect(await judge(sessionOf({ resources, statement: 'Hello.' }))).toEqual(invalid('resources'))
  })

  it('returns valid only if a verifier applies and all that apply agree', async () => {
    const says = async (...verifiers: ReturnType<typeof verifierOf>[]) => await judge(sessionOf(), { verifiers })
    expect(await says()).toEqual(invalid('chainId'))
    expect(await says(verifierOf('valid', () => false))).toEqual(invalid('chainId'))
    expect(
      await says(
        verifierOf(true),
        verifierOf('invalid', () => false),
      ),
    ).toEqual(valid)
    expect(await says(verifierOf('valid'), verifierOf(false))).toEqual(invalid('signature'))
    expect(await says(verifierOf(true), verifierOf('unknown'))).toEqual({ verdict: 'unknown' })
    expect(await says(verifierOf('unknown'), verifierOf('invalid'))).toEqual(invalid('signature'))
    expect(await says(verifierOf(fail))).toEqual({ verdict: 'unknown' })
    expect(await says(verifierOf(true), verifierOf(true, fail))).toEqual({ verdict: 'unknown' })
    expect(await says(verifierOf('yes' as Verdict))).toEqual({ verdict: 'unknown' })
  })

  it('calls no verifier of another namespace, or for sessions that earlier checks reject', async () => {
    const verifier = verifierOf('valid')
    const solana = { ...verifierOf('invalid'), namespace: 'solana' as const }
    expect(await judge(sessionOf(), { verifiers: [verifier, solana] })).toEqual(valid)
    await judge(sessionOf({ expirationTime: at(0) }), { verifiers: [verifier] })
    expect(verifier.verify).toHaveBeenCalledOnce()
    expect(solana.verify).not.toHaveBeenCalled()
  })

  it('passes only the fields of the text to a verifier', async () => {
    const verifier = verifierOf('valid')
    const session = sessionOf()
    await judge({ ...session, data: { ...fields, isAdmin: true } as SiwxFields }, { verifiers: [verifier] })
    expect(verifier.verify).toHaveBeenCalledWith(session)
  })

  it('never throws, whatever the input', async () => {
    const session = sessionOf()
    await fc.assert(
      fc.asyncProperty(
        fc.record({ message: fc.anything(), data: fc.anything(), signature: fc.anything() }),
        fc.subarray(['message', 'data', 'signature'] as const, { minLength: 1 }),
        async (junk, names) => {
          const hostile = Object.fromEntries(names.map((name) => [name, junk[name]]))
          const { verdict } = await judge({ ...session, ...hostile } as SiwxSession)
          if (verdict === 'valid') expect(typeof hostile['signature']).toBe('string')
          else expect(verdict).toBe('invalid')
        },
      ),
    )
  })
})
