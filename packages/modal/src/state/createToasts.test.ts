import { createStore } from '@kit/core/plugin'
import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createToasts, type ToastState } from './createToasts.js'

function setup() {
  const clock = createFakeClock()
  const toasts = createToasts({ store: createStore<ToastState>({ open: false }), clock })
  const shown = () => {
    const state = toasts.getState()
    return state.open ? state.message : undefined
  }
  return { clock, toasts, shown }
}

describe('createToasts', () => {
  it('shows a toast immediately and hides it after 2500 ms', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'success', message: 'a' })
    clock.advance(2499)
    expect(shown()).toBe('a')
    clock.advance(1)
    expect(shown()).toBeUndefined()
  })

  it('keeps a loading toast until the next one', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'loading', message: 'a' })
    clock.advance(60_000)
    expect(shown()).toBe('a')
    toasts.show({ variant: 'success', message: 'b' })
    clock.advance(150)
    expect(shown()).toBe('b')
  })

  it('closes an open toast first and shows the new one after 150 ms', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'success', message: 'a' })
    toasts.show({ variant: 'error', message: 'b' })
    expect(shown()).toBeUndefined()
    clock.advance(149)
    expect(shown()).toBeUndefined()
    clock.advance(1)
    expect(shown()).toBe('b')
  })

  it('shows the last of a burst after one swap', () => {
    const { clock, toasts } = setup()
    const seen: string[] = []
    toasts.subscribe(() => {
      const state = toasts.getState()
      if (state.open) seen.push(state.message)
    })
    for (const message of ['a', 'b', 'c', 'd']) toasts.show({ variant: 'error', message })
    clock.advance(150)
    expect(seen).toEqual(['a', 'd'])
    clock.advance(2500)
    expect(toasts.getState().open).toBe(false)
    expect(clock.pending()).toBe(0)
  })

  it('leaves no timers behind', () => {
    const { clock, toasts } = setup()
    toasts.show({ variant: 'success', message: 'a' })
    toasts.destroy()
    expect(clock.pending()).toBe(0)
  })
})
