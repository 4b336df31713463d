import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemory } from '../../test/createRpc.js'
import { createApi } from './createApi.js'

it('the API client creates its device key with the next call if storage failed once', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ approved: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { get, set } = createMemory()
  const failing = vi.fn(set).mockRejectedValueOnce(new DOMException('Connection lost', 'UnknownError'))
  const keyValue = { get, set: failing, remove: async () => undefined, lasts: async () => true }
  const api = createApi({ origin: 'https://login.example', keyValue, renew: async () => undefined })
  const ask = () => api.waitForDevice({ challenge: crypto.randomUUID() })
  await expect(ask()).rejects.toThrow('Connection lost')
  expect(await ask()).toEqual({ approved: true })
})
