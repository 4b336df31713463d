import { isKitError, KitError } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { toBroadcastError } from './toBroadcastError.js'

describe('toBroadcastError', () => {
  it('passes on that a node refused a signed transaction', () => {
    const refused = new KitError('transaction/insufficientFunds', { shortMessage: 'No.' })
    expect(toBroadcastError(refused, '0x1')).toBe(refused)
  })

  it.each(['rpc/failed', 'rpc/timedOut', 'connection/aborted'] as const)(
    'leaves open what was sent after %s',
    (code) => {
      const cause = new KitError(code, { shortMessage: 'No.' })
      const error = toBroadcastError(cause, '0x1')
      expect(isKitError(error, 'transaction/maybeSent')).toBe(true)
      expect(error).toMatchObject({ details: 'Transaction: 0x1', cause })
    },
  )
})
