import { isKitError } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPayment } from './readPayment.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('readPayment', () => {
  it.each([
    [`ethereum:${address}`, { address }],
    [`ethereum:${address}@137?value=1.5e18`, { address, networkId: 'eip155:137', amount: 15n * 10n ** 17n }],
    ['ethereum:alice.eth?value=5', { address: 'alice.eth', amount: 5n }],
    [
      `ETHEREUM:${token}@1/transfer?address=${address}&uint256=2.5e6&gas=50000`,
      { address, token, networkId: 'eip155:1', amount: 2_500_000n },
    ],
  ])('reads %s', (uri, payment) => {
    expect(readPayment(uri)).toEqual(payment)
  })

  it.each(['', 'https://dapp.example', address, 'bitcoin:bc1q', ' ethereum:'])('ignores %j', (text) => {
    expect(readPayment(text)).toBeUndefined()
  })

  it.each([
    ['a negative amount', `ethereum:${address}?value=-1`],
    ['a fraction of a base unit', `ethereum:${address}?value=1.5`],
    ['more than a uint256', `ethereum:${address}?value=1e78`],
    ['an invalid recipient', 'ethereum:0x1234'],
    ['a wrong checksum', `ethereum:${address.replace('C8', 'c8')}`],
    ['a wrong checksum in the token address', `ethereum:${token.replace('A0', 'a0')}/transfer?address=${address}`],
    ['another function', `ethereum:${token}/approve?address=${address}&uint256=1`],
    ['a token by name', `ethereum:usdc.eth/transfer?address=${address}&uint256=1`],
    ['a link that is too long', `ethereum:${address}?x=${'1'.repeat(5_000)}`],
  ])('rejects %s', (_, uri) => {
    expect(() => readPayment(uri)).toThrow(expect.objectContaining({ code: 'payment/invalid' }))
  })

  it('returns a payment or undefined, or throws only for a malformed link', () => {
    const piece = fc.constantFrom(
      'ethereum:',
      address,
      token,
      'alice.eth',
      '@',
      '1',
      '/transfer',
      '?',
      '&',
      'value=',
      'uint256=',
      'e',
      '.',
      '-',
      '%',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string())).map((all) => `ethereum:${all.join('')}`),
    )
    fc.assert(
      fc.property(text, (uri) => {
        try {
          const payment = readPayment(uri)
          return payment === undefined ? !/^ethereum:/i.test(uri) : (payment.amount ?? 0n) >= 0n
        } catch (error) {
          return isKitError(error, 'payment/invalid')
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
