import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

describe('watchAccountDisconnected', () => {
  it('closes the modal when nothing is connected any longer', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.open()
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.modal.getState().open).toBe(false)
  })

  it('shows the wallets that are still connected', async () => {
    const { kit, beta, connectAlpha, views } = await createTestKit()
    const done = kit.connect({ connectorId: 'beta', namespace: 'solana' })
    beta.answer({ solana: beta.session('solana', ['So1'], 'solana:1') })
    await done
    await connectAlpha()
    kit.open()
    await kit.disconnect({ namespace: 'eip155' })
    expect(views()).toEqual(['ProfileWallets'])
  })

  it('closes the list of wallets when the last of several disconnects, in any order', async () => {
    const { kit, beta, connectAlpha, views } = await createTestKit()
    const done = kit.connect({ connectorId: 'beta', namespace: 'solana' })
    beta.answer({ solana: beta.session('solana', ['So1'], 'solana:1') })
    await done
    await connectAlpha()
    kit.open({ view: 'ProfileWallets' })
    await kit.disconnect()
    expect(kit.modal.getState().open).toBe(false)
    kit.open()
    expect(views()).toEqual(['Connect'])
  })

  it('keeps views that need no account', async () => {
    const { kit, alpha, connectAlpha, views } = await createTestKit()
    await connectAlpha()
    kit.open({ view: 'WhatIsAWallet' })
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.modal.getState().open).toBe(true)
    expect(views()).toEqual(['WhatIsAWallet'])
  })

  it('keeps the modal open when the wallet switches to another account', async () => {
    const { kit, alpha, connectAlpha, views } = await createTestKit()
    await connectAlpha()
    kit.open()
    const accounts = [{ namespace: 'eip155', address: '0xb', type: 'eoa' }]
    alpha.emit('eip155', { type: 'accountsChanged', accounts })
    expect(views()).toEqual(['Account'])
    expect(kit.active.getState().account?.address).toBe('0xb')
  })

  it('says that the wallet disconnected when it ends the session while the modal is open', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.open()
    alpha.emit('eip155', { type: 'disconnected', reason: 'Session ended' })
    expect(kit.modal.getState().open).toBe(false)
    expect(kit.toast.getState()).toMatchObject({ open: true, message: 'toast.disconnected' })
  })

  it('shows no toast when the modal is closed, the user disconnects, or the wallet is locked', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    alpha.emit('eip155', { type: 'disconnected', reason: 'Session ended' })
    expect(kit.toast.getState()).toEqual({ open: false })
    await connectAlpha()
    kit.open()
    await kit.disconnect()
    expect(kit.toast.getState()).toEqual({ open: false })
    await connectAlpha()
    kit.open()
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.modal.getState().open).toBe(false)
    expect(kit.toast.getState()).toEqual({ open: false })
  })
})
