import { KitError } from '@kit/core/adapter'
import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { poll } from './poll.js'
import { withLimit } from './withLimit.js'

const never = () => new Promise<never>(() => {})

describe('poll', () => {
  it('looks at once, then after each pause, until it has a value', async () => {
    const clock = createFakeClock()
    const looks: number[] = []
    const found = poll({
      look: async () => (looks.push(clock.monotonic()) > 2 ? 'found' : undefined),
      pauseMs: (round) => 100 * (round + 1),
      clock,
      signal: undefined,
    })
    for (let count = 0; count < 4; count++) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      clock.advance(100)
    }
    expect(await found).toBe('found')
    expect(looks).toEqual([0, 100, 300])
  })
})

describe('withLimit', () => {
  it('returns the result of the work, and leaves no timer', async () => {
    const clock = createFakeClock()
    expect(await withLimit({ clock, limitMs: 100 }, async () => 7)).toBe(7)
    await expect(withLimit({ clock, limitMs: 100 }, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(clock.pendingCount()).toBe(0)
  })

  it("aborts the work's signal and rejects when the time is up", async () => {
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

  it('aborts with its parent', async () => {
    const clock = createFakeClock()
    const time = { clock, limitMs: 100, signal: AbortSignal.abort('enough') }
    await expect(withLimit(time, never)).rejects.toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    expect(clock.pendingCount()).toBe(0)
  })
})
