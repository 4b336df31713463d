import { describe, expect, it } from 'vitest'
import { readGrants } from './readGrants.js'

const address = `0x${'12'.repeat(20)}`
const other = (type: string) => [{ kind: 'other', type }]

describe('readGrants', () => {
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
    ['native-token-allowance', { allowanceAmount: '0x5' }, { kind: 'total', token: undefined, amount: 5n }],
    [
      'erc20-token-allowance',
      { tokenAddress: address, allowanceAmount: '5' },
      { kind: 'total', token: address, amount: 5n },
    ],
    [
      'native-token-stream',
      { amountPerSecond: '0x2', initialAmount: '0x1', maxAmount: '0x9', startTime: 1 },
      { kind: 'stream', token: undefined, initial: 1n, perSecond: 2n, limit: 9n },
    ],
    [
      'erc20-token-stream',
      { tokenAddress: address, amountPerSecond: '2', maxAmount: `0x${'f'.repeat(64)}` },
      { kind: 'stream', token: address, initial: 0n, perSecond: 2n, limit: undefined },
    ],
    [
      'native-token-stream',
      { amountPerSecond: '2', initialAmount: null, maxAmount: null },
      { kind: 'stream', token: undefined, initial: 0n, perSecond: 2n, limit: undefined },
    ],
    ['erc20-token-revocation', {}, { kind: 'revocation' }],
    ['token-approval-revocation', { erc20Approve: true }, { kind: 'revocation' }],
    ['contract-call', { address }, { kind: 'call', target: address, functionName: undefined, valueLimit: undefined }],
    [
      'contract-call',
      { address, functions: [{ functionName: 'mint\u202e', valueLimit: '0x1' }] },
      { kind: 'call', target: address, functionName: 'mint', valueLimit: 1n },
    ],
  ])('reads %s %j', (type, data, grant) => {
    expect(readGrants([{ type, data }])).toEqual([grant])
  })

  it.each([
    ['native-token-recurring-allowance', { allowance: '-1', period: 60 }],
    ['native-token-recurring-allowance', { allowance: '0x5', period: 0 }],
    ['native-token-recurring-allowance', null],
    ['erc20-token-periodic', { tokenAddress: '0x12', periodAmount: '0x5', periodDuration: 60 }],
    ['erc20-token-allowance', { allowanceAmount: '0x5' }],
    ['native-token-stream', { initialAmount: '0x5' }],
    ['native-token-stream', { amountPerSecond: '0x5', maxAmount: 'much' }],
    ['erc20-token-stream', { amountPerSecond: '0x5' }],
    ['contract-call', { address: 'everywhere' }],
    ['everything', { address }],
  ])("returns an unknown permission if it can't be read: %s %j", (type, data) => {
    expect(readGrants([{ type, data }])).toEqual(other(type))
  })

  it('says that a permission covers more functions than are listed', () => {
    const functions = Array.from({ length: 21 }, (_, at) => ({ functionName: `f${at}` }))
    const grants = readGrants([{ type: 'contract-call', data: { address, functions } }])
    expect(grants).toHaveLength(21)
    expect(grants.at(-1)).toEqual({ kind: 'other', type: `contract-call ${address}` })
    expect(readGrants([{ type: 'contract-call', data: { address, functions: functions.slice(1) } }])).toHaveLength(20)
  })
})
