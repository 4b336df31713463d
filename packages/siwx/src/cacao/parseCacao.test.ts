import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMessage } from '../message/parseMessage.js'
import { parseCacao } from './parseCacao.js'

/** A cheaper `fc.webUrl()`, which takes seconds to set up its paths. */
const webUrl = fc.tuple(fc.webAuthority(), fc.string()).map(([host, path]) => `https://${host}/${encodeURI(path)}`)

const payload = {
  iss: 'did:pkh:eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  domain: 'dapp.example',
  aud: 'https://dapp.example/',
  version: '1',
  nonce: '7pZ1mBwC4tXq9sKd',
  iat: '2026-11-23T10:00:00.000Z',
}
const cacao = (change: object = {}, h: unknown = { t: 'caip122' }, s: unknown = { t: 'eip191', s: '0x00' }) => ({
  h,
  p: { ...payload, ...change },
  s,
})

describe('parseCacao', () => {
  it('rebuilds the signed text of both CACAO types', () => {
    for (const t of ['eip4361', 'caip122']) {
      const session = parseCacao(cacao({ statement: '', exp: null }, { t }))
      expect(session && parseMessage(session.message)).toEqual(session?.data)
      expect(session?.data).toEqual({
        accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        chainId: 'eip155:1',
        domain: 'dapp.example',
        issuedAt: payload.iat,
        nonce: payload.nonce,
        uri: payload.aud,
        version: '1',
      })
    }
  })

  it.each([
    ['another type', cacao({}, { t: 'eip1' })],
    ['another chain family', cacao({ iss: 'did:pkh:solana:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })],
    ['no signature', cacao({}, { t: 'caip122' }, {})],
    ['an invalid signature', cacao({}, { t: 'caip122' }, { t: 'eip191', s: '0xzz' })],
    ['a statement of two lines', cacao({ statement: 'a\nURI: https://evil.example' })],
    ['a domain that forges a line', cacao({ domain: 'dapp.example wants\n' })],
    ['too many resources', cacao({ resources: Array(21).fill('https://a.example') })],
    ['invalid resources', cacao({ resources: [1] })],
  ])('rejects %s', (_, given) => {
    expect(parseCacao(given)).toBeUndefined()
  })

  it('returns what parses to the same session again, and never throws', () => {
    const value = fc.oneof(fc.string(), webUrl, fc.anything({ maxDepth: 1 }))
    const change = fc.dictionary(fc.constantFrom(...Object.keys(payload), 'statement', 'exp', 'resources'), value)
    fc.assert(
      fc.property(
        fc.oneof(
          change.map((fields) => cacao(fields)),
          fc.anything(),
        ),
        (given) => {
          const session = parseCacao(given)
          if (session !== undefined) expect(parseMessage(session.message)).toEqual(session.data)
        },
      ),
    )
  })
})
