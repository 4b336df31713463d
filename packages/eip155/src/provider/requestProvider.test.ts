import { browserPorts, KitError } from '@kit/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { requestProvider } from './requestProvider.js'

const { clock } = browserPorts()

describe('askProvider', () => {
  it('sends params only if there are some', async () => {
    const requested: unknown[] = []
    const request = async (args: unknown) => requested.push(args)
    await requestProvider({ provider: { request }, clock }, 'eth_chainId')
    await requestProvider({ provider: { request }, clock }, 'eth_call', [])
    expect(requested).toEqual([{ method: 'eth_chainId' }, { method: 'eth_call', params: [] }])
  })

  it('sends nothing when already aborted', async () => {
    const request = () => {
      throw new Error('asked')
    }
    const requested = requestProvider({ provider: { request }, clock, signal: AbortSignal.abort() }, 'eth_chainId')
    await expect(requested).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('rejects with the abort reason when that is a kit error', async () => {
    const abort = new AbortController()
    const reason = new KitError('connection/timeout', { shortMessage: 'Too late.' })
    const requested = requestProvider(
      { provider: { request: () => new Promise(() => {}) }, clock, signal: abort.signal },
      'x',
    )
    abort.abort(reason)
    await expect(requested).rejects.toBe(reason)
  })

  describe('wallet whose process ends during a request', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    const silent = () => new Promise<never>(() => {})
    const ask = (ways: Partial<Record<string, () => Promise<unknown>>>) => {
      const provider = createFakeProvider({ personal_sign: silent, eth_chainId: silent, ...ways })
      const outcome: { error?: unknown; value?: unknown } = {}
      requestProvider({ provider, clock, signal: new AbortController().signal }, 'personal_sign').then(
        (value) => Object.assign(outcome, { value }),
        (error: unknown) => Object.assign(outcome, { error }),
      )
      return { provider, outcome }
    }

    it.each([1011, 1013, 4900, undefined])(
      'fails the request with a clear error, and leaves no listener (code %s)',
      async (code) => {
        const { provider, outcome } = ask({})
        provider.emit('disconnect', { code })
        await vi.dynamicImportSettled()
        await vi.advanceTimersByTimeAsync(5000)
        expect(outcome.error).toMatchObject({ code: 'wallet/disconnected', details: 'Method: personal_sign' })
        expect(provider.listenerCount()).toBe(0)
      },
    )

    it('fails the request immediately when the wallet itself reports that it is disconnected', async () => {
      const { provider, outcome } = ask({ eth_chainId: () => Promise.reject({ code: 4900 }) })
      provider.emit('disconnect', { code: 4900 })
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
      expect(outcome.error).toMatchObject({ code: 'wallet/disconnected' })
    })

    it.each([
      [1013, 'still knows its chain', async () => '0x1'],
      [4900, 'still knows its chain', async () => '0x1'],
      [1013, 'can not ask its node for the chain', () => Promise.reject({ code: -32603 })],
      [4901, 'can not ask its node for the chain', () => Promise.reject({ code: 4901 })],
    ])('keeps the request pending when, after code %i, the wallet %s', async (code, _, eth_chainId) => {
      let answer = (_signature: string) => {}
      const personal_sign = () =>
        new Promise<string>((resolve) => {
          answer = resolve
        })
      const { provider, outcome } = ask({ eth_chainId, personal_sign })
      provider.emit('disconnect', { code })
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(outcome).toEqual({})
      answer('0xsigned')
      await vi.advanceTimersByTimeAsync(0)
      expect(outcome).toEqual({ value: '0xsigned' })
      expect(provider.listenerCount()).toBe(0)
    })
  })

  it("leaves no listener on a wallet that can't remove any", async () => {
    let count = 0
    const provider = { request: async () => 1, on: () => ++count }
    await requestProvider({ provider, clock }, 'eth_chainId')
    expect(count).toBe(0)
  })

  it('accepts a result that is not a promise', async () => {
    const request = () => ['0x1'] as unknown as Promise<unknown>
    const { signal } = new AbortController()
    await expect(requestProvider({ provider: { request }, clock, signal }, 'x')).resolves.toEqual(['0x1'])
    await expect(requestProvider({ provider: { request }, clock }, 'x')).resolves.toEqual(['0x1'])
  })
})
