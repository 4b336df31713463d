import { createTestEngine, fakeAccount, flushPromises, type TestEngine } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../connector/Connector.js'

type Step = (engine: TestEngine) => unknown

const address = fc.constantFrom('0x1', '0x2', '0x3')
const networkId = fc.constantFrom('eip155:1', 'eip155:2', 'eip155:77') as fc.Arbitrary<`${string}:${string}`>
const wallet = fc.constantFrom('one', 'two') as fc.Arbitrary<'one' | 'two'>
const ignore = () => {}

const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.array(address, { maxLength: 3 }).map((addresses) => ({
    type: 'accountsChanged' as const,
    accounts: addresses.map((a) => fakeAccount('eip155', a)),
  })),
  networkId.map((id) => ({ type: 'networkChanged' as const, networkId: id })),
  fc.array(networkId).map((networkIds) => ({ type: 'approvedNetworksChanged' as const, networkIds })),
  fc.constant({ type: 'disconnected' as const, reason: 'wallet' }),
)

/** Anything that can happen in the namespace eip155 alone. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(wallet, event).map<Step>(
    ([id, happened]) =>
      (engine) =>
        engine[id].emit('eip155', happened),
  ),
  fc.tuple(wallet, address).map<Step>(
    ([id, a]) =>
      (engine) =>
        void engine.connect(id, [a]).catch(ignore),
  ),
  wallet.map<Step>(
    (id) =>
      ({ kit }) =>
        void kit.connect({ connectorId: id, namespace: 'eip155' }).catch(ignore),
  ),
  wallet.map<Step>((id) => (engine) => engine[id].refuse(new Error('no'))),
  fc.constant<Step>(({ kit }) => kit.cancelConnect()),
  networkId.map<Step>(
    (id) =>
      ({ kit }) =>
        void kit.switchNetwork({ networkId: id }).catch(ignore),
  ),
  fc.constant<Step>(({ kit }) => kit.removeNetwork('eip155:2')),
  fc.constant<Step>(({ kit }) => void kit.disconnect({ namespace: 'eip155' }).catch(ignore)),
  wallet.map<Step>(
    (id) =>
      ({ kit }) =>
        void kit.disconnect({ connectionId: `eip155:${id}` }).catch(ignore),
  ),
  fc.constant<Step>(() => flushPromises()),
)

describe('namespaces', () => {
  it('never change each other in any sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const engine = await createTestEngine()
        await engine.connect('sol', ['So1', 'So2'], 'solana')
        await flushPromises()
        const { connection, network, account } = engine.kit.namespace('solana')
        const before = [connection.getState(), network.getState(), account.getState()]
        let emitted = 0
        const count = () => {
          emitted += 1
        }
        for (const store of [connection, network, account]) store.subscribe(count)
        for (const run of steps) await run(engine)
        await flushPromises()
        expect([connection.getState(), network.getState(), account.getState()]).toEqual(before)
        expect(emitted).toBe(0)
        expect(engine.sol.ended).toEqual([])
        engine.kit.destroy()
        expect(engine.ports.open()).toEqual({ timers: 0, listeners: 0 })
      }),
      { numRuns: 60 },
    )
  })

  it('always have a valid and consistent state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const engine = await createTestEngine()
        const { connection, account, network } = engine.kit.namespace('eip155')
        const wrong: unknown[] = []
        connection.state$.subscribe((state) => {
          const { status, connections, activeId } = state
          const active = connections.find(({ id }) => id === activeId)
          const ids = new Set(connections.map(({ id }) => id))
          if (ids.size !== connections.length) wrong.push('twins')
          if (activeId !== undefined && active === undefined) wrong.push('active is not there')
          if (status === 'connected' && active === undefined) wrong.push('connected to nothing')
          if (status === 'disconnected' && connections.length > 0) wrong.push('disconnected with wallets')
          if (connections.some((each) => each.accounts.length === 0)) wrong.push('no accounts')
          if (connections.some((each) => !each.accounts.includes(each.account))) wrong.push('foreign account')
          if (account.getState().address !== active?.account.address) wrong.push('account lags behind')
          if (active && network.getState().active?.id !== active.networkId) wrong.push('network lags behind')
        })
        for (const run of steps) await run(engine)
        engine.kit.cancelConnect()
        await flushPromises()
        expect(wrong).toEqual([])
        expect(connection.getState().status).not.toBe('connecting')
        engine.kit.destroy()
      }),
      { numRuns: 60 },
    )
  })

  it('do not affect each other across two kits in one page', async () => {
    const first = await createTestEngine()
    const second = await createTestEngine()
    await first.connect('one')
    expect(second.kit.active.getState().status).toBe('disconnected')
    second.kit.destroy()
    expect(first.kit.active.getState().status).toBe('connected')
  })
})
