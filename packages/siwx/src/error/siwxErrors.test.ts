import { KitError } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { siwxError, toSignInError } from './siwxErrors.js'

describe('toSignInError', () => {
  it("says that this application might not support Smart Accounts if their sign-in can't be verified", () => {
    for (const code of ['siwx/invalid', 'siwx/unknown'] as const) {
      expect(toSignInError(siwxError(code), { type: 'smartAccount' })).toMatchObject({
        code,
        shortMessage: 'This application might not support Smart Accounts',
      })
      expect(toSignInError(siwxError(code), { type: 'eoa' }).shortMessage).not.toContain('Smart Accounts')
    }
  })

  it('keeps rejections and other errors for any account type', () => {
    const rejected = new KitError('connection/rejected', { shortMessage: 'no' })
    expect(toSignInError(rejected, { type: 'smartAccount' }).code).toBe('siwx/declined')
    const failed = new KitError('wallet/failed', { shortMessage: 'no' })
    expect(toSignInError(failed, { type: 'smartAccount' })).toBe(failed)
    expect(toSignInError('?', undefined).code).toBe('siwx/unknown')
  })
})
