import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeSolana } from './decodeSolana.js'
import { parseSolanaTransaction } from './parseSolanaTransaction.js'
import type { SolanaTransaction } from './SolanaTransaction.js'

const wrappedSol = 'So11111111111111111111111111111111111111112'
const rent = 2_039_280n

function transactionOf(
  accounts: readonly (readonly [string, bigint, bigint])[],
  tokens: readonly (readonly [at: number, mint: string, owner: string, before: bigint, after: bigint])[] = [],
): SolanaTransaction {
  return {
    isFailed: false,
    fee: '5000',
    accounts: accounts.map(([address, before, after]) => ({ address, before: `${before}`, after: `${after}` })),
    tokens: tokens.map(([at, mint, owner, before, after]) => ({
      at,
      mint,
      owner,
      decimals: 6,
      before: `${before}`,
      after: `${after}`,
    })),
    programs: [],
    payments: [],
  }
}

it('decodeSolana counts neither the fee nor the rent of a new token account as a transfer', () => {
  const sent = transactionOf(
    [
      ['alice', 10n ** 9n, 10n ** 9n - 5000n - rent],
      ['from', rent, rent],
      ['to', 0n, rent],
    ],
    [
      [1, 'mint', 'alice', 100n, 60n],
      [2, 'mint', 'bob', 0n, 40n],
    ],
  )
  expect(decodeSolana(sent, 'alice')).toEqual({
    operation: 'send',
    sentFrom: 'alice',
    sentTo: 'bob',
    transfers: [{ direction: 'out', kind: 'token', token: 'mint', decimals: 6, amount: '40' }],
  })
  expect(decodeSolana(sent, 'bob')).toMatchObject({ operation: 'receive', sentFrom: 'alice', sentTo: 'bob' })
})

it('decodeSolana recognizes minting, burning and wrapping', () => {
  const minted = transactionOf(
    [
      ['authority', 10n ** 9n, 10n ** 9n - 5000n],
      ['to', rent, rent],
    ],
    [[1, 'mint', 'bob', 0n, 9n]],
  )
  expect(decodeSolana(minted, 'bob')).toMatchObject({ operation: 'mint', sentFrom: 'authority' })
  const burnt = transactionOf(
    [
      ['bob', 10n ** 9n, 10n ** 9n - 5000n],
      ['from', rent, rent],
    ],
    [[1, 'mint', 'bob', 9n, 0n]],
  )
  expect(decodeSolana(burnt, 'bob').operation).toBe('burn')
  const wrapped = transactionOf(
    [
      ['alice', 10n ** 10n, 10n ** 10n - 5000n - rent - 7n],
      ['wrapped', 0n, rent + 7n],
    ],
    [[1, wrappedSol, 'alice', 0n, 7n]],
  )
  expect(decodeSolana(wrapped, 'alice').transfers).toMatchObject([
    { direction: 'out', kind: 'native', amount: '7' },
    { direction: 'in', kind: 'token', token: wrappedSol, amount: '7' },
  ])
})

it('decodeSolana skips malformed transactions of a node', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = parseSolanaTransaction(value)
      if (parsed !== undefined) decodeSolana(parsed, 'alice')
    }),
  )
  expect(parseSolanaTransaction(null)).toBeUndefined()
})

it('Solana history names the program of a call that was stored before transfers were read', () => {
  const { payments: _, ...stored } = transactionOf([['alice', 10_000n, 5000n]])
  const { operation, sentTo } = decodeSolana({ ...stored, programs: ['program'] }, 'alice')
  expect([operation, sentTo]).toEqual(['execute', 'program'])
})
