import { createTestEngine, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('the active namespace', () => {
  it('is the one that the visitor connected last', async () => {
    const { connect, kit } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    expect(kit.active.getState().namespace).toBe('solana')
    await connect('one', ['0xA'])
    expect(kit.active.getState().namespace).toBe('eip155')
  })

  it('moves to another that has a wallet when its own are gone', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    await connect('one', ['0xA'])
    one.emit('eip155', { type: 'disconnected', reason: 'wallet' })
    await settle()
    expect(kit.active.getState().namespace).toBe('solana')
  })

  it('stays where a connect fails, and where a disconnect leaves nothing', async () => {
    const { connect, kit, one } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    const failing = kit.connect({ connectorId: 'one' })
    one.refuse(new Error('no'))
    await expect(failing).rejects.toMatchObject({ code: 'connection/failed' })
    await kit.disconnect()
    await settle()
    expect(kit.active.getState().namespace).toBe('solana')
  })
})
