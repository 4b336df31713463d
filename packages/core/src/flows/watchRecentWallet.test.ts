import { createFakeDirectory, createTestKit, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('watchRecentWallet', () => {
  it('puts a connected wallet first, also after a reload', async () => {
    const { kit, ports, connectAlpha } = await createTestKit()
    await connectAlpha()
    expect(kit.wallets.getState().recent).toEqual([{ id: 'alpha', name: 'alpha', chains: [] }])
    expect(JSON.parse(ports.stored.get('kit.recentWallets') ?? '')).toEqual([
      { id: 'alpha', name: 'alpha', chains: [] },
    ])
  })

  it('finds the wallet behind a pairing in the directory by its name', async () => {
    const rainbow = { id: '1ae9', name: 'Rainbow', chains: [], mobileLink: 'rainbow://' }
    const { kit, paired } = await createTestKit({ directory: createFakeDirectory([rainbow]) })
    void kit.startPairing()
    const session = paired.session('eip155', ['0xa'], 'eip155:1')
    paired.answer({ eip155: { ...session, wallet: { name: 'Rainbow' } } })
    await flushPromises()
    expect(kit.wallets.getState().recent).toEqual([rainbow])
  })

  it('uses the wallet that the user selected', async () => {
    const { kit, paired } = await createTestKit()
    const wallet = { id: 'c1', name: 'Chosen', chains: [], mobileLink: 'c://' }
    void kit.startPairing({ wallet })
    expect(kit.pairing.getState()).toEqual({ status: 'preparing', wallet })
    paired.answer({ eip155: paired.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.wallets.getState().recent).toEqual([wallet])
  })

  it('forgets a wallet on request while it stays connected', async () => {
    const { kit, ports, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.forgetWallet({ name: 'alpha' })
    expect(kit.wallets.getState().recent).toEqual([])
    expect(ports.stored.get('kit.recentWallets')).toBe('[]')
    expect(kit.active.getState().status).toBe('connected')
  })

  it('follows another tab', async () => {
    const { kit, ports } = await createTestKit()
    ports.writeFromOtherTab('kit.recentWallets', JSON.stringify([{ id: 'x', name: 'X' }]))
    expect(kit.wallets.getState().recent).toEqual([{ id: 'x', name: 'X', chains: [] }])
  })
})
