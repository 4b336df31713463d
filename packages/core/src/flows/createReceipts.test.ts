import { createFakePorts, fakeNetwork, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { KitEvent } from '../event/KitEvent.js'
import { createChain } from '../testing/createChain.js'
import { createReceipts } from './createReceipts.js'

function setUp(loadCapabilities?: () => Promise<never>) {
  const chain = createChain('No luck')
  const ports = createFakePorts()
  const happened: KitEvent[] = []
  const adapter = { namespace: 'eip155', ...chain.capabilities, ...(loadCapabilities && { loadCapabilities }) }
  const receipts = createReceipts({
    events: { emit: (event: KitEvent) => void happened.push(event) },
    ports,
    targets: { adapterOf: () => adapter, networkOf: () => fakeNetwork('eip155:1') },
  } as never)
  const query = { networkId: 'eip155:1', hash: '0x1' } as const
  const wait = (more = {}, signal = new AbortController().signal) =>
    receipts.wait({ ...query, ...more }, signal).catch((error) => error)
  return { chain, happened, ports, wait }
}

describe('createReceipts', () => {
  it('shares one request among all waiting callers, each with its own timeout', async () => {
    const { chain, happened, ports, wait } = setUp()
    const [short, long] = [wait({ timeoutMs: 1000 }), wait()]
    ports.advance(1000)
    expect(await short).toMatchObject({ code: 'transaction/timedOut', details: '0x1' })
    chain.mine('0x1')
    expect(await long).toMatchObject({ status: 'success' })
    expect([chain.requested, happened]).toMatchObject([['0x1'], [{ type: 'transaction/mined', hash: '0x1' }]])
    expect(ports.open().timers).toBe(0)
  })

  it('stops polling when no caller waits, and polls again when one does', async () => {
    const { chain, wait } = setUp()
    const controller = new AbortController()
    const given = wait({}, controller.signal)
    controller.abort('enough')
    expect(await given).toBe('enough')
    await flushPromises()
    expect(chain.waiting()).toEqual([])
    const again = wait()
    chain.mine('0x1')
    expect(await again).toMatchObject({ status: 'success' })
    expect(chain.requested).toHaveLength(2)
  })

  it('makes a separate request for more confirmations', async () => {
    const { chain, wait } = setUp()
    const both = [wait(), wait({ confirmations: 3 })]
    expect(chain.requested).toHaveLength(2)
    chain.mine('0x1')
    expect(await Promise.all(both)).toHaveLength(2)
  })

  it('returns the reason of a revert if the chain reports it in time', async () => {
    const reported = setUp()
    const first = reported.wait()
    reported.chain.mine('0x1', { status: 'reverted' })
    expect(await first).toMatchObject({ status: 'reverted', reason: 'No luck' })
    const silent = setUp(async () => ({ getTransaction: () => new Promise(() => {}) }) as never)
    const second = silent.wait()
    silent.chain.mine('0x1', { status: 'reverted' })
    await flushPromises()
    silent.ports.advance(4000)
    expect(await second).not.toHaveProperty('reason')
  })
})
