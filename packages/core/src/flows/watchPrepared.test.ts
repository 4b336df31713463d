import { createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { loadChunk } from '../error/loadChunk.js'

describe('watchPrepared', () => {
  it('preloads code only after a connection is established', async () => {
    let count = 0
    const engine = await createTestEngine({
      eip155: {
        prepare: async () => {
          count += 1
        },
      },
    })
    expect(count).toBe(0)
    await engine.connect('one', ['0xA'])
    await flushPromises()
    expect(count).toBe(1)
  })

  it('waits until the page is idle, like reads from chains, so that the connection is shown first', async () => {
    const requested: string[] = []
    const idle: (() => void)[] = []
    const engine = await createTestEngine({
      ports: { ...createFakePorts(), whenIdle: (work) => void idle.push(work) },
      eip155: {
        prepare: async () => void requested.push('prepare'),
        getBalance: async () => {
          requested.push('balance')
          return { value: 1n, decimals: 0, symbol: 'ETH' }
        },
      },
    })
    await engine.connect('one', ['0xA'])
    await flushPromises()
    expect(engine.kit.active.getState().status).toBe('connected')
    expect(requested).toEqual([])
    for (const work of idle) work()
    await flushPromises()
    expect(requested.sort()).toEqual(['balance', 'prepare'])
  })

  it('keeps the connection when preloading fails, and lets the call that needs the code report it', async () => {
    const missing = () => loadChunk(Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')))
    const engine = await createTestEngine({ eip155: { prepare: missing, signMessage: missing } })
    await engine.connect('one', ['0xA'])
    await flushPromises()
    await expect(engine.kit.signMessage({ message: 'hello' })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      shortMessage: expect.stringContaining('reload the page'),
    })
    expect(engine.kit.active.getState().status).toBe('connected')
  })
})
