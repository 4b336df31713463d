import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMessage } from '../message/formatMessage.js'
import { parseMessage } from '../message/parseMessage.js'
import { formatRecapUri, type Recap } from './formatRecapUri.js'
import { parseRecapUri } from './parseRecapUri.js'
import { readRecap } from './readRecap.js'
import { recapStatement } from './recapStatement.js'

const kepler: Recap = {
  att: {
    'urn:credential:type:type1': { 'credential/present': [{}] },
    'kepler:ens:example.eth://default/kv': { 'kv/list': [{}], 'kv/get': [{}], 'kv/metadata': [{}] },
  },
  prf: [],
}
const sentence = recapStatement(kepler)
const uri = formatRecapUri(kepler)

describe('ReCap', () => {
  it('states its abilities in words by resource, namespace and name', () => {
    expect(sentence).toBe(
      "I further authorize the stated URI to perform the following actions on my behalf: (1) 'kv': 'get', 'list', 'metadata' for 'kepler:ens:example.eth://default/kv'. (2) 'credential': 'present' for 'urn:credential:type:type1'.",
    )
  })

  it('has one encoding, whatever the order of its keys', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('crud/read', 'crud/update', 'msg/send', 'a/b'), { minLength: 1 }),
        (abilities) => {
          const of = (names: readonly string[]): Recap => ({
            att: { 'https://a.example': Object.fromEntries(names.map((name) => [name, [{ b: 1, a: 2 }]])) },
            prf: [],
          })
          const written = formatRecapUri(of(abilities))
          expect(formatRecapUri(of([...abilities].reverse()))).toBe(written)
          expect(parseRecapUri(written)).toEqual(of(abilities))
        },
      ),
    )
  })

  it('round-trips through a message', () => {
    const text = formatMessage({
      domain: 'dapp.example',
      accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      statement: `Welcome. ${sentence}`,
      uri: 'https://dapp.example/',
      version: '1',
      chainId: 'eip155:1',
      nonce: '7pZ1mBwC4tXq9sKd',
      issuedAt: '2026-11-23T10:00:00.000Z',
      resources: ['https://dapp.example/terms', uri],
    })
    const fields = parseMessage(text)
    expect(fields && readRecap(fields)).toEqual(kepler)
  })

  const other = formatRecapUri({ att: { 'https://a.example': { 'crud/read': [] } }, prf: [] })
  it.each([
    ['is not the last resource', { resources: [uri, 'https://a.example'], statement: sentence }],
    ['is one of two', { resources: [other, uri], statement: sentence }],
    ['is not in the statement', { resources: [uri], statement: 'Welcome.' }],
    ['is in no statement', { resources: [uri] }],
    ['differs from the statement', { resources: [other], statement: sentence }],
    ['has more after its sentence', { resources: [uri], statement: `${sentence} Or not.` }],
    ['has a word that runs into its sentence', { resources: [uri], statement: `Not${sentence}` }],
    ['is padded', { resources: [`${uri}=`], statement: sentence }],
    ['isn’t JSON', { resources: ['urn:recap:AAAA'], statement: sentence }],
  ])('counts as invalid if it %s', (_, fields) => {
    expect(readRecap(fields)).toBe('invalid')
  })

  it('can be absent from a message', () => {
    expect(readRecap({ resources: ['https://a.example'] })).toBeUndefined()
    expect(readRecap({})).toBeUndefined()
  })

  it.each([
    ['nothing', { att: {}, prf: [] }],
    ['an ability without a namespace', { att: { 'https://a.example': { read: [] } }, prf: [] }],
    ['a name that would end its quotation', { att: { "https://a.example'. (2) 'x": { 'a/b': [] } }, prf: [] }],
  ])("can't grant %s", (_, recap) => {
    expect(() => formatRecapUri(recap)).toThrow(expect.objectContaining({ code: 'siwx/invalidField' }))
  })

  it('parses or returns undefined, and never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readRecap({ resources: [`urn:recap:${text}`], statement: text })))
  })
})
