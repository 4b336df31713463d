import { createFakePorts, flushPromises } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Loadable } from '../chain/Loadable.js'
import { KitError } from '../error/KitError.js'
import { createStore } from '../store/createStore.js'
import { createQuery, type Freshness, type QueryOptions } from './createQuery.js'

type Requested = { readonly signal: AbortSignal; resolve(value: string): void; reject(error: unknown): void }

/** Creates a query whose requests the test answers. */
function setUp(options?: QueryOptions) {
  const ports = createFakePorts()
  const store = createStore<Loadable<string>>({ status: 'idle' })
  const requested: Requested[] = []
  const fallback = ['adapter/failed', 'Failed to read the value.'] as const
  const set = (state: Loadable<string>) => store.update(() => state)
  const query = createQuery(ports.clock, store.getState, set, fallback, options)
  const read = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => requested.push({ signal, resolve, reject }))
  return { ...query, ports, store, set, requested, load: (freshness: Freshness) => query.load(read, freshness) }
}

describe('createQuery', () => {
  it('shares a running request', async () => {
    const { requested, load } = setUp()
    const both = Promise.all([load('known'), load('known')])
    await flushPromises()
    const third = load('known')
    requested[0]?.resolve('a')
    expect([...(await both), await third]).toEqual(['a', 'a', 'a'])
    expect(requested).toHaveLength(1)
  })

  it('replaces a request of an earlier turn when a fresh value is wanted, and settles both with the newer answer', async () => {
    const { requested, load, store } = setUp()
    const first = load('known')
    await flushPromises()
    const second = load('fresh')
    expect(load('fresh')).toBe(second)
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false])
    requested[0]?.resolve('old')
    requested[1]?.resolve('new')
    expect(await Promise.all([first, second])).toEqual(['new', 'new'])
    expect(store.getState()).toEqual({ status: 'success', data: 'new' })
  })

  it('reuses a value within freshMs, until it expires', async () => {
    const { requested, expire, load, ports } = setUp({ freshMs: 1_000 })
    void load('known')
    requested[0]?.resolve('a')
    await flushPromises()
    ports.advance(999)
    expect(await load('known')).toBe('a')
    expire()
    void load('known')
    requested[1]?.resolve('b')
    await flushPromises()
    ports.advance(1_000)
    void load('known')
    expect(requested).toHaveLength(3)
  })

  it('rejects with the last error within retryMs, unless the value changed', async () => {
    const { requested, load, ports, store } = setUp({ retryMs: 1_000 })
    const failed = load('known')
    requested[0]?.reject(new Error('down'))
    await expect(failed).rejects.toMatchObject({ code: 'adapter/failed', details: 'down' })
    expect(store.getState()).toMatchObject({ status: 'error', retryAtMs: ports.clock.now() + 1_000 })
    await expect(load('fresh')).rejects.toMatchObject({ details: 'down' })
    expect(requested).toHaveLength(1)
    void load('changed')
    expect(requested).toHaveLength(2)
  })

  it('keeps the data after an error, with the time when it was read', async () => {
    const { requested, load, ports, store } = setUp({})
    const readAtMs = ports.clock.now()
    void load('known')
    requested[0]?.resolve('a')
    await flushPromises()
    ports.advance(5_000)
    const failed = load('fresh')
    requested[1]?.reject(new Error('down'))
    await expect(failed).rejects.toMatchObject({ details: 'down' })
    expect(store.getState()).toMatchObject({ status: 'error', data: 'a', dataAtMs: readAtMs })
  })

  it('reports no time for data that it did not read', async () => {
    const { requested, load, store } = setUp({})
    void load('known')
    requested[0]?.resolve('a')
    await flushPromises()
    store.update(() => ({ status: 'success', data: 'saved' }))
    const failed = load('fresh')
    requested[1]?.reject(new Error('down'))
    await expect(failed).rejects.toMatchObject({ details: 'down' })
    expect(store.getState()).toMatchObject({ status: 'error', data: 'saved' })
    expect(store.getState()).not.toHaveProperty('dataAtMs')
  })

  it('fails after limitMs, even if the request never settles', async () => {
    const { load, ports, store } = setUp({ limitMs: 1_000 })
    const done = load('known')
    ports.advance(1_000)
    await expect(done).rejects.toMatchObject({ code: 'adapter/failed' })
    expect(store.getState().status).toBe('error')
    expect(ports.open().timers).toBe(0)
  })

  it('keeps and resolves with a value that its owner writes during a request', async () => {
    const { requested, load, set, store } = setUp()
    const done = load('known')
    set({ status: 'success', data: 'saved' })
    requested[0]?.resolve('read before')
    expect(await done).toBe('saved')
    expect(store.getState()).toEqual({ status: 'success', data: 'saved' })
  })

  it('does not share a request whose state its owner has reset', () => {
    const { requested, load, set } = setUp()
    void load('known')
    set({ status: 'idle' })
    void load('known')
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('restores the state from before a dropped request', async () => {
    const { requested, drop, load, set, store } = setUp()
    set({ status: 'success', data: 'a' })
    const done = load('changed')
    drop()
    expect(store.getState()).toEqual({ status: 'success', data: 'a' })
    expect(requested[0]?.signal.aborted).toBe(true)
    expect(await done).toBe('a')
  })

  it('rejects with the reason of its signal', async () => {
    const scope = new AbortController()
    const { load, store } = setUp({ signal: scope.signal })
    const done = load('known')
    scope.abort(new KitError('connection/notConnected', { shortMessage: 'The wallet left.' }))
    await expect(done).rejects.toMatchObject({ code: 'connection/notConnected' })
    expect(store.getState()).toEqual({ status: 'idle' })
  })
})

