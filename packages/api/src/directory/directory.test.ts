import type { AlertCode, KitSettings, PluginContext } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { createDirectoryService, idOf } from '../testing/createDirectoryService.js'
import { createStillClock, flushPromises } from '../testing/createFakeService.js'
import { startDirectory } from './startDirectory.js'

function setup(
  count = 200,
  wallets: KitSettings['wallets'] = {},
  project: { readonly projectId?: string } = { projectId: 'p1' },
) {
  const service = createDirectoryService(count)
  const clock = createStillClock()
  const alerts: AlertCode[] = []
  const ends: (() => void)[] = []
  const warnings: unknown[][] = []
  const log = { debug() {}, info() {}, warn: (...parts: unknown[]) => warnings.push(parts), error() {} }
  const ports = { fetch: service.fetch, clock, log, platform: { origin: 'https://dapp.example' } }
  const context = {
    kit: {
      options: { wallets },
      ports,
      adapters: new Map([['eip155', { networks: [{ id: 'eip155:1' }] }]]),
    },
    ports,
    alert: (code: AlertCode) => alerts.push(code),
    onDestroy: (end: () => void) => ends.push(end),
  } as unknown as PluginContext
  const wallet = startDirectory({ baseUrl: 'https://dir.example', ...project }, context)
  return {
    directory: wallet,
    service,
    clock,
    alerts,
    logged: () => warnings,
    destroy: () => {
      for (const end of ends) end()
    },
    state: wallet.getState,
    ids: () => wallet.getState().all.wallets.map(({ id }) => Number.parseInt(id, 16)),
  }
}

