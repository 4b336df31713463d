import { KitError } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBitcoinWalletError } from './toBitcoinWalletError.js'

const codeOf = (error: unknown) => toBitcoinWalletError(error, 'signPsbt').code

describe('toBitcoinWalletError', () => {
  it.each([
    [{ code: 4001, message: 'User rejected the request.' }],
    [{ code: -32000, message: 'User rejected request to sign a psbt' }],
    [{ code: -32000, message: '' }],
    [{ code: '-32000' }],
    [{ code: -32603, data: { originalError: { code: 4001 } } }],
    [{ code: 5000, message: 'User rejected.' }],
    [new Error('User canceled the request')],
    [new Error('Request was cancelled')],
    ['user closed the window'],
  ])('recognizes the rejection %j', (error) => {
    expect(codeOf(error)).toBe('connection/rejected')
  })

  it.each([
    [{ code: -32000, message: 'Insufficient balance' }, 'transaction/insufficientFunds'],
    [{ code: -32000, message: 'Internal error' }, 'wallet/failed'],
    [{ code: -32001, message: 'Method not supported' }, 'wallet/unsupportedMethod'],
    [{ code: -32601, message: 'Method not found' }, 'wallet/unsupportedMethod'],
    [{ code: -32002, message: 'Access denied.' }, 'wallet/unauthorized'],
    [{ code: 4100 }, 'wallet/unauthorized'],
    [{ code: 4900 }, 'wallet/disconnected'],
    [{ code: -32603, message: 'oops' }, 'wallet/failed'],
    [undefined, 'wallet/failed'],
  ])('classifies %j', (error, code) => {
    expect(codeOf(error)).toBe(code)
  })

  it('keeps every cause, and returns kit errors unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const error = toBitcoinWalletError(thrown, 'signPsbt')
        return error instanceof KitError && (thrown === undefined || Object.is(error.cause, thrown))
      }),
    )
    const own = new KitError('connection/aborted', { shortMessage: 'x' })
    expect(toBitcoinWalletError(own, 'x')).toBe(own)
  })
})
