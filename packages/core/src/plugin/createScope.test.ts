import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'
import type { ActiveState } from '../state/ActiveState.js'
import { createStore } from '../store/createStore.js'
import { accountInUse, createScope, type Scope } from './createScope.js'

type Key = { readonly networkId: string; readonly address: string; readonly tab: string }
type Shown = { readonly of: string | undefined; readonly values: readonly string[] }

const nameOf = (key: Key) => `${key.networkId} ${key.address} ${key.tab}`
const activeWith = (networkId: string | undefined, address: string | undefined, walletId = 'a') =>
  ({
    network: networkId && { id: networkId },
    account: address && { address },
    connection: { id: walletId },
  }) as unknown as ActiveState

function createWorld() {
  const active = createStore(activeWith('eip155:1', '0xA'))
  const store = createStore<Shown>({ of: undefined, values: [] })
  let tab = 'network'
  const scopes = createScope<Key, Shown>(active, {
    store,
    keyOf: (now) => {
      const account = accountInUse(now)
      return account && { ...account, tab }
    },
    reason: () => new KitError('network/mismatch', { shortMessage: 'Another network.' }),
    onChange: (scope) => store.update(() => ({ of: scope && nameOf(scope), values: [] })),
  })
  store.update(() => ({ of: nameOf(scopes.require()), values: [] }))
  return {
    active,
    store,
    scopes,
    setTab(next: string) {
      tab = next
      scopes.follow()
    },
  }
}

type Event =
  | { readonly type: 'use'; readonly networkId: string | undefined; readonly address: string | undefined }
  | { readonly type: 'wallet'; readonly id: string }
  | { readonly type: 'tab'; readonly tab: string }
  | { readonly type: 'begin' }
  | { readonly type: 'answer'; readonly at: number }
  | { readonly type: 'send'; readonly at: number }
  | { readonly type: 'destroy' }

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant('use' as const),
    networkId: fc.constantFrom('eip155:1', 'eip155:10', 'solana:x', undefined),
    address: fc.constantFrom('0xA', '0xB', undefined),
  }),
  fc.record({ type: fc.constant('wallet' as const), id: fc.constantFrom('a', 'b') }),
  fc.record({ type: fc.constant('tab' as const), tab: fc.constantFrom('network', 'namespace') }),
  fc.record({ type: fc.constant('begin' as const) }),
  fc.record({ type: fc.constant('answer' as const), at: fc.nat(9) }),
  fc.record({ type: fc.constant('send' as const), at: fc.nat(9) }),
  fc.record({ type: fc.constant('destroy' as const) }),
)

describe('createScope', () => {
  it('never shows or sends what belongs to another key in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { active, store, scopes, setTab } = createWorld()
        const begun: { readonly scope: Scope<Key>; readonly name: string; readonly epoch: number }[] = []
        const sent: string[] = []
        // The model's own state: the current key, and how often it has changed.
        let [networkId, address, tab, isDestroyed, epoch]: [
          string | undefined,
          string | undefined,
          string,
          boolean,
          number,
        ] = ['eip155:1', '0xA', 'network', false, 0]
        const inUse = () => (isDestroyed || !networkId || !address ? undefined : nameOf({ networkId, address, tab }))
        const changed = (change: () => void) => {
          const before = inUse()
          change()
          if (inUse() !== before) epoch += 1
        }
        for (const one of events) {
          if (one.type === 'use')
            changed(() => {
              ;[networkId, address] = [one.networkId, one.address]
              active.update(({ connection }) => activeWith(one.networkId, one.address, connection?.id))
            })
          if (one.type === 'wallet') active.update((now) => ({ ...now, connection: { id: one.id } }) as ActiveState)
          if (one.type === 'tab')
            changed(() => {
              tab = one.tab
              setTab(one.tab)
            })
          if (one.type === 'destroy') {
            changed(() => {
              isDestroyed = true
            })
            scopes.destroy()
          }
          const scope = scopes.current()
          expect(scope && nameOf(scope)).toBe(inUse())
          if (one.type === 'begin' && scope) begun.push({ scope, name: nameOf(scope), epoch })
          const work = one.type === 'answer' || one.type === 'send' ? begun[one.at] : undefined
          if (work === undefined) continue
          const isStale = work.epoch !== epoch
          expect(work.scope.signal.aborted).toBe(isStale)
          if (one.type === 'send' && !work.scope.signal.aborted) sent.push(`${work.epoch} ${epoch}`)
          const before = store.getState()
          scopes.update(work.scope, (now) => ({ ...now, values: [...now.values, work.name] }))
          if (isStale) expect(store.getState()).toBe(before)
          else expect(store.getState().values.at(-1)).toBe(work.name)
        }
        const { of, values } = store.getState()
        expect(values.filter((value) => value !== of)).toEqual([])
        expect(sent.filter((pair) => new Set(pair.split(' ')).size > 1)).toEqual([])
      }),
    )
  })

  it("ends with the feature's reason, and with another one when the kit is destroyed", () => {
    const { active, scopes } = createWorld()
    const first = scopes.require()
    active.update(() => activeWith('eip155:10', '0xA'))
    expect(first.signal.reason).toMatchObject({ code: 'network/mismatch' })
    const second = scopes.require()
    scopes.destroy()
    expect(second.signal.reason).toMatchObject({ code: 'connection/aborted' })
    expect(() => scopes.require()).toThrow(expect.objectContaining({ code: 'connection/notConnected' }))
  })

  it('continues when another wallet has the same account', () => {
    const { active, scopes } = createWorld()
    const scope = scopes.require()
    active.update(() => activeWith('eip155:1', '0xA', 'b'))
    expect(scopes.current()).toBe(scope)
  })
})
