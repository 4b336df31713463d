import { type CaipNetworkId, KitError } from '@kit/core'
import { flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

describe('watchSwitched', () => {
  it('selects the network without a wallet and leaves the list', async () => {
    const { kit } = await createTestKit()
    kit.open({ view: 'Networks' })
    await kit.switchNetwork({ networkId: 'eip155:2' })
    expect(kit.active.getState().network?.id).toBe('eip155:2')
    expect(kit.modal.getState().open).toBe(false)
  })

  it('closes a modal that was opened to choose a network, and shows a toast', async () => {
    const { kit, views, connectAlpha } = await createTestKit({ switchNetwork: async () => 'eip155:2' })
    await connectAlpha()
    kit.open({ view: 'Networks' })
    const done = kit.switchNetwork({ networkId: 'eip155:2' })
    expect(views()).toEqual(['Networks', 'SwitchNetwork'])
    await done
    expect(kit.modal.getState()).toMatchObject({ open: false, done: true })
    expect(kit.toast.getState()).toMatchObject({ open: true, variant: 'success', message: 'toast.networkSwitched' })
  })

  it('shows SwitchNetwork while the wallet prompt is open, and goes back past the list after the switch', async () => {
    let answer: (networkId: CaipNetworkId) => void = () => {}
    const requested = new Promise<CaipNetworkId>((resolve) => {
      answer = resolve
    })
    const { kit, top, views, connectAlpha } = await createTestKit({ switchNetwork: () => requested })
    await connectAlpha()
    kit.open()
    kit.modal.push('Networks')
    const done = kit.switchNetwork({ networkId: 'eip155:2' })
    expect(top()).toEqual({ name: 'SwitchNetwork', data: { networkId: 'eip155:2' } })
    answer('eip155:2')
    await done
    expect(views()).toEqual(['Account', 'Networks'])
    expect(kit.modal.getState().open).toBe(true)
  })

  it('closes the modal when it came from UnsupportedChain', async () => {
    const { kit, views, connectAlpha } = await createTestKit({ switchNetwork: async () => 'eip155:2' })
    await connectAlpha('eip155:999')
    const done = kit.switchNetwork({ networkId: 'eip155:2' })
    expect(views()).toEqual(['UnsupportedChain', 'SwitchNetwork'])
    await done
    expect(kit.modal.getState().open).toBe(false)
  })

  it('stays in SwitchNetwork when the switch is declined, without a toast, and can be retried', async () => {
    const { kit, top, connectAlpha } = await createTestKit({
      switchNetwork: () => Promise.reject(new KitError('connection/rejected', { shortMessage: 'no' })),
    })
    await connectAlpha()
    kit.open({ view: 'Networks' })
    for (let turn = 0; turn < 2; turn++) {
      await expect(kit.switchNetwork({ networkId: 'eip155:2' })).rejects.toMatchObject({ code: 'connection/rejected' })
      expect(top()).toEqual({ name: 'SwitchNetwork', data: { networkId: 'eip155:2' } })
    }
    expect(kit.modal.getState().history).toHaveLength(2)
    expect(kit.networkSwitch.getState()).toMatchObject({ status: 'declined' })
    expect(kit.toast.getState().open).toBe(false)
  })

  it("doesn't change a closed modal", async () => {
    const { kit, connectAlpha } = await createTestKit({ switchNetwork: async () => 'eip155:2' })
    await connectAlpha()
    await kit.switchNetwork({ networkId: 'eip155:2' })
    await flushPromises()
    expect(kit.modal.getState().open).toBe(false)
    expect(kit.modal.getState().history.some(({ name }) => name === 'SwitchNetwork')).toBe(false)
  })
})
