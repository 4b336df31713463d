import { createFakePorts } from '@kit/testing'
import { sha256 } from '@noble/hashes/sha2.js'
import { Address, NETWORK, p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitcoin } from '../bitcoin.js'
import { bitcoinMainnet } from '../network/bitcoinNetworks.js'
import { chains } from '../network/chains.data.js'
import { parseBitcoinAddress } from './BitcoinAddress.js'
import { isOnBitcoinNetwork } from './isOnBitcoinNetwork.js'

const idOf = (name: keyof typeof chains) => `bip122:${chains[name].reference}` as const

describe('parseBitcoinAddress', () => {
  // The test vectors of BIP-173 and BIP-350 that apply to Bitcoin.
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', 'bc'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', 'tb'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'witness', 'bc'],
    ['BC1SW50QGDZ25J', 'witness', 'bc'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'witness', 'bc'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'p2tr', 'tb'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', 'bc'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'p2pkh', 'main'],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'p2sh', 'main'],
  ])('parses the address %s', (text, type, prefix) => {
    expect(parseBitcoinAddress(text)).toEqual({ type, prefix })
  })

  it.each([
    'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
    'bc1rw5uspcuh',
    'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7',
    'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv',
    'bc1gmk9yu',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'bc1pw5dgrnzv',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
    '',
    '1',
    'x'.repeat(10_000),
  ])('rejects %.80s', (text) => {
    expect(parseBitcoinAddress(text)).toBeUndefined()
  })

  it('parses addresses of any key, like the library', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(3), fc.nat(2), (seed, form, chain) => {
        const key = pubECDSA(sha256(seed))
        const prefixes = [NETWORK, TEST_NETWORK, { ...TEST_NETWORK, bech32: 'bcrt' }][chain] as typeof NETWORK
        const forms = [p2pkh, p2wpkh, (k: Uint8Array) => p2sh(p2wpkh(k, prefixes), prefixes)]
        const made = form === 3 ? p2tr(key.slice(1), undefined, prefixes) : forms[form]?.(key, prefixes)
        const address = String(made?.address)
        expect(parseBitcoinAddress(address)?.type).toBe(['p2pkh', 'p2wpkh', 'p2sh', 'p2tr'][form])
        const network = (['mainnet', 'signet', 'regtest'] as const)[chain] as 'mainnet'
        expect(isOnBitcoinNetwork(address, idOf(network))).toBe(true)
        expect(isOnBitcoinNetwork(address, idOf(chain === 0 ? 'testnet4' : 'mainnet'))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('rejects addresses with one changed letter, like the library', () => {
    const letters = '123456789abcdefghijkmnopqrstuvwxyz'
    const pick = fc.constantFrom('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
    fc.assert(
      fc.property(pick, fc.nat(33), fc.nat(letters.length - 1), (address, at, letter) => {
        const other = address.slice(0, at) + letters[letter] + address.slice(at + 1)
        const isKnown = (() => {
          try {
            return Boolean(Address(NETWORK).decode(other))
          } catch {
            return false
          }
        })()
        expect(parseBitcoinAddress(other) !== undefined).toBe(isKnown)
      }),
    )
  })
})

describe('isAddress of the Bitcoin adapter', () => {
  const { isAddress } = bitcoin({ networks: [bitcoinMainnet] })({ ports: createFakePorts() })
  const [main, regtest] = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk']
  const [oldMain, oldTest] = ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn']

  it.each([
    ['mainnet', [main, oldMain]],
    ['testnet4', [oldTest]],
    ['regtest', [regtest, oldTest]],
  ] as const)('accepts only addresses of the requested network: %s', (name, own) => {
    const all = [main, regtest, oldMain, oldTest]
    expect(all.filter((address) => isAddress(address))).toEqual(all)
    expect(new Set(all.filter((address) => isAddress(address, idOf(name))))).toEqual(new Set<string>(own))
  })

  it('rejects mainnet addresses on an unknown network', () => {
    expect([main, oldMain, oldTest, regtest].map((address) => isAddress(address, 'bip122:4242'))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
})
