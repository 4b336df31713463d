import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCaipAccounts } from './parseCaipAccounts.js'
import { parseNetworkChange } from './parseNetworkChange.js'
import { parseNamespaces, parsePairedSession } from './parsePairedSession.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const isAddress = (value: string, networkId: string) =>
  !networkId.startsWith('eip155:') || /^0x[0-9a-f]{40}$/i.test(value)
const topic = 'ab'.repeat(32)

describe('parseAccounts', () => {
  it('keeps well-formed accounts and skips the rest', () => {
    const given = [`eip155:1:${address}`, `eip155:1:${address}`, 'eip155:1:nonsense', 'rubbish', 7, null, 'a:b:c:d']
    expect(parseCaipAccounts(given, isAddress)).toEqual([
      { networkId: 'eip155:1', account: { namespace: 'eip155', address, type: 'eoa' } },
    ])
  })

  it('accepts any input without throwing', () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseCaipAccounts(value, isAddress))))
  })
})

describe('parseNamespaces', () => {
  it('merges keys that contain a chain, and ignores accounts of another namespace', () => {
    const parsed = parseNamespaces(
      {
        'eip155:1': { accounts: [`eip155:1:${address}`], methods: ['personal_sign'] },
        'eip155:5': { accounts: [`eip155:5:${address}`, 'solana:x:y'], methods: ['eth_sign'] },
      },
      isAddress,
    )
    expect([...parsed.keys()]).toEqual(['eip155'])
    expect(parsed.get('eip155')).toMatchObject({
      networkIds: ['eip155:1', 'eip155:5'],
      methods: ['personal_sign', 'eth_sign'],
    })
  })
})

describe('parseSession', () => {
  it("reads links and cleans the wallet's metadata", () => {
    const session = {
      topic,
      expiry: 100,
      namespaces: { eip155: { accounts: [`eip155:1:${address}`] } },
      requiredNamespaces: { 'eip155:1': { methods: ['a'] } },
      optionalNamespaces: { eip155: { chains: ['eip155:5'], methods: ['b'] } },
      peer: {
        metadata: {
          name: '\u202eevil\n',
          icons: ['https://w.example/i.png'],
          redirect: { native: 'wallet://', universal: 'https://w.example/link' },
        },
      },
    }
    expect(parsePairedSession(session, isAddress)).toMatchObject({
      expiresAtMs: 100_000,
      requested: { networkIds: ['eip155:1', 'eip155:5'], methods: new Map([['eip155', ['a', 'b']]]) },
      wallet: {
        name: 'evil',
        imageUrl: 'https://w.example/i.png',
        nativeLink: 'wallet://',
        universalLink: 'https://w.example/link',
      },
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://w.example', 'blob:x', ' x://'])(
    'rejects %s as an app link',
    (native) => {
      const session = {
        topic,
        namespaces: { eip155: { accounts: [`eip155:1:${address}`] } },
        peer: { metadata: { redirect: { native, universal: native.replace('https', 'http') } } },
      }
      expect(parsePairedSession(session, isAddress)?.wallet).toEqual({ name: 'Wallet' })
    },
  )

  it('returns undefined for anything but a session', () => {
    fc.assert(fc.property(fc.anything(), (value) => parsePairedSession(value, isAddress) === undefined))
  })
})

describe('parseNetworkChange', () => {
  it.each([
    ['0x89', 'eip155:1', 'eip155:137'],
    [137, 'eip155:1', 'eip155:137'],
    ['137', 'eip155:1', 'eip155:137'],
    ['eip155:137', 'eip155:1', 'eip155:137'],
    [{ chainId: '0x89' }, 'eip155:1', 'eip155:137'],
    ['nonsense', 'eip155:1', 'eip155:1'],
    [-4, 'eip155:1', 'eip155:1'],
    ['anything', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    [1, 'rubbish', undefined],
  ])('reads %j sent on %s as %s', (data, sentOn, networkId) => {
    expect(parseNetworkChange(data, sentOn)).toBe(networkId)
  })
})
