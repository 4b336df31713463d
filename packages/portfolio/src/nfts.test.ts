import { type ApiClient, ApiError } from '@kit/api'
import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { portfolio } from './index.js'

type Requested = { readonly chainId?: string; readonly cursor?: string }

/** Creates a service whose pages the test controls. */
function createService(answer: (requested: Requested, address: string) => object | Promise<object>) {
  const requested: (Requested & { readonly bypassCache: boolean })[] = []
  let lists = 0
  const client = {
    async request(
      path: string,
      { query, bypassCache, parse }: { query: Requested; bypassCache: boolean; parse(response: object): unknown },
    ) {
      if (path === 'v1/supported-chains') {
        lists += 1
        return parse({ json: async () => ({ http: ['eip155:1', 'solana:1'], ws: [] }) })
      }
      requested.push({ ...query, bypassCache })
      const body = await answer(query, path.split('/')[2] ?? '')
      return parse({ json: async () => body })
    },
  } as unknown as ApiClient
  return { requested, client, lists: () => lists }
}

const row = (tokenId: number, more: object = {}) => ({
  chainId: 'eip155:1',
  address: `eip155:1:0x${'a'.repeat(40)}`,
  tokenId: String(tokenId),
  standard: 'erc721',
  quantity: '1',
  name: `Number ${tokenId}`,
  flags: { is_spam: false },
  ...more,
})

async function connected(api?: ApiClient) {
  let sent = 0
  const engine = await createTestEngine({
    plugins: [portfolio({ api })],
    eip155: {
      sendTransaction: async () => `0xsent${sent++}`,
      waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
    },
  })
  await engine.connect('one')
  const { nfts, loadNfts, loadMoreNfts, refreshNfts } = engine.kit.plugins.portfolio
  const ids = () => nfts.getState().items.map(({ tokenId }) => Number(tokenId))
  return { ...engine, nfts, loadNfts, loadMoreNfts, refreshNfts, ids }
}

/** Subscribes, and waits until the requests have ended. */
async function listen(nfts: { subscribe(listener: () => void): () => void }): Promise<() => void> {
  const end = nfts.subscribe(() => {})
  await vi.dynamicImportSettled()
  await flushPromises()
  return end
}

