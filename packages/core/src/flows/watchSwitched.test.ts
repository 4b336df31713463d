import { describe, expect, it } from 'vitest'
import { createTestKit, settle } from '../../test/createTestKit.js'

describe('a switch of networks', () => {
  it('without a wallet selects the network and leaves the list', async () => {
    const { kit, views } = await createTestKit()
    kit.open({ view: 'Networks' })
    kit.chooseNetwork('eip155:2')
    await settle()
    expect(kit.active.getState().network?.caipNetworkId).toBe('eip155:2')
    expect(views()).toEqual(['Networks'])
    expect(kit.modal.getState().open).toBe(false)
  })

  it('goes back to the list when the wallet has switched', async () => {
    const { kit, alpha, views, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.open()
    kit.modal.push('Networks')
    kit.modal.push('SwitchNetwork', { networkId: 'eip155:2' })
    alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await kit.switchNetwork({ networkId: 'eip155:2' })
    expect(views()).toEqual(['Account', 'Networks'])
  })

  it('shows SwitchNetwork when a wallet must be asked, and stays there when it can not', async () => {
    const { kit, top, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.open({ view: 'Networks' })
    kit.chooseNetwork('eip155:2')
    await settle()
    expect(top()).toEqual({ name: 'SwitchNetwork', data: { networkId: 'eip155:2' } })
    expect(kit.networkSwitch.getState()).toMatchObject({ status: 'failed', networkId: 'eip155:2' })
    expect(kit.toast.getState().open).toBe(false)
  })
})
