import { isKitError, KitError } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { RpcError } from '../endpoint/RpcError.js'
import { toBroadcastError } from './toBroadcastError.js'

describe('toBroadcastError', () => {
  it('passes on that a node refused a signed transaction', () => {
    const refused = new KitError('transaction/insufficientFunds', { shortMessage: 'No.' })
    expect(toBroadcastError(refused, '0x1')).toBe(refused)
  })

  it.each(['rpc/failed', 'rpc/timedOut', 'connection/aborted'] as const)(
    'leaves open whether the transaction was sent after %s',
    (code) => {
      const cause = new KitError(code, { shortMessage: 'No.' })
      const error = toBroadcastError(cause, '0x1')
      expect(isKitError(error, 'transaction/maybeSent')).toBe(true)
      expect(error).toMatchObject({ details: 'Transaction: 0x1', cause })
    },
  )

  it("leaves a node's refusal open after the response of an earlier attempt was lost", () => {
    const answer = Object.assign(new RpcError({ shortMessage: 'outdated', code: 1010 }), { followsLostAttempt: true })
    const refused = new KitError('transaction/expired', { shortMessage: 'No.', cause: answer })
    expect(toBroadcastError(refused, '0x1')).toMatchObject({ code: 'transaction/maybeSent', cause: refused })
    const apart = new KitError('transaction/expired', { shortMessage: 'No.' })
    expect(toBroadcastError(apart, '0x1', answer)).toMatchObject({ code: 'transaction/maybeSent', cause: apart })
  })
})
