import { createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('watchWalletNetworks', () => {
  it('keeps the network of a wallet selected after it disconnects', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await kit.disconnect()
    expect(kit.active.getState().network?.id).toBe('eip155:2')
  })

  it('does not select a network that is not configured', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:999' })
    await kit.disconnect()
    expect(kit.active.getState().network?.id).toBe('eip155:1')
  })
})
