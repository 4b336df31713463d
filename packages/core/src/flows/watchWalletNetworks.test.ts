import { createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('the network that a wallet was on', () => {
  it('stays selected after the wallet is gone', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await kit.disconnect()
    expect(kit.active.getState().network?.id).toBe('eip155:2')
  })

  it('is not selected where the app does not have it', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:999' })
    await kit.disconnect()
    expect(kit.active.getState().network?.id).toBe('eip155:1')
  })
})
