import { KitError } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { toSolanaWalletError } from './toSolanaWalletError.js'

const named = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name, ...more })

describe('toSolanaWalletError', () => {
  it.each<[string, unknown]>([
    ['code 4001', { code: 4001 }],
    ['code "4001"', { code: '4001', message: '' }],
    ['a code inside', named('WalletConnectionError', 'x', { error: { code: 4001 } })],
    ['a code in its cause', new Error('x', { cause: { code: 5000 } })],
    ['words of Phantom', new Error('User rejected the request.')],
    ['words of Solflare', named('WalletSignTransactionError', 'Transaction rejected')],
    ['words of Backpack', new Error('Approval Denied')],
    ['a closed window', named('WalletWindowClosedError', '')],
    ['a closed plugin', new Error('Plugin Closed')],
    ['text alone', 'User declined'],
  ])('recognizes a rejection by %s', (_, error) => {
    expect(toSolanaWalletError(error, 'solana:signMessage').code).toBe('connection/rejected')
  })

  it.each<[unknown, string]>([
    [{ code: -32002, message: 'Request already pending' }, 'connection/pending'],
    [{ code: 4100 }, 'wallet/unauthorized'],
    [{ code: -32601 }, 'wallet/unsupportedMethod'],
    [{ code: 4900 }, 'wallet/disconnected'],
    [new Error('Transaction simulation failed: Blockhash not found'), 'transaction/expired'],
    [new Error('Attempt to debit an account but found no record of a prior credit.'), 'transaction/insufficientFunds'],
    [new Error('Transfer: insufficient lamports 5, need 7'), 'transaction/insufficientFunds'],
    [new Error('Unexpected error'), 'wallet/failed'],
    [undefined, 'wallet/failed'],
    [null, 'wallet/failed'],
  ])('converts %j to %s', (error, code) => {
    expect(toSolanaWalletError(error, 'solana:signMessage')).toMatchObject({
      code,
      details: expect.stringContaining('solana:signMessage'),
    })
  })

  it("doesn't mistake similar words in another context for a rejection", () => {
    for (const message of ['The RPC node closed the connection', 'Transaction rejected by validator: slot skipped'])
      expect(toSolanaWalletError(new Error(message), 'x').code).toBe('wallet/failed')
  })

  it('handles hostile errors', () => {
    const circle: { cause?: unknown; message: string } = { message: 'around' }
    circle.cause = circle
    const trap = {
      get code(): unknown {
        throw new Error('trap')
      },
      message: 'x'.repeat(10_000),
    }
    expect(toSolanaWalletError(circle, 'x').code).toBe('wallet/failed')
    expect(toSolanaWalletError(trap, 'x').details?.length).toBeLessThan(400)
  })

  it('returns kit errors unchanged', () => {
    const error = new KitError('connection/aborted', { shortMessage: 'x' })
    expect(toSolanaWalletError(error, 'x')).toBe(error)
  })
})
