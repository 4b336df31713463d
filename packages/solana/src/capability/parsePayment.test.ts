import { isKitError } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solanaMainnet as network } from '../network/solanaNetworks.js'
import { formatSolanaPaymentUri } from '../payment/formatSolanaPaymentUri.js'
import { parsePayment } from './parsePayment.js'

/** A cheap replacement for `fc.webUrl()`, whose paths take seconds to set up. */
const webUrl = fc.tuple(fc.webAuthority(), fc.string()).map(([host, path]) => `https://${host}/${encodeURI(path)}`)

const address = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const token = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const codeOf = (uri: string) => {
  try {
    return parsePayment(uri)
  } catch (error) {
    return isKitError(error) ? error.code : error
  }
}

describe('parsePayment', () => {
  it('reads back a payment link as it was written, with tokens in whole units', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (amount) => {
        expect(parsePayment(formatSolanaPaymentUri({ network, address, amount }))).toEqual({ address, amount })
      }),
    )
    const of = { address: token, decimals: 6 }
    const uri = formatSolanaPaymentUri({ network, address, amount: 10_000n, token: of })
    expect(parsePayment(uri)).toEqual({ address, token, units: '0.01' })
    expect(parsePayment(formatSolanaPaymentUri({ network, address }))).toEqual({ address })
  })

  it.each([
    'solana:https%3A%2F%2Fshop.example%2Fpay',
    'solana:',
    `solana:${address}?amount=0.0000000001`,
    `solana:${address}?amount=-1`,
    `solana:${address}?amount=${'1'.repeat(5_000)}`,
  ])('rejects a payment link that is malformed or leads to a server: %s', (uri) => {
    expect(codeOf(uri)).toBe('payment/invalid')
  })

  it('returns undefined for any other text, and throws nothing else', () => {
    const link = fc.string().map((text) => `solana:${address}?${text}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl, link), (text) => {
        const result = codeOf(text)
        if (!/^solana:/i.test(text)) expect(result).toBeUndefined()
        else expect(typeof result === 'object' || result === 'payment/invalid').toBe(true)
      }),
    )
  })
})
