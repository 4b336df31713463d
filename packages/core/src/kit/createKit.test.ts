import { describe, expect, it } from 'vitest'
import { createFakeAdapter, createFakeWallet } from '../../test/createFakeChain.js'
import { createFakePorts } from '../../test/createFakePorts.js'
import { createKit } from './createKit.js'

const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }

describe('createKit', () => {
  it('connects a wallet, makes it active, and disconnects it', async () => {
    const wallet = createFakeWallet('one', ['eip155'], { auto: ['0xA'] })
    const ports = createFakePorts()
    const kit = createKit({ metadata, adapters: [createFakeAdapter('eip155', [wallet])], ports })
    kit.start()
    const connection = await kit.connect({ connectorId: 'one' })
    expect(connection).toMatchObject({ id: 'eip155:one', networkId: 'eip155:1', account: { address: '0xA' } })
    expect(kit.active.getState()).toMatchObject({ status: 'connected', namespace: 'eip155', isSupportedNetwork: true })
    expect(kit.namespace('eip155').account.getState().caipAddress).toBe('eip155:1:0xA')
    await kit.disconnect()
    expect(kit.active.getState().status).toBe('disconnected')
    expect(wallet.ended).toEqual(['eip155'])
    kit.destroy()
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })
})
