import { createTestEngine, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { loadPart } from '../error/loadPart.js'

describe('what a connected visitor needs next', () => {
  it('is fetched when a connection stands, and not before', async () => {
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
    await settle()
    expect(count).toBe(1)
  })

  it('may fail to come: the connection stands, and the call that needs it says what to do', async () => {
    const gone = () => loadPart(Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')))
    const engine = await createTestEngine({ eip155: { prepare: gone, signMessage: gone } })
    await engine.connect('one', ['0xA'])
    await settle()
    await expect(engine.kit.signMessage({ message: 'hello' })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      shortMessage: expect.stringContaining('reload the page'),
    })
    expect(engine.kit.active.getState().status).toBe('connected')
  })
})
