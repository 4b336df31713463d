import type { Network } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNetwork } from '../network/toNetwork.js'
import { formatPaymentUri } from './formatPaymentUri.js'
import { parsePaymentUri } from './parsePaymentUri.js'
import { parseUriNumber } from './parseUriNumber.js'

const alice = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359'
const unicorn = '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7'
const bob = '0x8e23ee67d1332ad560396262c48ffbb01f93d052'
const network: Network = toNetwork({
  id: 10,
  name: 'Ten',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

describe('formatting a payment request (ERC-681)', () => {
  it.each([
    ['a negative amount', -1n],
    ['an amount out of range', 2n ** 256n],
    ['a number with a fraction', 1.5],
    ['a text', '1'],
  ])('rejects %s, for the currency and for a token', (_, amount) => {
    for (const token of [undefined, { address: unicorn, decimals: 6 }]) {
      const write = () =>
        formatPaymentUri({ network, address: alice, amount: amount as bigint, ...(token && { token }) })
      expect(write).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
    }
  })
})

describe('parsing a payment request (ERC-681)', () => {
  it.each([
    // The two examples of the standard.
    [`ethereum:${alice}?value=2.014e18`, { target: alice, amount: 2_014_000_000_000_000_000n }],
    [`ethereum:${unicorn}/transfer?address=${bob}&uint256=1`, { target: bob, token: unicorn, amount: 1n }],
    [`ethereum:${alice}`, { target: alice }],
    [`ETHEREUM:pay-${alice}@1`, { target: alice, networkId: 'eip155:1' }],
    ['ethereum:pay-my-shop.eth@10?value=1', { target: 'my-shop.eth', networkId: 'eip155:10', amount: 1n }],
    ['ethereum:shop.eth', { target: 'shop.eth' }],
    [`ethereum:${unicorn}@5/transfer?address=shop.eth`, { target: 'shop.eth', token: unicorn, networkId: 'eip155:5' }],
    [`ethereum:${alice}?gas=21000&gasPrice=1e9`, { target: alice, gasLimit: 21_000n, gasPrice: 1_000_000_000n }],
    [`ethereum:${alice}?gasLimit=5&label=Lunch`, { target: alice, gasLimit: 5n }],
    [
      `ethereum:${unicorn}/vote?uint8=1&string=a%26b&value=7`,
      {
        target: unicorn,
        amount: 7n,
        call: {
          functionName: 'vote',
          args: [
            { type: 'uint8', value: '1' },
            { type: 'string', value: 'a&b' },
          ],
        },
      },
    ],
  ])('parses %s', (uri, expected) => {
    expect(parsePaymentUri(uri)).toEqual(expected)
  })

  it.each([
    ['nothing', ''],
    ['another scheme', `bitcoin:${alice}`],
    ['an address without 0x, which is not a name either', `ethereum:${alice.slice(2)}`],
    ['an address that is too short', `ethereum:${alice.slice(0, -1)}`],
    ['a name that looks like an address', `ethereum:${alice}.eth`],
    ['the prefix of another standard', `ethereum:foo-${alice}`],
    ['an invalid chain ID', `ethereum:${alice}@0`],
    ['a chain ID in words', `ethereum:${alice}@one`],
    ['a negative amount', `ethereum:${alice}?value=-1`],
    ['a fraction of the smallest unit', `ethereum:${alice}?value=2.014e2`],
    ['an amount out of range', `ethereum:${alice}?value=1e78`],
    ['an exponent that fills the memory', `ethereum:${alice}?value=1e999999999`],
    ['a missing number', `ethereum:${alice}?value=`],
    ['two amounts', `ethereum:${alice}?value=1&value=2`],
    ['two gas limits', `ethereum:${alice}?gas=1&gasLimit=2`],
    ['a wrong escape', `ethereum:${alice}/%E0%A4%A?x=1`],
    ['a transfer without a recipient', `ethereum:${unicorn}/transfer?uint256=1`],
    ['a transfer in another order', `ethereum:${unicorn}/transfer?uint256=1&address=${bob}`],
    ['a transfer with extra arguments', `ethereum:${unicorn}/transfer?address=${bob}&uint256=1&uint256=2`],
    ['a transfer that also takes ether', `ethereum:${unicorn}/transfer?address=${bob}&uint256=1&value=1e18`],
  ])('rejects %s', (_, uri) => {
    expect(parsePaymentUri(uri)).toBeUndefined()
  })

  it.each([
    ['+12', 12n],
    ['.5e1', 5n],
    ['1.50e2', 150n],
    ['0', 0n],
    ['7e', 7n],
    ['1E3', 1000n],
    ['e3', undefined],
    ['1.', undefined],
    ['0x10', undefined],
    ['1 ', undefined],
  ])('reads the number %s', (text, expected) => {
    expect(parseUriNumber(text)).toBe(expected)
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parsePaymentUri(text)
        parsePaymentUri(`ethereum:${alice}${text}`)
      }),
    )
  })
})

describe('payment request (ERC-681)', () => {
  it("always contains its chain, and its amount with the currency's own exponent", () => {
    expect(formatPaymentUri({ network, address: alice })).toBe(`ethereum:${alice}@10`)
    const amount = 2_014_000_000_000_000_000n
    expect(formatPaymentUri({ network, address: alice, amount })).toBe(`ethereum:${alice}@10?value=2.014e18`)
    const token = { address: unicorn, decimals: 6 }
    expect(formatPaymentUri({ network, address: bob, amount: 1_500_000n, token })).toBe(
      `ethereum:${unicorn}@10/transfer?address=${bob}&uint256=1.5e6`,
    )
  })

  it('rejects an invalid address', () => {
    for (const payment of [{ address: 'shop.eth' }, { address: alice, token: { address: 'TUSD', decimals: 6 } }]) {
      expect(() => formatPaymentUri({ network, ...payment })).toThrow(
        expect.objectContaining({ code: 'account/invalidAddress' }),
      )
    }
  })

  it('round-trips for any amount', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
        const token = { address: unicorn, decimals }
        const read = parsePaymentUri(formatPaymentUri({ network, address: bob, amount, token }))
        expect(read).toEqual({ target: bob, token: unicorn, amount, networkId: 'eip155:10' })
      }),
    )
  })
})
