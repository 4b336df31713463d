import { codeOf, createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'
import { runCall } from './runCall.js'

function setUp() {
  const destroyed = new AbortController()
  const caller = new AbortController()
  const services = { ports: createFakePorts(), sessions: { destroyed: destroyed.signal } } as never
  const run = <T>(work: (signal: AbortSignal) => Promise<T>) => runCall(services, [caller.signal, undefined], work)
  return { caller, destroyed, run }
}

describe('runCall', () => {
  it('returns the result of its work, and ends its signal only then', async () => {
    const { run } = setUp()
    expect(await run(async (signal) => !signal.aborted)).toBe(true)
  })

  it('ends with the caller or the kit, even if its work ignores the signal', async () => {
    for (const who of ['caller', 'destroyed'] as const) {
      const { run, ...ends } = setUp()
      let given: AbortSignal | undefined
      const code = codeOf(
        run((signal) => {
          given = signal
          return new Promise(() => {})
        }),
      )
      ends[who].abort(new KitError('connection/aborted', { shortMessage: '' }))
      expect(await code).toBe('connection/aborted')
      expect(given?.aborted).toBe(true)
    }
  })

  it('rejects with a typed error for any thrown value', async () => {
    expect(await codeOf(setUp().run(() => Promise.reject('?')))).toBe('adapter/failed')
  })
})