describe('directory', () => {
  it('makes no request before it is needed', async () => {
    const { service } = setup()
    await flushPromises()
    expect(service.requested).toEqual([])
  })

  it('loads 4 recommended wallets once, and exposes the total', async () => {
    const { directory, service, state } = setup()
    await Promise.all([directory.prefetch(), directory.prefetch()])
    await directory.prefetch()
    expect(state().recommended.map(({ name }) => name)).toEqual(['Wallet 0', 'Wallet 1', 'Wallet 2', 'Wallet 3'])
    expect(state().all.count).toBe(200)
    expect(service.wallets()).toHaveLength(1)
    expect(service.wallets()[0]?.searchParams.get('projectId')).toBe('p1')
    expect(service.wallets()[0]?.searchParams.get('chains')).toBe('eip155:1')
  })

  it('exposes the status of the first request, also when it failed and is retried', async () => {
    const { directory, service, state } = setup()
    expect(state().first).toBe('idle')
    service.state.fault = () => ({ status: 503 })
    const failed = directory.prefetch()
    expect(state().first).toBe('pending')
    await failed
    expect(state().first).toBe('error')
    service.state.fault = undefined
    await directory.retry()
    expect(state().first).toBe('success')
  })

  it('shows featured wallets in the configured order, and each wallet once', async () => {
    const { directory, state, ids } = setup(60, { featured: [idOf(7), idOf(2)], exclude: [idOf(1), 'wallet 5'] })
    await directory.loadMore()
    await directory.loadMore()
    expect(state().featured.map(({ id }) => id)).toEqual([idOf(7), idOf(2)])
    expect(state().recommended.map(({ name }) => name)).toEqual(['Wallet 0', 'Wallet 3', 'Wallet 4'])
    expect(ids().slice(0, 6)).toEqual([7, 2, 0, 3, 4, 6])
    expect(ids()).not.toContain(1)
    expect(ids()).not.toContain(5)
    expect(new Set(ids()).size).toBe(ids().length)
  })

  it('requests only the wallets that the app includes', async () => {
    const { directory, state, ids } = setup(200, { include: [idOf(3), idOf(9)] })
    await directory.loadMore()
    expect(ids()).toEqual([3, 9])
    expect(state().all.count).toBe(2)
  })

  it('requests every list and search without the wallets that the app excludes', async () => {
    const { directory, service, clock } = setup(200, { exclude: [idOf(1), 'wallet 5'] })
    await directory.loadMore()
    directory.search('wallet')
    clock.advance(500)
    await flushPromises()
    const requested = service.wallets().map(({ searchParams }) => searchParams.get('exclude') ?? '')
    expect(requested).toHaveLength(3)
    for (const exclude of requested) expect(exclude.split(',')).toContain(idOf(1))
  })

  it('loads 40 per page after the recommended ones until none is left, and never twice at once', async () => {
    const { directory, service, state, ids } = setup(100)
    await Promise.all([directory.loadMore(), directory.loadMore()])
    expect(ids()).toHaveLength(44)
    expect(state().all).toMatchObject({ status: 'success', count: 100 })
    await directory.loadMore()
    await directory.loadMore()
    expect(ids()).toHaveLength(100)
    const before = service.wallets().length
    await directory.loadMore()
    expect(service.wallets()).toHaveLength(before)
  })

  it('loads the images of the first 20 of a page, and others when they are shown', async () => {
    const { directory, service, clock, state } = setup(100)
    await directory.loadMore()
    await flushPromises()
    const images = () => service.paths().filter((path) => path.startsWith('/getWalletImage/'))
    expect(images()).toHaveLength(24)
    expect(directory.imageUrl('image-90')).toBeUndefined()
    await flushPromises()
    clock.advance(30)
    expect(images()).toHaveLength(25)
    expect(directory.imageUrl('image-90')).toMatch(/^data:image\/svg\+xml,/)
    expect(Object.keys(state().images ?? {})).toHaveLength(25)
  })

  it('returns null for an image that fails to load, and does not request it again', async () => {
    const { directory, service, clock, state } = setup(1)
    service.state.fault = ({ pathname }) => (pathname.startsWith('/getWalletImage/') ? { status: 404 } : undefined)
    expect(directory.imageUrl('image-0')).toBeUndefined()
    await flushPromises()
    clock.advance(30)
    expect(directory.imageUrl('image-0')).toBeNull()
    expect(state().images).toEqual({ 'image-0': null })
    await flushPromises()
    expect(service.paths()).toEqual(['/getWalletImage/image-0'])
  })

  it('keeps the first total that the directory returned', async () => {
    const { directory, service, state } = setup(100)
    await directory.loadMore()
    expect(state().all.count).toBe(100)
    service.state.more = 7
    await directory.loadMore()
    expect(state().all.wallets).toHaveLength(84)
    expect(state().all.count).toBe(100)
  })

  it('exposes no total when the request failed', async () => {
    const { directory, service, clock, state } = setup()
    service.state.fault = () => ({ status: 503 })
    await directory.loadMore()
    expect(state().all).toEqual({ status: 'error', wallets: [], count: undefined })
    service.state.fault = undefined
    directory.search('Wallet 1')
    clock.advance(500)
    await flushPromises()
    expect(state().search.status).toBe('success')
    service.state.fault = () => ({ status: 503 })
    directory.search('Wallet 12')
    clock.advance(500)
    await flushPromises()
    expect(state().search).toEqual({ query: 'Wallet 12', status: 'error', wallets: [], count: undefined })
  })

  it('debounces typing, trims, requests 100 and uses the newest response', async () => {
    const { directory, service, clock, state } = setup()
    directory.search('  Wallet 1')
    clock.advance(400)
    directory.search('  Wallet 19 ')
    clock.advance(499)
    await flushPromises()
    expect(service.wallets()).toHaveLength(0)
    expect(state().search).toMatchObject({ query: 'Wallet 19', status: 'pending' })
    clock.advance(1)
    await flushPromises()
    expect(
      service.wallets().map(({ searchParams }) => [searchParams.get('search'), searchParams.get('entries')]),
    ).toEqual([['Wallet 19', '100']])
    expect(state().search.wallets.map(({ name }) => name)).toContain('Wallet 190')
    directory.search('')
    expect(state().search).toEqual({ query: '', status: 'idle', wallets: [], count: undefined })
  })

  it('drops the response to an older search', async () => {
    const { directory, clock, state } = setup()
    directory.search('Wallet 11')
    clock.advance(500)
    directory.search('Wallet 12')
    await flushPromises()
    expect(state().search).toMatchObject({ query: 'Wallet 12', status: 'pending' })
    clock.advance(500)
    await flushPromises()
    expect(state().search.wallets.every(({ name }) => name.startsWith('Wallet 12'))).toBe(true)
  })

  it('makes no request for one letter', async () => {
    const { directory, service, clock, state } = setup()
    directory.search('W')
    clock.advance(1000)
    await flushPromises()
    expect(service.requested).toEqual([])
    expect(state().search.status).toBe('idle')
  })

  it('shows certified wallets only, from the first page', async () => {
    const { directory, state, ids } = setup(100)
    await directory.loadMore()
    directory.setVerifiedOnly(true)
    await flushPromises()
    expect(state().verifiedOnly).toBe(true)
    expect(ids().length).toBeGreaterThan(0)
    expect(state().all.wallets.every(({ certified }) => certified)).toBe(true)
  })

  it('drops a page that was requested before the filter changed', async () => {
    const { directory, service, state, ids } = setup(100)
    await directory.loadMore()
    const before = directory.loadMore()
    directory.setVerifiedOnly(true)
    await before
    await flushPromises()
    expect(state().all.status).toBe('success')
    expect(ids()).toEqual([...new Set(ids())])
    expect(state().all.wallets.every(({ certified }) => certified)).toBe(true)
    const last = service.wallets().at(-1)?.searchParams
    expect([last?.get('page'), last?.get('badge_type')]).toEqual(['1', 'certified'])
  })

  it('fails in its own state, keeps what it has, and recovers on retry', async () => {
    const { directory, service, clock, state, ids } = setup(100)
    await directory.loadMore()
    service.state.fault = () => ({ status: 503 })
    await directory.loadMore()
    directory.search('Wallet 9')
    clock.advance(500)
    await flushPromises()
    expect(state().all.status).toBe('error')
    expect(state().search.status).toBe('error')
    expect(ids()).toHaveLength(44)
    service.state.fault = undefined
    await directory.retry()
    expect(state().all.status).toBe('success')
    expect(state().search.status).toBe('success')
    expect(ids()).toHaveLength(84)
  })

  it('requests the first wallets again after a failure', async () => {
    const { directory, service, state } = setup()
    service.state.fault = () => ({ status: 500 })
    await directory.prefetch()
    expect(state().recommended).toEqual([])
    service.state.fault = undefined
    await directory.prefetch()
    expect(state().recommended).toHaveLength(4)
  })

  it.each([
    [401, 'INVALID_PROJECT_ID'],
    [403, 'INVALID_APP_CONFIGURATION'],
  ])('alerts the developer of %d by %s', async (status, code) => {
    const { directory, service, alerts } = setup()
    service.state.fault = ({ pathname }) => (pathname === '/getWallets' ? { status } : undefined)
    await directory.prefetch()
    expect(alerts).toContain(code)
  })

  it('alerts the developer when the service requires a project id', async () => {
    const { directory, service, alerts } = setup(200, {}, {})
    service.state.fault = ({ pathname }) => (pathname === '/getWallets' ? { status: 401 } : undefined)
    await directory.prefetch()
    expect(alerts).toContain('PROJECT_ID_NOT_CONFIGURED')
  })

  it('alerts the developer when the origin is not on the allow list', async () => {
    const { directory, service, alerts } = setup()
    service.state.origins = ['https://*.other.example']
    await directory.prefetch()
    await flushPromises()
    expect(alerts).toEqual(['INVALID_APP_CONFIGURATION'])
  })

  it('names the patterns of the allow list that match no page', async () => {
    const { directory, logged, service } = setup()
    const useless = ['https://app.example/path', 'https://app.example:*', 'pre-*.app.example']
    service.state.origins = ['https://dapp.example', '*.app.example:8443', ...useless]
    await directory.prefetch()
    await flushPromises()
    expect(logged()).toEqual([['Allowed origins of the project that match no page', useless]])
  })

  it('leaves no timer and no request behind', async () => {
    const { directory, clock, destroy, service } = setup()
    await directory.loadMore()
    directory.search('Wallet')
    destroy()
    await flushPromises()
    const before = service.requested.length
    expect(clock.pending()).toBe(0)
    directory.imageUrl('late')
    await flushPromises()
    expect(service.requested).toHaveLength(before)
  })
})
