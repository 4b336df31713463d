import { codeOf } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { connectWallet, missing } from '../testing/connectWallet.js'

const calls = [
  { to: '0xC', value: 1n },
  { to: '0xD', data: '0x12' as const },
]

describe('readCallsStatus', () => {
  it('queries the wallet on the network that the calls were sent on, and lets it show them', async () => {
    const getCallsStatus = vi.fn(async () => ({ status: 'pending' }) as never)
    const showCallsStatus = vi.fn(async () => {})
    const { kit } = await connectWallet({ sendCalls: async () => '0x1d', getCallsStatus, showCallsStatus })
    const id = await kit.sendCalls({ calls, address: '0xB', networkId: 'eip155:1' })
    await kit.getCallsStatus({ id })
    await kit.showCallsStatus({ id })
    const requested = { id, account: { address: '0xB' }, network: { id: 'eip155:1' } }
    expect(getCallsStatus).toHaveBeenCalledWith(
      expect.objectContaining({ id, account: expect.objectContaining(requested.account) }),
    )
    expect(showCallsStatus.mock.calls).toMatchObject([[requested]])
  })

  it('rejects showCallsStatus for a wallet that cannot show them', async () => {
    const { kit } = await connectWallet({ showCallsStatus: missing })
    expect(await codeOf(kit.showCallsStatus({ id: '0x1d' }))).toBe('adapter/unsupported')
    expect(await codeOf(kit.showCallsStatus({ id: `kit:2:${'0'.repeat(32)}` }))).toBe('adapter/unsupported')
  })
})
