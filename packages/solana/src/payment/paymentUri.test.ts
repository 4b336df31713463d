import { parseUnits } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solanaMainnet as network } from '../network/solanaNetworks.js'
import { formatPaymentRequest } from './formatPaymentRequest.js'
import { formatSolanaPaymentUri } from './formatSolanaPaymentUri.js'
import { parseSolanaPaymentUri } from './parseSolanaPaymentUri.js'

const address = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const usdc = { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 }

describe('Solana Pay link', () => {
  // The examples of the specification, section "Transfer Request".
  it('matches the examples of the standard', () => {
    expect(
      formatPaymentRequest({
        network,
        address,
        amount: 1_000_000_000n,
        label: 'Michael',
        message: 'Thanks for all the fish',
        memo: 'OrderId12345',
      }),
    ).toBe(`solana:${address}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`)
    expect(formatSolanaPaymentUri({ network, address, amount: 10_000n, token: usdc })).toBe(
      `solana:${address}?amount=0.01&spl-token=${usdc.address}`,
    )
    expect(formatPaymentRequest({ network, address, label: 'Michael' })).toBe(`solana:${address}?label=Michael`)
    expect(formatSolanaPaymentUri({ network, address })).toBe(`solana:${address}`)
  })

  it('repeats its references', () => {
    const uri = formatPaymentRequest({ network, address, references: [address, usdc.address] })
    expect(uri).toBe(`solana:${address}?reference=${address}&reference=${usdc.address}`)
    expect(parseSolanaPaymentUri(uri)?.references).toEqual([address, usdc.address])
  })

  it('keeps every base unit of an amount and uses no exponent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.nat(18), (amount, decimals) => {
        const uri = formatSolanaPaymentUri({ network, address, amount, token: { ...usdc, decimals } })
        const text = parseSolanaPaymentUri(uri)?.amount ?? ''
        expect(text).toMatch(/^\d+(\.\d+)?$/)
        expect(parseUnits(text, decimals)).toBe(amount)
      }),
    )
  })

  it('rejects invalid addresses', () => {
    const invalid = expect.objectContaining({ code: 'account/invalidAddress' })
    expect(() => formatSolanaPaymentUri({ network, address: 'x' })).toThrow(invalid)
    expect(() => formatSolanaPaymentUri({ network, address, token: { address: 'x', decimals: 1 } })).toThrow(invalid)
    expect(() => formatPaymentRequest({ network, address, references: ['x'] })).toThrow(invalid)
  })

  it('rejects a negative amount', () => {
    const invalid = expect.objectContaining({ code: 'payment/invalid' })
    expect(() => formatSolanaPaymentUri({ network, address, amount: -1n })).toThrow(invalid)
    expect(() => formatPaymentRequest({ network, address, amount: -1_000_000n, token: usdc })).toThrow(invalid)
  })

  it('decodes its escapes', () => {
    expect(parseSolanaPaymentUri(`solana:${address}?label=Caf%C3%A9+7&memo=%26%3D&unknown=1`)).toEqual({
      address,
      references: [],
      label: 'Café 7',
      memo: '&=',
    })
    expect(parseSolanaPaymentUri(`SOLANA:${address}`)?.address).toBe(address)
  })

  it.each([
    '',
    'solana:',
    'solana:nobody',
    `bitcoin:${address}`,
    'solana:https%3A%2F%2Fexample.com%2Fsolana-pay',
    `solana:${address}?amount=1e9`,
    `solana:${address}?amount=-1`,
    `solana:${address}?amount=+1`,
    `solana:${address}?amount=.5`,
    `solana:${address}?amount=1.`,
    `solana:${address}?amount=`,
    `solana:${address}?amount=1&amount=2`,
    `solana:${address}?spl-token=usdc`,
    `solana:${address}?reference=x`,
  ])('rejects %s', (text) => {
    expect(parseSolanaPaymentUri(text)).toBeUndefined()
  })
})
