import { createFakePorts } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { KitError } from '../error/KitError.js'
import { poll } from './poll.js'
import { withLimit } from './withLimit.js'

const never = () => new Promise<never>(() => {})

describe('poll', () => {
  it('reads immediately, then after each pause, until it has a value', async () => {
    const { clock, advance, open } = createFakePorts()
    const reads: number[] = []
    const found = poll({
      readOnce: async () => (reads.push(clock.monotonic()) > 2 ? 'found' : undefined),
      pauseMs: (round) => 100 * (round + 1),
      clock,
      signal: undefined,
    })
    for (const pauseMs of [100, 200]) {
      await vi.waitFor(() => expect(open().timers).toBe(1))
      advance(pauseMs)
    }
    expect(await found).toBe('found')
    expect(reads).toEqual([0, 100, 300])
  })
})

describe('withLimit', () => {
  it('returns the result of the work, and leaves no timer', async () => {
    const { clock, open } = createFakePorts()
    expect(await withLimit({ clock, limitMs: 100 }, async () => 7)).toBe(7)
    await expect(withLimit({ clock, limitMs: 100 }, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(open().timers).toBe(0)
  })

  it("aborts the work's signal and rejects when the time is up", async () => {
    const { clock, advance } = createFakePorts()
    let inner: AbortSignal | undefined
    const late = withLimit({ clock, limitMs: 100 }, (signal) => {
      inner = signal
      return never()
    }).catch((error: unknown) => error)
    advance(100)
    expect(await late).toMatchObject({ code: 'connection/timeout' })
    expect(inner?.aborted).toBe(true)
    const reason = new KitError('rpc/timedOut', { shortMessage: 'Late.' })
    const own = withLimit({ clock, limitMs: 100, reason: () => reason }, never).catch((error: unknown) => error)
    advance(100)
    expect(await own).toBe(reason)
  })

  it('aborts with its parent', async () => {
    const { clock, open } = createFakePorts()
    const time = { clock, limitMs: 100, signal: AbortSignal.abort('enough') }
    await expect(withLimit(time, never)).rejects.toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    expect(open().timers).toBe(0)
  })
})
