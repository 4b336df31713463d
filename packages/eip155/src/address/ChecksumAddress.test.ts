import { createFakePorts } from '@kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEip155Base } from '../adapter/createEip155Base.js'
import { toChecksumAddress } from './ChecksumAddress.js'

describe('toChecksumAddress', () => {
  it.each([
    // The examples of EIP-55.
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ] as const)('returns %s', (address) => {
    expect(toChecksumAddress(address)).toBe(address)
    expect(toChecksumAddress(address.toLowerCase() as `0x${string}`)).toBe(address)
    expect(toChecksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
  })

  it('formats addresses of the adapter for connectors', async () => {
    const { loadAddressFormat } = createEip155Base({ networks: [], ports: createFakePorts() })
    const format = await loadAddressFormat()
    expect(format('0xde709f2102306220921060314715629080E2FB77')).toBe('0xde709f2102306220921060314715629080e2fb77')
    expect(format('no address')).toBe('no address')
  })

  it('returns the same address', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
    fc.assert(fc.property(digits, (text) => toChecksumAddress(`0x${text}`).toLowerCase() === `0x${text}`.toLowerCase()))
  })
})
