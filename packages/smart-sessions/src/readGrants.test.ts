import { describe, expect, it } from 'vitest'
import { readGrants } from './readGrants.js'

const address = `0x${'12'.repeat(20)}`
const other = (type: string) => [{ kind: 'other', type }]

describe('what a session permits', () => {
  it.each([
    [
      'native-token-recurring-allowance',
      { allowance: '0x5', period: 60 },
      { kind: 'native', amount: 5n, periodMs: 60_000 },
    ],
    [
      'native-token-periodic',
      { periodAmount: '7', periodDuration: 60 },
      { kind: 'native', amount: 7n, periodMs: 60_000 },
    ],
    [
      'erc20-token-recurring-allowance',
      { address, allowance: 5, period: 60 },
      { kind: 'token', token: address, amount: 5n, periodMs: 60_000 },
    ],
    [
      'erc20-token-periodic',
      { tokenAddress: address, periodAmount: '0x5', periodDuration: 60 },
      { kind: 'token', token: address, amount: 5n, periodMs: 60_000 },
    ],
    ['contract-call', { address }, { kind: 'call', target: address, functionName: undefined, valueLimit: undefined }],
    [
      'contract-call',
      { address, functions: [{ functionName: 'mint\u202e', valueLimit: '0x1' }] },
      { kind: 'call', target: address, functionName: 'mint', valueLimit: 1n },
    ],
  ])('is read from %s %j', (type, data, grant) => {
    expect(readGrants([{ type, data }])).toEqual([grant])
  })

  it.each([
    ['native-token-recurring-allowance', { allowance: '-1', period: 60 }],
    ['native-token-recurring-allowance', { allowance: '0x5', period: 0 }],
    ['native-token-recurring-allowance', null],
    ['erc20-token-periodic', { tokenAddress: '0x12', periodAmount: '0x5', periodDuration: 60 }],
    ['contract-call', { address: 'everywhere' }],
    ['everything', { address }],
  ])('is told as what is not known where it cannot be read: %s %j', (type, data) => {
    expect(readGrants([{ type, data }])).toEqual(other(type))
  })
})
