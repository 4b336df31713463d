import { createFakePorts, createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('hydrateState', () => {
  it('shows the stored state immediately, before any wallet has answered', async () => {
    const ports = createFakePorts()
    const before = await createTestEngine({ ports })
    await before.connect('one', ['0xA'])
    await before.connect('sol', ['So1'], 'solana')
    before.kit.destroy()
    const { kit } = await createTestEngine({ ports, preload: false })
    expect(kit.active.getState()).toMatchObject({
      namespace: 'solana',
      status: 'reconnecting',
      account: { address: 'So1' },
    })
    expect(kit.namespace('eip155').connection.getState()).toMatchObject({
      status: 'reconnecting',
      activeId: 'eip155:one',
      restoringIds: ['eip155:one'],
    })
  })

  it('loads nothing where nothing is stored', async () => {
    const { kit, one } = await createTestEngine({ preload: false })
    expect(kit.active.getState().status).toBe('disconnected')
    expect(one.requested).toEqual([])
  })

  it('restores the network that was selected last', async () => {
    const ports = createFakePorts()
    const before = await createTestEngine({ ports })
    await before.kit.switchNetwork({ networkId: 'eip155:2' })
    before.kit.destroy()
    const { kit } = await createTestEngine({ ports, preload: false })
    expect(kit.active.getState().network?.id).toBe('eip155:2')
  })
})
