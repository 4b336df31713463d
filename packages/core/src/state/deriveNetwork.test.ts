import { createFakeAdapter, createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { disconnected } from '../connection/ConnectionState.js'
import { chosen, selected } from '../network/NetworkState.js'
import { createStore } from '../store/createStore.js'
import { deriveNetwork } from './deriveNetwork.js'

describe('deriveNetwork', () => {
  it("returns the page's selection while no wallet is connected", () => {
    const adapter = createFakeAdapter('eip155', [])
    const choice = createStore(chosen(adapter.networks))
    const network = deriveNetwork(adapter, createStore(disconnected), choice)
    expect(network.getState()).toMatchObject({ active: { id: 'eip155:1' }, supportsAllNetworks: true })
    choice.update(selected('eip155:2'))
    expect(network.getState().active?.id).toBe('eip155:2')
  })

  it("returns the wallet's network once there is one, even if it is not configured", async () => {
    const { connect, kit, one } = await createTestEngine()
    await kit.switchNetwork({ networkId: 'eip155:2' })
    await connect('one', ['0xA'])
    expect(kit.namespace('eip155').network.getState().active?.id).toBe('eip155:1')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:999' })
    expect(kit.namespace('eip155').network.getState().active).toMatchObject({ id: 'eip155:999', unknown: true })
  })

  it('limits the networks to those that the wallet approved, if it reports them', async () => {
    const { kit, pairing } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    const session = pairing.session('eip155', ['0xP'], 'eip155:1')
    pairing.answer({ eip155: { ...session, approvedNetworkIds: ['eip155:1'] } })
    await done
    expect(kit.namespace('eip155').network.getState()).toMatchObject({
      approvedIds: ['eip155:1'],
      supportsAllNetworks: false,
    })
  })
})
