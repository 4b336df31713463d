import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

describe('watchUnsupportedNetwork', () => {
  it('opens UnsupportedChain when a wallet switches to an unsupported network', async () => {
    const { kit, alpha, views, connectAlpha } = await createTestKit()
    await connectAlpha()
    expect(kit.modal.getState().open).toBe(false)
    alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:999' })
    expect(kit.modal.getState().open).toBe(true)
    expect(views()).toEqual(['UnsupportedChain'])
  })

  it('opens UnsupportedChain when a wallet connects on one, and connecting does not close it', async () => {
    const { kit, views, connectAlpha } = await createTestKit()
    kit.open()
    await connectAlpha('eip155:999')
    expect(views()).toEqual(['UnsupportedChain'])
    expect(kit.modal.getState().open).toBe(true)
  })

  it('opens UnsupportedChain once, and not again after the user closed it while the wallet stays there', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha('eip155:999')
    kit.close()
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: '0xB', type: 'eoa' }] })
    expect(kit.active.getState().account?.address).toBe('0xB')
    expect(kit.modal.getState().open).toBe(false)
  })

  it('closes once the wallet is on a supported network', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha('eip155:999')
    alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(kit.modal.getState().open).toBe(false)
  })

  it('closes when the wallet disconnects', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha('eip155:999')
    alpha.emit('eip155', { type: 'disconnected', reason: 'gone' })
    expect(kit.modal.getState().open).toBe(false)
  })

  it.each([{ enableNetworkSwitch: false }, { allowUnsupportedChain: true }])(
    'opens nothing with %o',
    async (settings) => {
      const { kit, connectAlpha } = await createTestKit({ settings })
      await connectAlpha('eip155:999')
      expect(kit.modal.getState().open).toBe(false)
    },
  )
})
