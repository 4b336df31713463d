import { zeroHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { disableCall } from '../../permissions/Delegation.js'
import { reviewCall } from './reviewCall.js'

const delegate = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const delegator = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const call = disableCall({ delegate, delegator, authority: zeroHash, caveats: [], salt: 1n, signature: '0x' })
const reading = {
  account: delegator,
  readToken: async () => undefined,
  readLimit: async () => 'amount' as const,
  budget: { left: 1 },
}

describe('reviewCall', () => {
  it('names the delegate of a permission that the delegation manager revokes', async () => {
    expect((await reviewCall(call, reading)).effect).toEqual({ kind: 'revoke', delegate })
  })

  it('does not call it a revocation when another contract has the function', async () => {
    const { effect } = await reviewCall({ ...call, to: delegate }, reading)
    expect(effect).toEqual({ kind: 'call', name: 'disableDelegation', isListed: false })
  })
})
