import type { Adapter } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createEip155Adapter } from './createEip155Adapter.js'
import { createEip155Base } from './createEip155Base.js'
import type { Reads } from './createReads.js'
import { loadLibrary } from './loadLibrary.js'

const ports = createFakePorts()

type Library = Reads & { readonly getClient: () => string }

/** A library of which only its own part is used. */
const library = { getClient: () => 'client' } as Library

describe('loadLibrary', () => {
  it('loads the library of a kit’s adapter, or of the adapter itself, once', async () => {
    let loads = 0
    const adapter = createEip155Adapter({
      networks: [],
      ports,
      load: async () => {
        loads++
        return library
      },
    })
    for (const source of [adapter, { adapters: new Map<string, Adapter>([['eip155', adapter as Adapter]]) }]) {
      expect((await loadLibrary<Library>(source as Adapter, 'getClient')).getClient()).toBe('client')
    }
    expect(loads).toBe(1)
  })

  it('asks for a chunk again that did not load', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(library)]
    const adapter = createEip155Adapter({ networks: [], ports, load: () => answers.shift() as Promise<Library> })
    await expect(adapter.load()).rejects.toThrow('offline')
    await expect(adapter.load()).resolves.toBe(library)
  })

  it('finds none without an adapter, in one without a library, and in one on another', async () => {
    const other = createEip155Adapter({
      networks: [],
      ports,
      load: async () => ({ getProvider: () => {} }) as unknown as Library,
    })
    const bare = createEip155Base({ networks: [], ports })
    for (const source of [{ adapters: new Map() }, bare as Adapter, other as Adapter]) {
      await expect(loadLibrary<Library>(source, 'getClient')).rejects.toMatchObject({ code: 'adapter/notFound' })
    }
  })
})
