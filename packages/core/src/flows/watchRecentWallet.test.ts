import { createFakeDirectory, createTestKit, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('recent wallets', () => {
  it('start with the wallet that was connected, and are there after a reload', async () => {
    const { kit, ports, connectAlpha } = await createTestKit()
    await connectAlpha()
    expect(kit.wallets.getState().recent).toEqual([{ id: 'alpha', name: 'alpha', chains: [] }])
    expect(JSON.parse(ports.stored.get('kit.recentWallets') ?? '')).toEqual([
      { id: 'alpha', name: 'alpha', chains: [] },
    ])
  })

  it('know the wallet behind a pairing by the directory, by its name', async () => {
    const rainbow = { id: '1ae9', name: 'Rainbow', chains: [], mobileLink: 'rainbow://' }
    const { kit, paired } = await createTestKit({ directory: createFakeDirectory([rainbow]) })
    void kit.startPairing()
    const session = paired.session('eip155', ['0xa'], 'eip155:1')
    paired.answer({ eip155: { ...session, wallet: { name: 'Rainbow' } } })
    await settle()
    expect(kit.wallets.getState().recent).toEqual([rainbow])
  })

  it('know the wallet that the visitor chose', async () => {
    const { kit, paired } = await createTestKit()
    const wallet = { id: 'c1', name: 'Chosen', chains: [], mobileLink: 'c://' }
    void kit.startPairing({ wallet })
    expect(kit.pairing.getState()).toEqual({ status: 'preparing', wallet })
    paired.answer({ eip155: paired.session('eip155', ['0xa'], 'eip155:1') })
    await settle()
    expect(kit.wallets.getState().recent).toEqual([wallet])
  })

  it('are forgotten when the visitor says so, while the wallet stays connected', async () => {
    const { kit, ports, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.forgetWallet({ name: 'alpha' })
    expect(kit.wallets.getState().recent).toEqual([])
    expect(ports.stored.get('kit.recentWallets')).toBe('[]')
    expect(kit.active.getState().status).toBe('connected')
  })

  it('follow another tab', async () => {
    const { kit, ports } = await createTestKit()
    ports.writeFromOtherTab('kit.recentWallets', JSON.stringify([{ id: 'x', name: 'X' }]))
    expect(kit.wallets.getState().recent).toEqual([{ id: 'x', name: 'X', chains: [] }])
  })
})