describe('NFTs of the account', () => {
  it('stay empty without a service, and request nothing', async () => {
    const { nfts, loadNfts } = await connected()
    await listen(nfts)
    await loadNfts()
    expect(nfts.getState()).toEqual({ isOffered: false, status: 'idle', items: [], hasMore: false, error: undefined })
  })

  it('become available if the service has them, and request that only with the first subscriber', async () => {
    const { client, lists, requested } = createService(() => ({ data: [], next: null }))
    const { nfts, connect } = await connected(client)
    expect(lists()).toBe(0)
    await listen(nfts)
    expect(nfts.getState()).toMatchObject({ isOffered: true, status: 'idle' })
    expect(requested).toEqual([])
    await connect('sol', ['sol'], 'solana')
    await flushPromises()
    expect(nfts.getState().isOffered).toBe(false)
  })

  it('expose whether they are offered in their stream too', async () => {
    const { nfts } = await connected(createService(() => ({ data: [], next: null })).client)
    const seen: boolean[] = []
    nfts.state$.subscribe(({ isOffered }) => seen.push(isOffered))
    await vi.dynamicImportSettled()
    await flushPromises()
    expect(seen).toEqual([false, true])
  })

  it('load page by page, without duplicates, spam and those of other networks', async () => {
    const spam = row(8, { flags: { is_spam: true } })
    const elsewhere = row(9, { address: `eip155:5:0x${'a'.repeat(40)}` })
    const { requested, client } = createService(({ cursor }) =>
      cursor ? { data: [row(2), row(3)], next: null } : { data: [row(1), row(2), spam, elsewhere], next: 'more' },
    )
    const { nfts, loadNfts, loadMoreNfts, ids } = await connected(client)
    await Promise.all([loadNfts(), loadNfts()])
    expect(nfts.getState()).toMatchObject({ status: 'success', hasMore: true })
    await Promise.all([loadMoreNfts(), loadMoreNfts()])
    expect(ids()).toEqual([1, 2, 3])
    await loadMoreNfts()
    await loadNfts()
    expect(requested).toMatchObject([{ chainId: 'eip155:1', bypassCache: true }, { cursor: 'more' }])
  })

  it('skip pages without any NFT, up to a limit', async () => {
    const { requested, client } = createService(({ cursor = '0' }) => ({ data: [], next: String(Number(cursor) + 1) }))
    const { nfts, loadNfts } = await connected(client)
    await loadNfts()
    expect(requested).toHaveLength(5)
    expect(nfts.getState()).toMatchObject({ status: 'success', items: [], hasMore: true })
  })

  it('keep the list when a refresh fails, and expose the failure', async () => {
    let isDown = false
    const { client } = createService(() => {
      if (isDown) throw new Error('down')
      return { data: [row(1)], next: 'more' }
    })
    const { nfts, loadNfts, loadMoreNfts, refreshNfts, ids } = await connected(client)
    await loadNfts()
    isDown = true
    await refreshNfts()
    expect(nfts.getState()).toMatchObject({ status: 'error', error: { details: 'down' }, hasMore: true })
    expect(ids()).toEqual([1])
    isDown = false
    await loadMoreNfts()
    expect(nfts.getState()).toMatchObject({ status: 'success', error: undefined })
  })

  it('stay empty if the service has no such endpoint', async () => {
    const { client } = createService(() => {
      throw new ApiError('api/rejected', { shortMessage: 'Not found', status: 404 })
    })
    const { nfts, loadNfts } = await connected(client)
    await listen(nfts)
    expect(nfts.getState().isOffered).toBe(true)
    await loadNfts()
    expect(nfts.getState()).toMatchObject({ isOffered: false, items: [] })
  })

  it('never appear for another account, even if they arrive late', async () => {
    let answer: (body: object) => void = () => {}
    const { client } = createService((_, address) =>
      address === '0xone' ? new Promise((resolve) => (answer = resolve)) : { data: [row(2)], next: null },
    )
    const { loadNfts, connect, ids } = await connected(client)
    void loadNfts()
    await flushPromises()
    await connect('two')
    await flushPromises()
    answer({ data: [row(1)], next: null })
    await flushPromises()
    expect(ids()).toEqual([2])
  })

  it('reload again after an own transaction confirmed during a load', async () => {
    let held = 1
    const answers: (() => void)[] = []
    const { client } = createService(async () => {
      const page = { data: [row(held)], next: null }
      await new Promise<void>((resolve) => answers.push(resolve))
      return page
    })
    const { kit, loadNfts, ids } = await connected(client)
    const reading = loadNfts()
    await expect.poll(() => answers.length).toBe(1)
    held = 2
    const hash = await kit.sendTransaction({})
    await kit.waitForTransaction({ hash })
    answers.shift()?.()
    await reading
    expect(ids()).toEqual([1])
    await expect.poll(() => answers.length).toBe(1)
    answers.shift()?.()
    await expect.poll(ids).toEqual([2])
  })

  it('start over on request, even while a later page loads', async () => {
    let more = () => {}
    const { requested, client } = createService(async ({ cursor }) => {
      if (cursor !== undefined) await new Promise<void>((resolve) => (more = resolve))
      return { data: [row(cursor === undefined ? requested.length : 9)], next: cursor === undefined ? 'p2' : null }
    })
    const { loadNfts, loadMoreNfts, refreshNfts, ids } = await connected(client)
    await loadNfts()
    const reading = loadMoreNfts()
    await expect.poll(() => requested.length).toBe(2)
    const refreshed = refreshNfts()
    more()
    await Promise.all([reading, refreshed])
    expect(ids()).toEqual([3])
  })

  it('reload after an own transaction is confirmed', async () => {
    let held = 1
    const { client } = createService(() => ({ data: [row(held)], next: null }))
    const { kit, loadNfts, ids } = await connected(client)
    await loadNfts()
    held = 2
    await kit.sendTransaction({})
    await expect.poll(ids).toEqual([2])
  })
})
