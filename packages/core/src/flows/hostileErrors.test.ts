import { createTestKit, flushPromises } from '@kit/fakes'
import { config, firstValueFrom, timer } from 'rxjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isKitError } from '../error/isKitError.js'

const trap = () => {
  throw new Error('a trap')
}

/** Values that a hostile wallet may reject with. Created per test, since some break when they are read. */
const rejections: readonly (readonly [string, () => unknown])[] = [
  ['an error whose message throws', () => Object.defineProperty(new Error('x'), 'message', { get: trap })],
  ['an error whose every field throws', () => new Proxy(new Error('x'), { get: trap })],
  ['an object that throws when it is read', () => new Proxy({}, { get: trap, getPrototypeOf: trap, has: trap })],
  ['an object without a prototype', () => Object.create(null)],
  ['undefined', () => undefined],
  ['null', () => null],
  ['a symbol', () => Symbol('x')],
]

// Event subscribers run outside of the command, so no caller awaits what they throw. Rejections fail the run by themselves.
const unhandled: unknown[] = []
const macrotask = () => firstValueFrom(timer(0))
beforeEach(() => void unhandled.splice(0))
beforeAll(() => {
  config.onUnhandledError = (error) => unhandled.push(error)
})
afterAll(() => {
  config.onUnhandledError = null
})

describe.each(rejections)('a wallet that rejects with %s', (_, make) => {
  it('fails the connect with a typed error, ends the attempt and leaves nothing unhandled', async () => {
    const { kit, alpha, paired } = await createTestKit({ settings: { debug: true } })
    const done = kit.connect({ connectorId: 'alpha' }).catch((error: unknown) => error)
    alpha.refuse(make())
    expect(isKitError(await done, 'connection/failed')).toBe(true)

    kit.connect({ connectorId: 'alpha', namespace: 'eip155' }).catch(() => {})
    await flushPromises()
    alpha.refuse(make())
    await flushPromises()
    expect(kit.attempt.getState().status).toBe('failed')

    await Promise.all([kit.startPairing(), flushPromises().then(() => paired.refuse(make()))])
    expect(kit.pairing.getState().status).not.toBe('preparing')

    await macrotask()
    expect(unhandled).toEqual([])
    kit.destroy()
  })

  it('fails a switch and a disconnect with typed errors, and is forgotten anyway', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit({ switchNetwork: () => Promise.reject(make()) })
    await connectAlpha()
    const switched = await kit.switchNetwork({ networkId: 'eip155:2' }).catch((error: unknown) => error)
    expect(isKitError(switched)).toBe(true)
    alpha.failDisconnect = make
    const ended = await kit.disconnect().catch((error: unknown) => error)
    expect(isKitError(ended, 'connection/disconnectFailed')).toBe(true)
    expect(kit.connections.getState().connections).toEqual([])
    await macrotask()
    expect(unhandled).toEqual([])
    kit.destroy()
  })
})
