import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { type ClientLibrary, createEip155Adapter } from './createEip155Adapter.js'

const ports = createFakePorts()

/** A library of which only its own part is used. */
const library = { chains: {}, getPublicClient: (networkId) => `client of ${networkId}` } as ClientLibrary<
  string,
  string
>

describe('createEip155Adapter', () => {
  it('loads the library once, on first use', async () => {
    let loads = 0
    const load = async () => {
      loads++
      return library
    }
    const adapter = createEip155Adapter({ networks: [], ports, load })
    expect(loads).toBe(0)
    expect(await adapter.getPublicClient('eip155:1')).toBe('client of eip155:1')
    expect(await adapter.getPublicClient('eip155:2')).toBe('client of eip155:2')
    expect(loads).toBe(1)
  })

  it('loads the library again after a failure', async () => {
    const answers = [async () => Promise.reject(new Error('offline')), async () => library]
    const adapter = createEip155Adapter({
      networks: [],
      ports,
      load: () => answers.shift()?.() ?? Promise.reject(new Error('once too often')),
    })
    await expect(adapter.getPublicClient('eip155:1')).rejects.toThrow('offline')
    await expect(adapter.getPublicClient('eip155:1')).resolves.toBe('client of eip155:1')
  })
})
