import { KitError } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { askProvider } from './askProvider.js'

describe('askProvider', () => {
  it('sends params only where there are some', async () => {
    const asked: unknown[] = []
    const request = async (args: unknown) => asked.push(args)
    await askProvider({ request }, { method: 'eth_chainId' })
    await askProvider({ request }, { method: 'eth_call', params: [] })
    expect(asked).toEqual([{ method: 'eth_chainId' }, { method: 'eth_call', params: [] }])
  })

  it('asks nothing when it was called off before', async () => {
    const request = () => {
      throw new Error('asked')
    }
    const asked = askProvider({ request }, { method: 'eth_chainId', signal: AbortSignal.abort() })
    await expect(asked).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('ends with the reason of the one who called it off, when that is an error of the kit', async () => {
    const abort = new AbortController()
    const reason = new KitError('connection/timeout', { shortMessage: 'Too late.' })
    const asked = askProvider({ request: () => new Promise(() => {}) }, { method: 'x', signal: abort.signal })
    abort.abort(reason)
    await expect(asked).rejects.toBe(reason)
  })

  it('takes an answer that is no promise', async () => {
    const request = () => ['0x1'] as unknown as Promise<unknown>
    const { signal } = new AbortController()
    await expect(askProvider({ request }, { method: 'x', signal })).resolves.toEqual(['0x1'])
    await expect(askProvider({ request }, { method: 'x' })).resolves.toEqual(['0x1'])
  })
})
