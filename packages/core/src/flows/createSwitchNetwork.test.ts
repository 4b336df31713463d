import { codeOf, createTestEngine, fakeAccount, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import { KitError } from '../error/KitError.js'

type Switch = NonNullable<Adapter['switchNetwork']>

/** Creates a chain whose wallets wait for the test to settle a switch. */
function createSwitching() {
  const waiting: {
    resolve: (id: `${string}:${string}`) => void
    reject: (error: unknown) => void
    signal: AbortSignal
  }[] = []
  const requested: string[] = []
  const switchNetwork: Switch = ({ network, signal }) => {
    requested.push(network.id)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject, signal }))
  }
  return { switchNetwork, requested, next: () => waiting.shift() }
}

describe('switchNetwork', () => {
  it('rejects without prompting a wallet where the app forbids it', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain, settings: { enableNetworkSwitch: false } })
    expect(await codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))).toBe('network/switchForbidden')
    await connect('one')
    expect(await codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))).toBe('network/switchForbidden')
    kit.connect({ connectorId: 'two', networkId: 'eip155:2' }).catch(() => {})
    await flushPromises()
    expect(chain.requested).toEqual([])
    expect(kit.networkSwitch.getState()).toEqual({ status: 'idle' })
    expect(kit.active.getState().network?.id).toBe('eip155:1')
  })

  it('prompts the wallet, and follows once the switch is confirmed', async () => {
    const chain = createSwitching()
    const { kit, events, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    const done = kit.switchNetwork({ networkId: 'eip155:2' })
    expect(kit.networkSwitch.getState()).toEqual({ status: 'waiting', networkId: 'eip155:2' })
    expect(kit.active.getState().network?.id).toBe('eip155:1')
    chain.next()?.resolve('eip155:2')
    expect((await done).id).toBe('eip155:2')
    expect(kit.active.getState()).toMatchObject({ network: { id: 'eip155:2' }, isSupportedNetwork: true })
    expect(kit.namespace('eip155').account.getState().caipAddress).toBe('eip155:2:0xone')
    expect(kit.networkSwitch.getState()).toEqual({ status: 'idle' })
    expect(events('network/switched')).toMatchObject([{ networkId: 'eip155:2' }])
  })

  it('rejects when the wallet stayed on its network', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    const done = codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))
    chain.next()?.resolve('eip155:1')
    expect(await done).toBe('network/switchFailed')
    expect(kit.active.getState().network?.id).toBe('eip155:1')
    expect(kit.networkSwitch.getState()).toMatchObject({ status: 'failed', networkId: 'eip155:2' })
  })

  it('reports that the user declined', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    const done = codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))
    chain.next()?.reject(new KitError('connection/rejected', { shortMessage: 'No.' }))
    expect(await done).toBe('connection/rejected')
    expect(kit.networkSwitch.getState().status).toBe('declined')
  })

  it('rejects where the chain cannot switch', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one')
    await expect(kit.switchNetwork({ networkId: 'eip155:2' })).rejects.toMatchObject({
      code: 'network/switchUnsupported',
      shortMessage: 'Switching chains is not supported',
    })
  })

  it('lets the session switch where each request names its network, if the wallet approved it', async () => {
    const { kit, pairing } = await createTestEngine({
      solana: { switchNetwork: async (call) => call.network.id },
    })
    const done = kit.connect({ connectorId: 'walletConnect', namespace: 'solana' })
    const session = pairing.session('solana', ['So1'], 'solana:1')
    const selectNetwork = (networkId: `${string}:${string}`) => {
      if (networkId === 'solana:1') throw new KitError('network/notApproved', { shortMessage: 'Not allowed.' })
      pairing.emit('solana', { type: 'networkChanged', networkId })
      pairing.emit('solana', { type: 'accountsChanged', accounts: [fakeAccount('solana', 'So2')] })
    }
    pairing.answer({ solana: { ...session, selectNetwork } })
    await done
    await kit.switchNetwork({ networkId: 'solana:2' })
    expect(kit.namespace('solana').account.getState().caipAddress).toBe('solana:2:So2')
    expect(await codeOf(kit.switchNetwork({ networkId: 'solana:1' }))).toBe('network/notApproved')
    expect(kit.namespace('solana').account.getState().caipAddress).toBe('solana:2:So2')
  })

  it('selects a network without a wallet, and changes the namespace when it differs', async () => {
    const { kit } = await createTestEngine()
    await kit.switchNetwork({ networkId: 'solana:2' })
    expect(kit.active.getState()).toMatchObject({ namespace: 'solana', network: { id: 'solana:2' } })
    expect(kit.namespace('eip155').network.getState().active?.id).toBe('eip155:1')
  })

  it('does not prompt a wallet that is already on the network', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    await kit.switchNetwork({ networkId: 'eip155:1' })
    expect(chain.requested).toEqual([])
  })

  it('joins an identical switch in progress', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    const both = [kit.switchNetwork({ networkId: 'eip155:2' }), kit.switchNetwork({ networkId: 'eip155:2' })]
    await flushPromises()
    expect(chain.requested).toEqual(['eip155:2'])
    chain.next()?.resolve('eip155:2')
    expect(await Promise.all(both)).toMatchObject([{ reference: '2' }, { reference: '2' }])
  })

  it('ends with the connection whose wallet was prompted', async () => {
    const { kit, connect } = await createTestEngine({ eip155: createSwitching() })
    await connect('one')
    const done = codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))
    await kit.disconnect()
    expect(await done).toBe('connection/ended')
    expect(kit.networkSwitch.getState()).toEqual({ status: 'idle' })
  })

  it('replaces an older switch by a newer one', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    const older = codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))
    const first = chain.next()
    await kit.switchNetwork({ networkId: 'solana:1' })
    expect(await older).toBe('network/switchAborted')
    expect(first?.signal.aborted).toBe(true)
    first?.resolve('eip155:2')
    await flushPromises()
    expect(kit.active.getState().namespace).toBe('solana')
    expect(kit.networkSwitch.getState()).toEqual({ status: 'idle' })
  })

  it('ends with its signal even if the wallet never answers', async () => {
    const { kit, connect } = await createTestEngine({ eip155: createSwitching() })
    await connect('one')
    const controller = new AbortController()
    const done = codeOf(kit.switchNetwork({ networkId: 'eip155:2', signal: controller.signal }))
    controller.abort()
    expect(await done).toBe('network/switchAborted')
    expect(kit.networkSwitch.getState()).toEqual({ status: 'idle' })
  })

  it('names the missing network or namespace', async () => {
    const { kit } = await createTestEngine()
    expect(await codeOf(kit.switchNetwork({ networkId: 'eip155:99' }))).toBe('network/notConfigured')
    expect(await codeOf(kit.switchNetwork({ networkId: 'cosmos:1' }))).toBe('network/unknownNamespace')
    expect(await codeOf(kit.switchNetwork({ networkId: 'no' as never }))).toBe('caip/invalidNetworkId')
  })
})

