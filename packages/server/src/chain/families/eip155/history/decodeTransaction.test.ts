import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChainLog, ChainReceipt, ChainTransaction } from './ChainBlock.js'
import { decodeTransaction } from './decodeTransaction.js'
import { zeroAddress } from './readMovements.js'
import { topics } from './topics.data.js'

const address = (value: number): string => `0x${value.toString(16).padStart(40, '0')}`
const word = (value: bigint | number | string): string => BigInt(value).toString(16).padStart(64, '0')
const topic = (value: bigint | number | string): string => `0x${word(value)}`
const hash = topic(1)
const [alice, bob, coin, weth, router] = [address(0xa1), address(0xb2), address(0xc0), address(0xee), address(0x40)]

const transactionOf = (more: Partial<ChainTransaction>): ChainTransaction => ({
  hash,
  block: 5,
  blockHash: topic(9),
  index: 2,
  from: alice,
  to: coin,
  value: 0n,
  selector: '0xa9059cbb',
  nonce: 3,
  ...more,
})
const logOf = (contract: string, names: readonly string[], data: string): ChainLog => ({
  address: contract,
  topics: names,
  data,
  block: 5,
  blockHash: topic(9),
  transaction: hash,
})
const transferLog = (from: string, to: string, amount: bigint, contract = coin): ChainLog =>
  logOf(contract, [topics.transfer, topic(from), topic(to)], `0x${word(amount)}`)

function decode(transaction: ChainTransaction, logs: readonly ChainLog[], more: Partial<ChainReceipt> = {}) {
  const receipt = { hash, blockHash: topic(9), isConfirmed: true, contractAddress: null, logs, ...more }
  const options = { chain: 'eip155:1', minedAtMs: 1000, wrappedNative: weth, isWatched: () => true }
  const entries = decodeTransaction(transaction, receipt, options)
  return new Map(entries.map((entry) => [entry.address, entry]))
}

it('decodeTransaction ignores events by which a token merely claims a transfer of other accounts', () => {
  const entries = decode(transactionOf({ from: router }), [transferLog(alice, bob, 0n)])
  expect([...entries.keys()]).toEqual([router])
  const own = decode(transactionOf({}), [transferLog(alice, bob, 0n)])
  expect(own.get(alice)).toMatchObject({ operation: 'send', transfers: [{ direction: 'out', amount: '0' }] })
})

it('decodeTransaction recognizes minting, burning, a paid mint, a pool deposit and a cancelled transaction', () => {
  const called = transactionOf({ selector: '0x12345678' })
  expect(decode(called, [transferLog(zeroAddress, alice, 1n)]).get(alice)?.operation).toBe('mint')
  expect(decode(called, [transferLog(alice, zeroAddress, 1n)]).get(alice)?.operation).toBe('burn')
  const paid = transactionOf({ selector: '0x12345678', value: 5n })
  expect(decode(paid, [transferLog(zeroAddress, alice, 1n)]).get(alice)?.operation).toBe('mint')
  const pooled = [transferLog(alice, router, 4n), transferLog(zeroAddress, alice, 1n, weth)]
  expect(decode(called, pooled).get(alice)?.operation).toBe('deposit')
  expect(decode(transactionOf({ to: alice, selector: '0x' }), []).get(alice)?.operation).toBe('cancel')
  expect(
    decode(transactionOf({ selector: '0x4e71d92d' }), [transferLog(router, alice, 1n)]).get(alice)?.operation,
  ).toBe('claim')
  expect(decode(called, []).get(alice)?.operation).toBe('execute')
})

it('decodeTransaction counts wrapping once, with or without a transfer event of the contract', () => {
  const wrap = transactionOf({ to: weth, value: 7n, selector: '0xd0e30db0' })
  const deposit = logOf(weth, [topics.deposit, topic(alice)], `0x${word(7)}`)
  const expected = [
    { direction: 'out', kind: 'native', amount: '7' },
    { direction: 'in', kind: 'token', token: weth, amount: '7' },
  ]
  expect(decode(wrap, [deposit]).get(alice)).toMatchObject({ operation: 'deposit', transfers: expected })
  const reported = decode(wrap, [transferLog(zeroAddress, alice, 7n, weth), deposit])
  expect(reported.get(alice)?.transfers).toEqual(expected)
})

it('decodeTransaction credits unwrapped currency of a router to its caller', () => {
  const swap = transactionOf({ to: router, selector: '0x18cbafe5' })
  const logs = [transferLog(alice, bob, 9n), logOf(weth, [topics.withdrawal, topic(router)], `0x${word(4)}`)]
  expect(decode(swap, logs).get(alice)).toMatchObject({
    operation: 'trade',
    sentFrom: alice,
    sentTo: router,
    transfers: [
      { direction: 'out', token: coin, amount: '9' },
      { direction: 'in', kind: 'native', amount: '4' },
    ],
  })
})

it('decodeTransaction moves nothing in a failed transaction', () => {
  const entries = decode(transactionOf({ value: 5n }), [transferLog(alice, bob, 1n)], { isConfirmed: false })
  expect([...entries.values()]).toMatchObject([{ address: alice, status: 'failed', operation: 'send', transfers: [] }])
})

it('decodeTransaction skips malformed events', () => {
  const piece = fc.oneof(fc.constantFrom(0n, 1n, 32n, 64n, 96n, 2n ** 255n, 2n ** 64n), fc.bigInt(0n, 2n ** 256n - 1n))
  const data = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((words) => `0x${words.map(word).join('')}`),
    fc.string({ maxLength: 200 }),
  )
  const names = fc
    .tuple(fc.constantFrom(...Object.values(topics)), fc.array(piece.map(topic), { maxLength: 3 }))
    .map((parts) => parts.flat())
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(coin, weth), names, data), { maxLength: 6 }), (events) => {
      const logs = events.map(([contract, first, text]) => logOf(contract, first, text))
      for (const { transfers } of decode(transactionOf({}), logs).values())
        for (const { amount } of transfers) expect(BigInt(amount)).toBeGreaterThanOrEqual(0n)
    }),
  )
})
