import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('watchActiveNamespace', () => {
  it('activates the namespace that the user connected last', async () => {
    const { connect, kit } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    expect(kit.active.getState().namespace).toBe('solana')
    await connect('one', ['0xA'])
    expect(kit.active.getState().namespace).toBe('eip155')
  })

  it('activates another namespace with a wallet when the active one has none left', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    await connect('one', ['0xA'])
    one.emit('eip155', { type: 'disconnected', reason: 'wallet' })
    await flushPromises()
    expect(kit.active.getState().namespace).toBe('solana')
  })

  it('keeps the namespace after a failed connect, and when no connection is left', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    const failing = kit.connect({ connectorId: 'one' })
    one.refuse(new Error('no'))
    await expect(failing).rejects.toMatchObject({ code: 'connection/failed' })
    await kit.disconnect()
    await flushPromises()
    expect(kit.active.getState().namespace).toBe('solana')
  })
})
