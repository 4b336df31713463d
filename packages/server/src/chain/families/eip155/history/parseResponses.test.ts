import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MalformedResponse, parseBlock, parseLogs, parseReceipt, parseTransaction, toNumber } from './parseResponses.js'

const hash = `0x${'Ab'.repeat(32)}`
const transaction = {
  hash,
  blockNumber: '0x10',
  blockHash: hash,
  transactionIndex: '0x0',
  from: `0x${'Cd'.repeat(20)}`,
  to: null,
  value: '0xde0b6b3a7640000',
  input: '0x60806040ffff',
  nonce: '0x7',
}

it('parseBlock reads blocks with their transactions, in lower case', () => {
  const block = { number: '0x10', hash, parentHash: hash, timestamp: '0x5', transactions: [transaction] }
  expect(parseBlock(block)).toEqual({
    number: 16,
    hash: hash.toLowerCase(),
    parentHash: hash.toLowerCase(),
    minedAtMs: 5000,
    transactions: [
      {
        hash: hash.toLowerCase(),
        block: 16,
        blockHash: hash.toLowerCase(),
        index: 0,
        from: `0x${'cd'.repeat(20)}`,
        to: null,
        value: 10n ** 18n,
        selector: '0x60806040',
        nonce: 7,
      },
    ],
  })
  expect(parseBlock(null)).toBeNull()
  expect(() => parseTransaction({ ...transaction, blockNumber: null })).toThrow(MalformedResponse)
  expect(() => toNumber('0xffffffffffffffff', 'number')).toThrow(MalformedResponse)
})

it('the parsers of node responses throw the same error for any malformed response', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom(hash, '0x1', `0x${'00'.repeat(20)}`, null))
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(...Object.keys(transaction), 'number', 'logs', 'transactions', 'topics', 'data'),
      field,
    ),
  )
  fc.assert(
    fc.property(answer, (value) => {
      for (const parse of [parseBlock, parseTransaction, parseReceipt, parseLogs]) {
        try {
          parse(value)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedResponse)
        }
      }
    }),
  )
})
