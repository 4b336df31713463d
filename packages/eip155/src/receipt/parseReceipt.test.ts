import { describe, expect, it } from 'vitest'
import { parseReceipt } from './parseReceipt.js'

const hash = `0x${'11'.repeat(32)}`
const mined = { status: '0x1', blockNumber: '0xb' }
const log = { address: `0x${'aa'.repeat(20)}`, topics: [hash], data: '0x0102', logIndex: '0x3', removed: false }

describe('parseReceipt', () => {
  it.each([
    ['0x1', 'success'],
    ['0x0', 'reverted'],
  ])('maps status %s to %s', (status, expected) => {
    expect(parseReceipt({ ...mined, status }, hash)).toEqual({ hash, status: expected, blockNumber: 11n })
  })

  it.each(['0x2', '0x', '', 1, true, null, undefined, '1', 'success'])(
    'refuses status %j instead of assuming success',
    (status) => {
      expect(() => parseReceipt({ ...mined, status }, hash)).toThrow('Whether the transaction succeeded is unknown')
    },
  )

  it('explains why it refuses a pre-Byzantium receipt, which has a state root instead of a status', () => {
    expect(() => parseReceipt({ blockNumber: '0xb', root: hash }, hash)).toThrow('Byzantium')
  })

  it("returns the gas used and the total fee, including blobs and the rollup's L1 fee", () => {
    const gas = { gasUsed: '0x5208', effectiveGasPrice: '0x2' }
    expect(parseReceipt({ ...mined, ...gas }, hash)).toMatchObject({ gasUsed: 21_000n, fee: 42_000n })
    expect(parseReceipt({ ...mined, ...gas, l1Fee: '0x5' }, hash)).toMatchObject({ fee: 42_005n })
    const blobs = { blobGasUsed: '0x20000', blobGasPrice: '0x1' }
    expect(parseReceipt({ ...mined, ...gas, ...blobs }, hash)).toMatchObject({ fee: 173_072n })
  })

  it('returns no fee when the price is unknown', () => {
    expect(parseReceipt({ ...mined, gasUsed: '0x5208' }, hash)).not.toHaveProperty('fee')
    expect(parseReceipt({ ...mined, gasUsed: 'much', effectiveGasPrice: '0x2' }, hash)).toEqual({
      hash,
      status: 'success',
      blockNumber: 11n,
    })
  })

  it('returns the logs in order', () => {
    const { address, topics, data } = log
    expect(parseReceipt({ ...mined, logs: [log, { ...log, logIndex: '0x4', topics: [] }] }, hash)?.logs).toEqual([
      { address, topics, data, logIndex: 3 },
      { address, topics: [], data, logIndex: 4 },
    ])
  })

  it.each([
    ['a value that is not a list', {}],
    ['nothing', [null]],
    ['a short address', [{ ...log, address: '0xaa' }]],
    ['five topics', [{ ...log, topics: Array(5).fill(hash) }]],
    ['half a byte', [{ ...log, data: '0x123' }]],
    ['one invalid log among valid ones', [log, { ...log, topics: ['0x1'] }]],
  ])('returns no logs instead of some of them: %s', (_, logs) => {
    expect(parseReceipt({ ...mined, logs }, hash)).toEqual({ hash, status: 'success', blockNumber: 11n })
  })
})
