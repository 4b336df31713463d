import { createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { abortable } from './abortable.js'
import { createAbortLimit, untilAborted } from './createAbortLimit.js'
import { pause } from './pause.js'

describe('createAbortLimit', () => {
  it("aborts with its parent and the parent's reason, also with one that is already aborted", () => {
    const parent = new AbortController()
    const limit = createAbortLimit([undefined, parent.signal])
    parent.abort('why')
    expect(limit.signal.reason).toBe('why')
    expect(createAbortLimit([parent.signal]).signal.reason).toBe('why')
  })

  it('aborts after its time, and leaves no timer', () => {
    const { clock, advance, open } = createFakePorts()
    const limit = createAbortLimit([], { clock, limitMs: 100, reason: () => 'late' })
    advance(99)
    expect(limit.signal.aborted).toBe(false)
    advance(1)
    expect(limit.signal.reason).toBe('late')
    expect(open().timers).toBe(0)
  })

  it('releases timer and parents when the work is done or aborted', () => {
    const { clock, advance, open } = createFakePorts()
    const parent = new AbortController()
    const time = { clock, limitMs: 100, reason: () => 'late' }
    const done = createAbortLimit([parent.signal], time)
    done.end()
    const given = createAbortLimit([parent.signal], time)
    given.abort('mine')
    expect(open().timers).toBe(0)
    parent.abort('why')
    advance(200)
    expect(done.signal.aborted).toBe(false)
    expect(given.signal.reason).toBe('mine')
  })
})

describe('untilAborted', () => {
  it('settles with the work', async () => {
    const { signal } = new AbortController()
    expect(await untilAborted(async () => 1, signal)).toBe(1)
    await expect(untilAborted(() => Promise.reject(new Error('x')), signal)).rejects.toThrow('x')
  })

  it('turns a synchronous throw into a rejection', async () => {
    const { signal } = new AbortController()
    const broken = () => {
      throw new Error('now')
    }
    await expect(untilAborted(broken, signal)).rejects.toThrow('now')
  })

  it('rejects immediately on abort, and passes on a late result', async () => {
    const controller = new AbortController()
    const late: number[] = []
    let answer: (n: number) => void = () => {}
    const done = untilAborted(
      () =>
        new Promise<number>((resolve) => {
          answer = resolve
        }),
      controller.signal,
      (n) => late.push(n),
    ).catch((reason) => reason)
    controller.abort('enough')
    expect(await done).toBe('enough')
    answer(7)
    await flushPromises()
    expect(late).toEqual([7])
  })

  it('does not start when the signal is already aborted', async () => {
    const controller = new AbortController()
    controller.abort('over')
    const work = () => {
      throw new Error('This work must not begin.')
    }
    await expect(untilAborted(work, controller.signal)).rejects.toBe('over')
  })
})

describe('pause', () => {
  it("waits by the kit's clock", async () => {
    const { clock, advance, open } = createFakePorts()
    let isFinished = false
    const paused = pause(clock, 100).then(() => {
      isFinished = true
    })
    advance(99)
    await Promise.resolve()
    expect(isFinished).toBe(false)
    advance(1)
    await paused
    expect(open().timers).toBe(0)
  })

  it('rejects with the signal, before or later, and leaves no timer', async () => {
    const { clock, open } = createFakePorts()
    const controller = new AbortController()
    const failure = pause(clock, 100, controller.signal).catch((error: unknown) => error)
    controller.abort('enough')
    expect(await failure).toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    await expect(pause(clock, 100, controller.signal)).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(open().timers).toBe(0)
  })
})

describe('abortable', () => {
  const never = () => new Promise<never>(() => {})

  it('rejects with a kit error for any reason of the signal', async () => {
    const plain = await abortable(never, AbortSignal.abort('enough')).catch((error) => error)
    expect(isKitError(plain, 'connection/aborted')).toBe(true)
    expect(plain.cause).toBe('enough')
    const reason = new KitError('transaction/timedOut', { shortMessage: 'Late.' })
    await expect(abortable(never, AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('waits without a signal, and passes on errors of the work', async () => {
    expect(await abortable(async () => 1, undefined)).toBe(1)
    const { signal } = new AbortController()
    await expect(abortable(() => Promise.reject(new Error('x')), signal)).rejects.toThrow('x')
  })
})
