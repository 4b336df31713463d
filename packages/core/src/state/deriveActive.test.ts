import { createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('deriveActive', () => {
  it('returns the connection of the active namespace, and nothing of the others', async () => {
    const { connect, kit } = await createTestEngine()
    await connect('one', ['0xA'])
    await connect('sol', ['So1'], 'solana')
    expect(kit.active.getState()).toMatchObject({
      namespace: 'solana',
      status: 'connected',
      account: { address: 'So1' },
      network: { id: 'solana:1' },
    })
    const before = kit.active.getState()
    await connect('two', ['0xB'])
    kit.setActive({ namespace: 'solana' })
    expect(kit.active.getState()).toBe(before)
  })

  it('marks the network as unsupported when the wallet is on one that is not configured', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('one', ['0xA'])
    expect(kit.active.getState().isSupportedNetwork).toBe(true)
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:999' })
    expect(kit.active.getState()).toMatchObject({ isSupportedNetwork: false, network: { unknown: true } })
  })

  it('lists the connections of all namespaces, and which of them are active', async () => {
    const { connect, kit } = await createTestEngine()
    await connect('one', ['0xA'])
    await connect('two', ['0xB'])
    await connect('sol', ['So1'], 'solana')
    const { connections, activeIds } = kit.connections.getState()
    expect(connections.map(({ id }) => id)).toEqual(['eip155:one', 'eip155:two', 'solana:sol'])
    expect(activeIds).toEqual(['eip155:two', 'solana:sol'])
  })
})
