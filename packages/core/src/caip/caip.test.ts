import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKitError } from '../error/isKitError.js'
import { chainReferenceOf } from './chainReferenceOf.js'
import { formatAddress } from './formatAddress.js'
import { namespaceOf } from './namespaceOf.js'
import { knownNamespaces, parseCaipAddress } from './parseCaipAddress.js'
import { isCaipNetworkId, parseCaipNetworkId } from './parseCaipNetworkId.js'

describe('parseCaipNetworkId', () => {
  // Test cases from the CAIP specifications.
  it.each([
    ['eip155:1', 'eip155', '1'],
    ['bip122:000000000019d6689c085ae165831e93', 'bip122', '000000000019d6689c085ae165831e93'],
    ['cosmos:cosmoshub-3', 'cosmos', 'cosmoshub-3'],
    ['cosmos:Binance-Chain-Tigris', 'cosmos', 'Binance-Chain-Tigris'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 'polkadot', 'b0a8d493285c2df73290dfb7e61f870f'],
    ['chainstd:8c3444cf8970a9e41a706fab93e7a6c4', 'chainstd', '8c3444cf8970a9e41a706fab93e7a6c4'],
  ])('parses %s into %s and %s', (id, namespace, reference) => {
    expect(parseCaipNetworkId(id)).toEqual({ namespace, reference })
    expect(chainReferenceOf(`${namespace}:${reference}`)).toBe(reference)
  })

  it.each([
    '',
    'eip155',
    'eip155:',
    ':1',
    'ab:1',
    'EIP155:1',
    'eip155:1:2',
    'toolongname:1',
    `eip155:${'1'.repeat(33)}`,
    'eip155: 1',
    'eip155:1\n',
  ])('rejects %j with its error code and message', (id) => {
    expect(() => parseCaipNetworkId(id)).toThrow('Invalid CAIP-2 network ID.')
    expect(isCaipNetworkId(id)).toBe(false)
  })

  it('rejects values that are not strings', () => {
    for (const value of [undefined, null, 1, {}, []])
      expect(() => parseCaipNetworkId(value as never)).toThrow('Invalid CAIP-2 network ID.')
  })
})

describe('namespaceOf', () => {
  it.each(['eip155', 'eip155:1', 'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'])(
    'returns the part of %s before the first colon',
    (id) => {
      expect(namespaceOf(id)).toBe('eip155')
    },
  )

  it('returns undefined without an ID', () => {
    expect(namespaceOf(undefined)).toBeUndefined()
  })
})

describe('parseCaipAddress', () => {
  it.each([
    ['eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', 'eip155:1', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'],
    [
      'bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
      'bip122:000000000019d6689c085ae165831e93',
      '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
    ],
    [
      'cosmos:cosmoshub-3:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
      'cosmos:cosmoshub-3',
      'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
    ],
    [
      'polkadot:b0a8d493285c2df73290dfb7e61f870f:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy',
      'polkadot:b0a8d493285c2df73290dfb7e61f870f',
      '5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy',
    ],
  ])('parses %s as an address of %s', (id, networkId, address) => {
    expect(parseCaipAddress(id)).toMatchObject({ networkId, address })
  })

  it.each([
    '',
    'eip155:1',
    'eip155:1:',
    ':1:0x',
    'eip155::0x',
    'starknet:SN_GOERLI:0x02dd',
    'eip155:1:0x:2',
    'eip155:1:a b',
    `eip155:1:${'a'.repeat(129)}`,
  ])('rejects %j with its error code and message', (id) => {
    expect(() => parseCaipAddress(id)).toThrow('Invalid CAIP Address')
  })

  it.each(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])('accepts the known namespace %s', (namespace) => {
    expect(parseCaipAddress(`${namespace}:1:0x02dd`).namespace).toBe(namespace)
  })

  it('accepts a custom namespace that the app passes', () => {
    expect(parseCaipAddress('starknet:SN_GOERLI:0x02dd', ['starknet']).namespace).toBe('starknet')
  })

  it('rejects unknown namespaces, and known ones that the app does not pass', () => {
    expect(knownNamespaces).toEqual(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])
    expect(() => parseCaipAddress('eip155:1:0x02dd', ['starknet'])).toThrow('Invalid CAIP Address')
  })

  it('parses any text or throws a typed error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }).map((parts) => parts.join(':')),
        ),
        (text) => {
          try {
            const { networkId, address } = parseCaipAddress(text)
            return `${networkId}:${address}` === text
          } catch (error) {
            return isKitError(error, 'caip/invalidAddress')
          }
        },
      ),
    )
  })
})

describe('formatAddress', () => {
  it('keeps 4 characters at the start and 6 at the end', () => {
    expect(formatAddress('0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb')).toBe('0xab…5Bfcdb')
  })

  it('returns short addresses unchanged', () => {
    expect(formatAddress('0x12345678')).toBe('0x12345678')
    expect(formatAddress('')).toBe('')
  })
})
