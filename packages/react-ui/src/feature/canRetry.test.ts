import { KitError, type KitErrorCode } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { canRetry } from './canRetry.js'

const after = (code: string) => canRetry(new KitError(code as KitErrorCode, { shortMessage: '' }))

describe('canRetry', () => {
  it.each([
    ...['transfer/insufficientFunds', 'transaction/insufficientFunds', 'pay/insufficientFunds'],
    ...['swap/insufficientLiquidity', 'transfer/belowMinimum', 'transaction/feeTooHigh', 'transfer/invalidRecipient'],
    ...['adapter/unsupported', 'wallet/unsupportedMethod', 'network/switchUnsupported', 'swap/notSupported'],
    ...['api/forbidden', 'api/rejected', 'kit/regionBlocked', 'token/frozen'],
  ])('rules out that %s goes away by itself', (code) => {
    expect(after(code)).toBe(false)
  })

  it.each([
    ...[
      'connection/rejected',
      'connection/pending',
      'network/offline',
      'rpc/timedOut',
      'api/unavailable',
      'api/rateLimited',
    ],
    ...['wallet/failed', 'wallet/unauthorized', 'transaction/expired', 'transfer/wouldFail', 'swap/priceChanged'],
    ...['siwx/rejected', 'pay/rejected'],
  ])('allows another try after %s', (code) => {
    expect(after(code)).toBe(true)
  })
})
