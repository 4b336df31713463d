import { createTestKit, flushPromises } from '@kit/fakes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KitError } from '../error/KitError.js'
import { addressOf, journalOf, pointsOf, slowWallets, untilOn, watchAddress } from '../testing/streams.js'

/** Collects everything that a stream emits from now on. */
function collect<T>(stream$: { subscribe(next: (value: T) => void): unknown }): readonly T[] {
  const seen: T[] = []
  stream$.subscribe((value) => seen.push(value))
  return seen
}

describe('examples of the streams guide', () => {
  it('follow the address without repeating a value', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    const seen = collect(addressOf(kit))
    const reported: (string | undefined)[] = []
    const end = watchAddress(kit, (address) => reported.push(address))
    await connectAlpha()
    alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(seen).toEqual([undefined, '0xa'])
    expect(reported.at(-1)).toBe('0xa')
    end()
    await kit.disconnect()
    expect(seen).toEqual([undefined, '0xa', undefined])
    expect(reported.at(-1)).toBe('0xa')
  })

  it('drop requests for an account that was left', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    const answers = new Map<string, (points: number) => void>()
    const seen = collect(pointsOf(kit, (address) => new Promise((resolve) => answers.set(address, resolve))))
    await connectAlpha()
    const accounts = [{ namespace: 'eip155', address: '0xb', type: 'eoa' }] as const
    alpha.emit('eip155', { type: 'accountsChanged', accounts })
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['0xa', '0xb']))
    answers.get('0xa')?.(1)
    answers.get('0xb')?.(2)
    await flushPromises()
    expect(seen).toEqual([undefined, 2])
  })

  it('wait for an account on a network', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    const there = untilOn(kit, 'eip155:1')
    await connectAlpha('eip155:2')
    alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    expect(await there).toMatchObject({ address: '0xa' })
  })

  it('log what happened, in order', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    const seen = collect(journalOf(kit))
    const refused = kit.connect({ connectorId: 'alpha' }).catch(() => {})
    alpha.refuse(new KitError('connection/rejected', { shortMessage: 'No.' }))
    await refused
    await connectAlpha()
    await kit.disconnect()
    expect(seen).toEqual([
      'failed: connection/rejected',
      'connected with alpha',
      expect.stringMatching(/^disconnected/),
    ])
  })

  it('complete when the kit is destroyed', async () => {
    const { kit } = await createTestKit()
    let isComplete = false
    addressOf(kit).subscribe({ complete: () => (isComplete = true) })
    kit.destroy()
    expect(isComplete).toBe(true)
  })

  describe('with timers', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('report a wallet that does not answer, and not one that does', async () => {
      const { kit, alpha, connectAlpha } = await createTestKit()
      const seen = collect(slowWallets(kit, 20_000))
      const requested = kit.connect({ connectorId: 'alpha' }).catch(() => {})
      await vi.advanceTimersByTimeAsync(20_000)
      expect(seen).toEqual(['alpha'])
      alpha.refuse(new KitError('connection/rejected', { shortMessage: 'No.' }))
      await requested
      await connectAlpha()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(seen).toEqual(['alpha'])
    })
  })
})
