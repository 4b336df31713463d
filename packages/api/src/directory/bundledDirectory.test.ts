import { createKit, type KitOptions, type Wallet } from '@kit/core'
import type { Directory } from '@kit/core/plugin'
import { describe, expect, it, vi } from 'vitest'
import { bundledDirectory } from './bundledDirectory.js'

const wallet = (id: string, chain: Wallet['chains'][number], more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: `Wallet ${id}`,
  chains: [chain],
  ...more,
})
const wallets = [
  wallet('a', 'eip155:1', { certified: true }),
  wallet('b', 'eip155:10'),
  wallet('c', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  wallet('d', 'eip155:1', { certified: true, name: 'Delta' }),
  wallet('e', 'eip155:1'),
  wallet('f', 'eip155:1'),
]

/** Starts a kit for one EVM network, whose service must not be asked. */
function setUp(settings: KitOptions['wallets'] = {}, load = async () => ({ wallets })) {
  const fetch = vi.fn()
  const adapter = { namespace: 'eip155', networks: [{ id: 'eip155:31337', namespace: 'eip155', reference: '31337' }] }
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [() => ({ ...adapter, watchConnectors: () => () => {} }) as never],
    directory: bundledDirectory(load),
    wallets: settings,
    ports: { fetch, log: { debug() {}, info() {}, warn() {}, error() {} } },
  })
  kit.start()
  const directory = kit.directory as Directory
  const idsOf = (part: 'featured' | 'recommended') => directory.getState()[part].map(({ id }) => id)
  return { directory, fetch, idsOf, state: directory.getState }
}

describe('bundledDirectory', () => {
  it("lists the wallets of the app's namespaces in the order of the list, without a request", async () => {
    const { directory, fetch, idsOf, state } = setUp()
    await directory.prefetch()
    expect(idsOf('recommended')).toEqual(['a', 'b', 'd', 'e'])
    await directory.loadMore()
    expect(state().all).toMatchObject({ status: 'success', count: 5 })
    expect(state().all.wallets.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e', 'f'])
    expect([directory.imageUrl('network', 'asset'), fetch.mock.calls]).toEqual([null, []])
  })

  it('shows featured wallets first, and leaves out those that the app excludes', async () => {
    const { directory, idsOf, state } = setUp({ featured: ['f', 'd'], exclude: ['Wallet b'] })
    await directory.loadMore()
    expect([idsOf('featured'), state().all.wallets.map(({ id }) => id)]).toEqual([
      ['f', 'd'],
      ['f', 'd', 'a', 'e'],
    ])
  })

  it('searches by name, and lists only certified wallets on request', async () => {
    const { directory, state } = setUp()
    directory.search('dELTA')
    await expect.poll(() => state().search).toMatchObject({ status: 'success', wallets: [{ id: 'd' }] })
    directory.setVerifiedOnly(true)
    await directory.loadMore()
    expect(state().all.wallets.map(({ id }) => id)).toEqual(['a', 'd'])
  })

  it('shows that the list failed to load, and recovers on retry', async () => {
    let isDown = true
    const { directory, idsOf, state } = setUp({}, async () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { wallets }
    })
    await expect(directory.prefetch()).rejects.toThrow()
    expect(state().first).toBe('error')
    isDown = false
    await directory.retry()
    expect(idsOf('recommended')).toHaveLength(4)
  })
})
