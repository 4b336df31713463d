import { createKit } from '@kit/core'
import type { Directory, DirectoryFactory } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { createDirectoryService } from '../testing/createDirectoryService.js'
import { directory } from './directory.js'
import { lazyDirectory } from './lazyDirectory.js'
import { startDirectory } from './startDirectory.js'

const options = { baseUrl: 'https://dir.example', projectId: 'p1' }

/** Starts a kit with a directory on a service of 100 wallets. */
function setUp(create: DirectoryFactory) {
  const service = createDirectoryService(100)
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [],
    connectors: [
      () => ({
        info: { id: 'none', name: 'None', type: 'EXTERNAL', namespaces: [] },
        connect: async () => ({}),
        reconnect: async () => undefined,
      }),
    ],
    directory: create,
    ports: { fetch: service.fetch, log: { debug() {}, info() {}, warn() {}, error() {} } },
  })
  kit.start()
  return { service, directory: kit.directory as Directory }
}

describe('lazyDirectory', () => {
  it('loads its code once a command is called, and then shows what the directory shows', async () => {
    const { directory: made, service } = setUp(directory(options))
    expect(made.getState()).toMatchObject({ first: 'idle', all: { status: 'idle' } })
    await Promise.all([made.prefetch(), made.loadMore()])
    expect(made.getState()).toMatchObject({ first: 'success', all: { status: 'success', count: 100 } })
    expect(service.wallets()).toHaveLength(2)
  })

  it('loads images that were requested before its code', async () => {
    const { directory: made, service } = setUp(directory(options))
    expect(made.imageUrl('image-90')).toBeUndefined()
    await made.prefetch()
    await expect.poll(() => made.imageUrl('image-90')).toMatch(/^data:image\/svg\+xml,/)
    expect(service.paths().filter((path) => path.endsWith('/image-90'))).toHaveLength(1)
  })

  it('shows that its code failed to load, and recovers on retry', async () => {
    let isDown = true
    const { directory: made } = setUp(
      lazyDirectory(async () => {
        if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
        return { startDirectory: (context) => startDirectory(options, context) }
      }),
    )
    await expect(made.prefetch()).rejects.toMatchObject({ code: 'kit/loadFailed' })
    expect(made.getState().first).toBe('error')
    isDown = false
    await made.retry()
    expect(made.getState().first).toBe('success')
  })
})
