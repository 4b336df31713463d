import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from './createStore.js'
import { deriveStore } from './deriveStore.js'

describe('createStore', () => {
  it('replays the current value to a stream, and calls a listener only on change', () => {
    const store = createStore(1)
    const seen: number[] = []
    let calls = 0
    store.state$.subscribe((value) => seen.push(value))
    const end = store.subscribe(() => {
      calls += 1
    })
    expect([seen, calls]).toEqual([[1], 0])
    store.update((n) => n + 1)
    expect([seen, calls]).toEqual([[1, 2], 1])
    end()
    store.update((n) => n + 1)
    expect([seen, calls]).toEqual([[1, 2, 3], 1])
  })

  it('emits nothing when a transition returns the same value', () => {
    const state = { a: 1 }
    const store = createStore(state)
    let calls = 0
    store.subscribe(() => {
      calls += 1
    })
    store.update((same) => same)
    expect(calls).toBe(0)
    expect(store.getState()).toBe(state)
  })

  it('queues an update during an emission, so that all subscribers see one order', () => {
    const store = createStore(0)
    const first: number[] = []
    const second: number[] = []
    store.state$.subscribe((n) => {
      first.push(n)
      if (n === 1) {
        store.update((m) => m + 1)
        store.update((m) => m * 10)
      }
    })
    store.state$.subscribe((n) => second.push(n))
    store.update(() => 1)
    expect(first).toEqual([0, 1, 2, 20])
    expect(second).toEqual(first)
  })

  it('continues after a transition that throws, and keeps queued updates', () => {
    const store = createStore(0)
    store.state$.subscribe((n) => {
      if (n !== 1) return
      store.update(() => {
        throw new Error('broken')
      })
      store.update((m) => m + 10)
    })
    expect(() => store.update(() => 1)).toThrow('broken')
    expect(store.getState()).toBe(11)
    store.update((n) => n + 1)
    expect(store.getState()).toBe(12)
  })

  it('completes, and ignores later updates', () => {
    const store = createStore(0)
    let completed = false
    store.state$.subscribe({
      complete() {
        completed = true
      },
    })
    store.complete()
    store.update(() => 5)
    expect([completed, store.getState()]).toEqual([true, 0])
  })

  it('shows every subscriber the same sequence when subscribers update during an emission', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        (inputs, readers) => {
          const store = createStore<readonly number[]>([])
          const seen = Array.from({ length: readers }, (): number[] => [])
          for (const list of seen)
            store.state$.subscribe((state) => {
              list.push(state.length)
              const last = state.at(-1)
              if (last !== undefined && last > 6 && state.length < 60) store.update((s) => [...s, last - 3])
            })
          for (const input of inputs) store.update((s) => [...s, input])
          const length = store.getState().length
          return seen.every((list) => list.join() === Array.from({ length: length + 1 }, (_, i) => i).join())
        },
      ),
    )
  })
})

describe('deriveStore', () => {
  it('never shows one source updated and another stale', () => {
    const a = createStore(1)
    const double = deriveStore([a], (n) => n * 2)
    const both = deriveStore([a, double], (n, twice) => ({ n, twice }))
    const wrong: unknown[] = []
    both.state$.subscribe(({ n, twice }) => {
      if (twice !== n * 2) wrong.push([n, twice])
    })
    for (let turn = 0; turn < 5; turn++) a.update((n) => n + 1)
    expect(wrong).toEqual([])
    expect(both.getState()).toEqual({ n: 6, twice: 12 })
  })

  it('keeps its identity while its sources keep theirs or are equal', () => {
    const a = createStore({ x: 1, y: 1 })
    const x = deriveStore(
      [a],
      (state) => ({ x: state.x }),
      (one, two) => one.x === two.x,
    )
    const before = x.getState()
    let calls = 0
    x.subscribe(() => {
      calls += 1
    })
    a.update((state) => ({ ...state, y: 2 }))
    expect(x.getState()).toBe(before)
    expect(calls).toBe(0)
    a.update((state) => ({ ...state, x: 2 }))
    expect(calls).toBe(1)
  })

  it('emits once for a change that reaches it through several sources', () => {
    const a = createStore(1)
    const plus = deriveStore([a], (n) => n + 1)
    const minus = deriveStore([a], (n) => n - 1)
    const all = deriveStore([a, plus, minus], (...values) => values.join())
    const seen: string[] = []
    all.state$.subscribe((text) => seen.push(text))
    a.update(() => 5)
    expect(seen).toEqual(['1,2,0', '5,6,4'])
  })

  it('subscribes to its sources only while it has subscribers, and completes with its last source', () => {
    const a = createStore(1)
    const b = createStore(1)
    const sum = deriveStore([a, b], (x, y) => x + y)
    let completed = 0
    const subscription = sum.state$.subscribe({
      complete() {
        completed += 1
      },
    })
    a.complete()
    expect(completed).toBe(0)
    b.complete()
    expect(completed).toBe(1)
    subscription.unsubscribe()
    expect(sum.getState()).toBe(2)
  })

  it('always equals the value computed from its sources', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer())), (updates) => {
        const a = createStore(0)
        const b = createStore(0)
        const sum = deriveStore([a, b], (x, y) => x + y)
        let last = 0
        sum.state$.subscribe((value) => {
          last = value
        })
        for (const [first, value] of updates) (first ? a : b).update(() => value)
        return last === a.getState() + b.getState() && sum.getState() === last
      }),
    )
  })
})
