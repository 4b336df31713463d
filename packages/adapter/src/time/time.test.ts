import { KitError } from '@kit/core'
import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { aborted } from './aborted.js'
import { after } from './after.js'
import { withLimit } from './withLimit.js'

const never = () => new Promise<never>(() => {})

describe('time by the kit’s clock', () => {
  it('comes once, and leaves no timer when nobody waits any longer', () => {
    const clock = createFakeClock()
    const seen: string[] = []
    after(clock, 100).subscribe({ next: () => seen.push('next'), complete: () => seen.push('end') })
    clock.advance(99)
    expect(seen).toEqual([])
    clock.advance(1)
    expect(seen).toEqual(['next', 'end'])
    after(clock, 100).subscribe().unsubscribe()
    expect(clock.pendingCount()).toBe(0)
  })

  it('fails with the signal, before or later, and lets go of it', () => {
    const failureOf = (signal: AbortSignal) => {
      const seen: unknown[] = []
      aborted(signal).subscribe({ error: (error) => seen.push(error) })
      return seen
    }
    const controller = new AbortController()
    const seen = failureOf(controller.signal)
    aborted(controller.signal).subscribe().unsubscribe()
    controller.abort('enough')
    expect(seen).toMatchObject([{ code: 'connection/aborted', cause: 'enough' }])
    expect(failureOf(controller.signal)).toHaveLength(1)
    expect(aborted(undefined).subscribe().closed).toBe(false)
  })
})

describe('work with a time limit', () => {
  it('gives what the work gives, and leaves no timer', async () => {
    const clock = createFakeClock()
    expect(await withLimit({ clock, limitMs: 100 }, async () => 7)).toBe(7)
    await expect(withLimit({ clock, limitMs: 100 }, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(clock.pendingCount()).toBe(0)
  })

  it('ends the work’s signal and the waiting when the time is up', async () => {
    const clock = createFakeClock()
    let inner: AbortSignal | undefined
    const late = withLimit({ clock, limitMs: 100 }, (signal) => {
      inner = signal
      return never()
    }).catch((error: unknown) => error)
    clock.advance(100)
    expect(await late).toMatchObject({ code: 'connection/timeout' })
    expect(inner?.aborted).toBe(true)
    const reason = new KitError('rpc/timedOut', { shortMessage: 'Late.' })
    const own = withLimit({ clock, limitMs: 100, reason: () => reason }, never).catch((error: unknown) => error)
    clock.advance(100)
    expect(await own).toBe(reason)
  })

  it('ends with its parent', async () => {
    const clock = createFakeClock()
    const time = { clock, limitMs: 100, signal: AbortSignal.abort('enough') }
    await expect(withLimit(time, never)).rejects.toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    expect(clock.pendingCount()).toBe(0)
  })
})