describe('network changes in the wallet', () => {
  it('update the active network; a network that is not configured is unknown and unsupported', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(kit.active.getState().network?.id).toBe('eip155:2')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:77' })
    expect(kit.active.getState()).toMatchObject({ network: { unknown: true }, isSupportedNetwork: false })
  })

  it('keep the network selected after the wallet disconnects, unless it is not configured', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:77' })
    await kit.disconnect()
    expect(kit.active.getState()).toMatchObject({ network: { id: 'eip155:2' }, isSupportedNetwork: true })
  })
})

describe('removeNetwork', () => {
  it('selects the first remaining network when the active one is removed', async () => {
    const { kit } = await createTestEngine()
    kit.removeNetwork('eip155:1')
    expect(kit.namespace('eip155').network.getState()).toMatchObject({
      requested: [{ id: 'eip155:2' }],
      active: { id: 'eip155:2' },
    })
    kit.removeNetwork('eip155:2')
    expect(kit.namespace('eip155').network.getState()).toMatchObject({ requested: [], active: undefined })
    expect(kit.active.getState().isSupportedNetwork).toBe(true)
  })

  it('prompts a wallet on the removed network to switch', async () => {
    const chain = createSwitching()
    const { kit, connect } = await createTestEngine({ eip155: chain })
    await connect('one')
    kit.removeNetwork('eip155:1')
    expect(kit.active.getState().isSupportedNetwork).toBe(false)
    chain.next()?.resolve('eip155:2')
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ network: { id: 'eip155:2' }, isSupportedNetwork: true })
  })

  it('keeps the selection when another network is removed', async () => {
    const { kit } = await createTestEngine()
    kit.removeNetwork('eip155:2')
    expect(kit.active.getState().network?.id).toBe('eip155:1')
  })
})
