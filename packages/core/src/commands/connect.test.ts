import { createTestEngine, fakeNetwork, type TestEngine } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { KitError } from '../error/KitError.js'

type Switch = NonNullable<Adapter['switchNetwork']>

describe('connect with a networkId', () => {
  it('switches a wallet that connects on another network', async () => {
    const chain = createChain(async ({ network }) => network.id)
    const engine = await createTestEngine({ eip155: chain })
    await expect(connectTo(engine, 'eip155:2')).resolves.toMatchObject({ networkId: 'eip155:2' })
    expect(chain.requested).toEqual(['eip155:2'])
    expect(engine.kit.active.getState()).toMatchObject({ status: 'connected', network: { id: 'eip155:2' } })
  })

  it.each([
    ['declines', new KitError('connection/rejected', { shortMessage: 'No.' }), 'declined'],
    ['fails', new Error('broken'), 'failed'],
  ])("stays connected on the wallet's network when the switch %s", async (_, error, status) => {
    const chain = createChain(() => Promise.reject(error))
    const engine = await createTestEngine({ eip155: chain })
    await expect(connectTo(engine, 'eip155:2')).resolves.toMatchObject({ networkId: 'eip155:1' })
    expect(engine.kit.active.getState()).toMatchObject({ status: 'connected', network: { id: 'eip155:1' } })
    expect(engine.kit.networkSwitch.getState()).toMatchObject({ status, networkId: 'eip155:2' })
  })

  it('requests no switch when the wallet is already there or no network was requested', async () => {
    const chain = createChain(() => Promise.reject(new Error('Nothing may be asked.')))
    const engine = await createTestEngine({ eip155: chain })
    await connectTo(engine, 'eip155:1')
    await engine.kit.disconnect()
    await connectTo(engine, undefined)
    expect(chain.requested).toEqual([])
  })

  it("accepts the wallet's network where the chain cannot switch", async () => {
    const engine = await createTestEngine()
    await expect(connectTo(engine, 'eip155:2')).resolves.toMatchObject({ networkId: 'eip155:1' })
    expect(engine.kit.networkSwitch.getState()).toEqual({ status: 'idle' })
  })

  it('prompts the wallet once for a double click', async () => {
    const chain = createChain(async ({ network }) => network.id)
    const engine = await createTestEngine({ eip155: chain })
    const request = { connectorId: 'one', networkId: 'eip155:2' } as const
    const both = Promise.all([engine.kit.connect(request), engine.kit.connect(request)])
    answer(engine)
    expect((await both).map(({ networkId }) => networkId)).toEqual(['eip155:2', 'eip155:2'])
    expect(chain.requested).toEqual(['eip155:2'])
  })

  it('switches to the network of the newest of two concurrent connects', async () => {
    const networks = (['eip155:1', 'eip155:2', 'eip155:3'] as const).map(fakeNetwork)
    const chain = createChain(async ({ network }) => network.id)
    const engine = await createTestEngine({ eip155: { ...chain, networks } })
    const target = (networkId: CaipNetworkId) =>
      engine.kit.connect({ connectorId: 'one', namespace: 'eip155', networkId })
    const both = Promise.all([target('eip155:2'), target('eip155:3')])
    answer(engine)
    expect((await both)[1].networkId).toBe('eip155:3')
    expect(chain.requested).toEqual(['eip155:2', 'eip155:3'])
    expect(engine.kit.active.getState()).toMatchObject({ status: 'connected', network: { id: 'eip155:3' } })
  })
})

describe('connect with capabilities', () => {
  const capabilities = { signInWithEthereum: { nonce: 'abcdefgh', chainId: '0x1' } }
  const capabilitiesResponse = { '0xone': { signInWithEthereum: { message: 'hello', signature: '0xsecret' } } }

  it('requests them from the wallet and returns its response to the caller only', async () => {
    const engine = await createTestEngine()
    const { active, connect, connections } = engine.kit
    const requested = vi.spyOn(engine.one.connector, 'connect')
    const done = connect({ connectorId: 'one', namespace: 'eip155', capabilities })
    expect(requested).toHaveBeenCalledWith(expect.objectContaining({ capabilities }))
    engine.one.answer({ eip155: { ...engine.one.session('eip155', ['0xone'], 'eip155:1'), capabilitiesResponse } })
    await expect(done).resolves.toMatchObject({ id: 'eip155:one', capabilitiesResponse })
    const kept = [active.getState(), connections.getState(), [...engine.ports.stored]]
    expect(JSON.stringify(kept)).not.toContain('0xsecret')
  })

  it('does not return the response to a different request', async () => {
    const engine = await createTestEngine()
    const { connect } = engine.kit
    const requested = { connectorId: 'one', namespace: 'eip155' } as const
    const other = { signInWithEthereum: { nonce: 'ijklmnop', chainId: '0x1' } }
    const [first, same, joined] = [
      connect({ ...requested, capabilities }),
      connect({ ...requested, capabilities: { signInWithEthereum: { ...capabilities.signInWithEthereum } } }),
      connect({ ...requested, capabilities: other }),
    ]
    engine.one.answer({ eip155: { ...engine.one.session('eip155', ['0xone'], 'eip155:1'), capabilitiesResponse } })
    expect(await Promise.all([first, same])).toMatchObject([{ capabilitiesResponse }, { capabilitiesResponse }])
    expect(await joined).not.toHaveProperty('capabilitiesResponse')
  })

  it('returns a plain connection when the wallet reports none or none were requested', async () => {
    const engine = await createTestEngine()
    const done = engine.kit.connect({ connectorId: 'one', namespace: 'eip155', capabilities })
    answer(engine)
    expect(await done).not.toHaveProperty('capabilitiesResponse')
    await engine.kit.disconnect()
    const again = engine.kit.connect({ connectorId: 'one', namespace: 'eip155' })
    engine.one.answer({ eip155: { ...engine.one.session('eip155', ['0xone'], 'eip155:1'), capabilitiesResponse } })
    expect(await again).not.toHaveProperty('capabilitiesResponse')
  })
})

/** Creates an adapter whose wallets respond to a network switch with `behave`. */
function createChain(behave: Switch): { readonly switchNetwork: Switch; readonly requested: string[] } {
  const requested: string[] = []
  const switchNetwork: Switch = (call) => {
    requested.push(call.network.id)
    return behave(call)
  }
  return { switchNetwork, requested }
}

function connectTo(engine: TestEngine, networkId: 'eip155:1' | 'eip155:2' | undefined) {
  const done = engine.kit.connect({ connectorId: 'one', namespace: 'eip155', ...(networkId && { networkId }) })
  answer(engine)
  return done
}

/** Lets the wallet connect on the first network. */
function answer({ one }: TestEngine): void {
  one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
}
