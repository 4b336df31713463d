import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

describe('disconnecting', () => {
  it('sets loading of the namespace, then clears it and the namespace filter', async () => {
    const { kit, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.open({ view: 'WhatIsAWallet', namespace: 'eip155' })
    const seen: boolean[] = []
    kit.modal.subscribe(() => seen.push(kit.modal.getState().loadingByNamespace['eip155'] ?? false))
    await kit.disconnect({ namespace: 'eip155' })
    expect(seen[0]).toBe(true)
    expect(kit.modal.getState()).toMatchObject({ loading: false, loadingByNamespace: { eip155: false } })
    expect(kit.modal.getState().namespace).toBeUndefined()
  })

  it('clears loading, shows a toast and rejects when a wallet fails to disconnect', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    alpha.failDisconnect = () => new Error('broken')
    await expect(kit.disconnect()).rejects.toMatchObject({ code: 'connection/disconnectFailed' })
    expect(kit.modal.getState().loading).toBe(false)
    expect(kit.toast.getState()).toMatchObject({ open: true, variant: 'error', message: 'toast.disconnectFailed' })
  })

  it('keeps the limit of a list that is opened while the wallet disconnects', async () => {
    const { kit, connectAlpha } = await createTestKit()
    await connectAlpha()
    const done = kit.disconnect()
    kit.showWallets('eip155')
    await done
    expect(kit.modal.getState().namespace).toBe('eip155')
  })
})
