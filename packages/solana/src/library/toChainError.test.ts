import { SendTransactionError } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { toChainError } from './toChainError.js'
import { toLibraryError } from './toLibraryError.js'

const log = ['Program log: Error: insufficient funds']
const other = ['Program log: Error: slippage exceeded']

// Nodes write a `TransactionError` as data in simulations, and as text when sending.
it.each<[string, unknown, string, readonly string[]]>([
  ['transaction/expired', 'BlockhashNotFound', 'Blockhash not found', []],
  [
    'transaction/insufficientFunds',
    { InsufficientFundsForRent: { account_index: 1 } },
    'Transaction results in an account (1) with insufficient funds for rent',
    [],
  ],
  ['transaction/insufficientFunds', 'InsufficientFundsForFee', 'Insufficient funds for fee', []],
  [
    'transaction/insufficientFunds',
    'AccountNotFound',
    'Attempt to debit an account but found no record of a prior credit.',
    [],
  ],
  [
    'transaction/insufficientFunds',
    { InstructionError: [0, { Custom: 1 }] },
    'Error processing Instruction 0: custom program error: 0x1',
    log,
  ],
  [
    'transaction/reverted',
    { InstructionError: [2, { Custom: 1 }] },
    'Error processing Instruction 2: custom program error: 0x1',
    other,
  ],
  [
    'transaction/reverted',
    { InstructionError: [0, { Custom: 17 }] },
    'Error processing Instruction 0: custom program error: 0x11',
    log,
  ],
  [
    'transaction/reverted',
    { InstructionError: [0, 'InvalidAccountData'] },
    'Error processing Instruction 0: invalid account data for instruction',
    [],
  ],
])('toChainError converts the refusal %s, as data %j or as text', (code, data, words, logs) => {
  expect(toChainError(data, logs)).toMatchObject({ code })
  const transactionMessage = `Transaction simulation failed: ${words}`
  const refusal = new SendTransactionError({ action: 'simulate', signature: '', transactionMessage, logs: [...logs] })
  expect(toLibraryError(refusal)).toMatchObject({ code, details: expect.stringContaining(words) })
})

it('toChainError reports anything else as a failure of the node', () => {
  const transactionMessage = 'Node is behind by 42 slots'
  const refusal = new SendTransactionError({ action: 'simulate', signature: '', transactionMessage })
  expect(toLibraryError(refusal)).toMatchObject({ code: 'rpc/failed', details: transactionMessage })
  for (const thrown of ['text', undefined]) expect(toLibraryError(thrown)).toMatchObject({ code: 'rpc/failed' })
})
