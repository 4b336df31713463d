import { createFakePorts } from '@kit/testing'
import { blake2b as reference } from '@noble/hashes/blake2'
import { hexToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { polkadot } from '../polkadot.js'
import { networkOf } from '../testing/setUp.js'
import { formatSs58, parseSs58 } from './PolkadotAddress.js'
import { parsePolkadotShape } from './parsePolkadotShape.js'

const alice = 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefix = fc.integer({ min: 0, max: 16_383 }).filter((value) => value !== 46 && value !== 47)

describe('SS58 addresses', () => {
  it.each([
    // Substrate's development account under several identifiers of the SS58 registry.
    [42, '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
    [0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    [2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  ])('write and parse prefix %i', (number, address) => {
    expect(formatSs58(hexToBytes(alice), number)).toBe(address)
    expect(parseSs58(address)).toEqual({ prefix: number, publicKey: hexToBytes(alice) })
  })

  it('round-trip for any key and prefix', () => {
    fc.assert(
      fc.property(key, prefix, (publicKey, number) => {
        expect(parseSs58(formatSs58(publicKey, number))).toEqual({
          prefix: number,
          publicKey: Uint8Array.from(publicKey),
        })
      }),
    )
  })

  it('reject an address with one character changed', () => {
    const address = formatSs58(hexToBytes(alice), 42)
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom(...'123abcXYZ'), (index, character) => {
        fc.pre(address[index] !== character)
        expect(parseSs58(`${address.slice(0, index)}${character}${address.slice(index + 1)}`)).toBeUndefined()
      }),
    )
  })

  it('reject addresses that are too short, too long, reserved, or have an overlong identifier', () => {
    const sealed = (...head: number[]) => {
      const payload = Uint8Array.from([...head, ...hexToBytes(alice)])
      const checksum = reference(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...payload])).subarray(0, 2)
      return base58.encode(Uint8Array.from([...payload, ...checksum]))
    }
    expect(parseSs58(sealed(42))).toBeDefined()
    // The first is 42 in two bytes.
    for (const head of [[0x40 | (42 >> 2), (42 & 3) << 6], [46], [47], [128], [42, 0], []])
      expect(parseSs58(sealed(...head))).toBeUndefined()
    for (const text of ['', '5', '0x', alice]) expect(parseSs58(text)).toBeUndefined()
  })

  it('recognize the shape for any key and prefix before the checksum code is loaded', () => {
    fc.assert(
      fc.property(key, prefix, (publicKey, number) => {
        const address = formatSs58(publicKey, number)
        expect(parsePolkadotShape(address)).toMatchObject({ kind: 'substrate', prefix: number })
        expect(parsePolkadotShape(`${address.slice(0, -1)}${address.endsWith('z') ? 'y' : 'z'}`)).toBeDefined()
      }),
    )
  })

  it('reject an invalid key or prefix when writing', () => {
    expect(() => formatSs58(new Uint8Array(33), 42)).toThrow(RangeError)
    for (const number of [-1, 46, 47, 16_384, 1.5])
      expect(() => formatSs58(hexToBytes(alice), number)).toThrow(RangeError)
  })
})

describe('isAddress of the Polkadot adapter', () => {
  const [substrate, moonbeam] = [networkOf('a', { ss58Format: 0 }), networkOf('b', { accountFormat: 'ethereum' })]
  const { isAddress } = polkadot({ networks: [substrate, moonbeam] })({ ports: createFakePorts() })
  const key = new Uint8Array(32).fill(7)
  const own = [0, 42].map((prefix) => formatSs58(key, prefix))
  const [kusama, ethereum] = [formatSs58(key, 2), `0x${'11'.repeat(20)}`]

  it('accepts only addresses with the prefix of the requested network or the generic prefix', () => {
    for (const address of own) expect(isAddress(address, substrate.id)).toBe(true)
    expect([kusama, ethereum].map((address) => isAddress(address, substrate.id))).toEqual([false, false])
  })

  it('accepts only the account format of the network', () => {
    expect([ethereum, ...own].map((address) => isAddress(address, moonbeam.id))).toEqual([true, false, false])
  })

  it('accepts any address of the family without a network, or on an unknown network', () => {
    for (const address of [...own, kusama, ethereum])
      expect([isAddress(address), isAddress(address, 'polkadot:cc')]).toEqual([true, true])
    expect(isAddress('x', 'polkadot:cc')).toBe(false)
  })
})