const event = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('known', 'fresh', 'changed') },
  { weight: 6, arbitrary: fc.record({ isAnswer: fc.boolean(), at: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.constantFrom('expire', 'drop', 'write', 'abort', 'wait', 'turn') },
)

it('createQuery shows only the response of its newest request in any sequence of events', () =>
  fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const scope = new AbortController()
      const world = setUp({ freshMs: 500, retryMs: 500, limitMs: 5_000, signal: scope.signal })
      const { requested, ports, store } = world
      let written = 0
      /** The value that the state must still have. Only a response or the owner may replace it. */
      let data: string | undefined
      /** The request whose response may be written to the state. */
      let newest: Requested | undefined
      const settled = new Set<Requested>()
      for (const now of events) {
        if (typeof now === 'object') {
          const one = requested[now.at]
          const counts = one !== undefined && one === newest && !one.signal.aborted
          if (one) settled.add(one)
          if (now.isAnswer) one?.resolve(`answer ${now.at}`)
          else one?.reject(new Error('down'))
          await flushPromises()
          if (counts) {
            if (now.isAnswer) data = `answer ${now.at}`
            expect(store.getState().status).toBe(now.isAnswer ? 'success' : 'error')
            newest = undefined
          }
        } else if (now === 'write') {
          data = `written ${written++}`
          newest = undefined
          world.set({ status: 'success', data })
        } else if (now === 'expire') world.expire()
        else if (now === 'drop') {
          world.drop()
          newest = undefined
        } else if (now === 'abort') {
          scope.abort(new KitError('connection/aborted', { shortMessage: 'The account changed.' }))
          newest = undefined
        } else if (now === 'wait') ports.advance(400)
        else if (now === 'turn') await flushPromises()
        else {
          const before = requested.length
          void world.load(now)
          expect(requested.length - before).toBeLessThanOrEqual(1)
          if (requested.length > before) newest = requested.at(-1)
        }
        if (now === 'abort' || now === 'drop' || scope.signal.aborted) await flushPromises()
        expect(requested.filter((one) => !one.signal.aborted && !settled.has(one)).length).toBeLessThanOrEqual(1)
        const state = store.getState()
        expect(state.status === 'idle' ? undefined : state.data).toBe(data)
        if (newest === undefined) expect(state.status).not.toBe('pending')
      }
    }),
    { numRuns: 300 },
  ))
