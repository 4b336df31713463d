import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAllowedOrigins } from '../endpoint/getAllowedOrigins.js'
import { getHistory } from '../endpoint/getHistory.js'
import { getImage } from '../endpoint/getImage.js'
import { getSupportedChains } from '../endpoint/getSupportedChains.js'
import { getWallets } from '../endpoint/getWallets.js'
import { imageUrl } from '../endpoint/imageUrl.js'
import { getAnalyticsConfig } from '../endpoint/readAnalyticsConfig.js'
import { rpcUrl } from '../endpoint/rpcUrl.js'
import { sendEvent } from '../endpoint/sendEvent.js'
import { createFakeService, createStillClock, type FakeResponse, flushPromises } from '../testing/createFakeService.js'
import { createApiClient } from './createApiClient.js'

function setup(answer: (url: URL) => FakeResponse | Promise<FakeResponse> = () => ({ body: {} })) {
  const service = createFakeService(answer)
  const clock = createStillClock()
  const client = createApiClient({
    baseUrl: 'https://api.example/base/',
    projectId: 'p1',
    sdkType: 'kit',
    sdkVersion: '1.0',
    fetch: service.fetch,
    clock,
  })
  return { client, clock, service }
}

describe('getHistory', () => {
  it('rejects a history request without an accountAddress, and makes no request', async () => {
    const { client, service } = setup()
    await expect(getHistory(client, { address: '' })).rejects.toMatchObject({
      code: 'account/notFound',
      shortMessage: "Transactions can't be fetched without an accountAddress.",
    })
    expect(service.requested).toEqual([])
  })
})

describe('createApiClient', () => {
  it('adds the project ID and SDK to the query of each request, and omits missing values', () => {
    const { client } = setup()
    expect(client.url('/getWallets', { page: 1, search: '', badge_type: undefined })).toBe(
      'https://api.example/base/getWallets?page=1&projectId=p1&st=kit&sv=1.0',
    )
    expect(rpcUrl(client, 'eip155:1')).toBe('https://api.example/base/v1?chainId=eip155%3A1&projectId=p1&st=kit&sv=1.0')
    expect(imageUrl(client, 'asset', 'a/b')).toMatch(/^https:\/\/api\.example\/base\/public\/getAssetImage\/a%2Fb\?/)
  })

  it.each(['', 'nonsense', 'javascript:alert(1)', 'file:///etc', '//host'])('rejects "%s" as a base URL', (baseUrl) => {
    const { fetch } = createFakeService(() => ({}))
    expect(() => createApiClient({ baseUrl, fetch, clock: createStillClock() })).toThrowError(
      expect.objectContaining({ code: 'api/invalidBaseUrl' }),
    )
  })

  it('caches a response for 2 hours and shares a request in progress', async () => {
    const { client, clock, service } = setup(() => ({ body: { data: [], count: 0 } }))
    const query = { page: 1, entries: 4 }
    await Promise.all([getWallets(client, query), getWallets(client, query)])
    await getWallets(client, query)
    expect(service.requested).toHaveLength(1)
    clock.advance(7_200_000)
    await getWallets(client, query)
    expect(service.requested).toHaveLength(2)
  })

  it('keeps its cache time when the clock is set back after the first response', async () => {
    const { client, clock, service } = setup(() => ({ body: { allowedOrigins: ['*'] } }))
    await getAllowedOrigins(client)
    clock.jump(-86_400_000)
    clock.advance(7_200_000)
    await getAllowedOrigins(client)
    expect(service.requested).toHaveLength(2)
  })

  it('does not cache failures', async () => {
    let status = 500
    const { client } = setup(() => ({ status, body: { data: [], count: 0 } }))
    await expect(getWallets(client, { page: 1, entries: 4 })).rejects.toMatchObject({ code: 'api/unavailable' })
    status = 200
    await expect(getWallets(client, { page: 1, entries: 4 })).resolves.toEqual({ wallets: [], count: 0 })
  })

  it.each([
    [401, 'api/unauthorized'],
    [403, 'api/forbidden'],
    [404, 'api/rejected'],
    [429, 'api/rateLimited'],
    [503, 'api/unavailable'],
  ])('maps status %d to %s with the reasons of the body', async (status, code) => {
    const body = { status: 'FAILED', reasons: [{ field: 'chainId', description: 'not\u202e here' }] }
    const { client } = setup(() => ({ status, body, headers: { 'retry-after': '2' } }))
    await expect(getWallets(client, { page: 1, entries: 4 })).rejects.toMatchObject({
      code,
      status,
      reasons: [{ field: 'chainId', description: 'not here' }],
      retryAfterMs: 2000,
    })
  })

  it('parses the other formats of a failure', async () => {
    const coded = setup(() => ({ status: 400, body: { code: 'slippage', message: 'too low' } }))
    await expect(getWallets(coded.client, { page: 1, entries: 4 })).rejects.toMatchObject({
      reasons: [{ field: 'slippage', description: 'too low' }],
    })
    const text = setup(() => ({ status: 500, body: 'Internal server error' }))
    await expect(getWallets(text.client, { page: 1, entries: 4 })).rejects.toMatchObject({
      reasons: [],
      details: 'getWallets: Internal server error',
    })
  })

  it('times out after 10 seconds, and leaves no timer', async () => {
    const { client, clock } = setup(() => new Promise<FakeResponse>(() => {}))
    const requested = getSupportedChains(client)
    clock.advance(10_000)
    await expect(requested).rejects.toMatchObject({ code: 'api/timeout' })
    expect(clock.pending()).toBe(0)
  })

  it('aborts for one caller and continues for the other', async () => {
    let release: (answer: FakeResponse) => void = () => {}
    const { client } = setup(() => new Promise<FakeResponse>((resolve) => (release = resolve)))
    const abort = new AbortController()
    const one = getWallets(client, { page: 1, entries: 4 }, abort.signal)
    const two = getWallets(client, { page: 1, entries: 4 })
    abort.abort()
    await expect(one).rejects.toMatchObject({ code: 'connection/aborted' })
    release({ body: { data: [], count: 3 } })
    await expect(two).resolves.toEqual({ wallets: [], count: 3 })
  })

  it('distinguishes a network failure from an invalid response', async () => {
    const failing = setup(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(getWallets(failing.client, { page: 1, entries: 4 })).rejects.toMatchObject({ code: 'api/network' })
    const unfit = setup(() => ({ body: '<html>' }))
    await expect(getSupportedChains(unfit.client)).rejects.toMatchObject({ code: 'api/invalidResponse' })
  })

  it('posts an event as JSON', async () => {
    const { client, service } = setup()
    const event = { eventId: 'e', url: 'u', domain: 'd', timestamp: 1, props: { type: 'track', event: 'MODAL_OPEN' } }
    await sendEvent(client, event)
    expect(service.bodies).toEqual([JSON.stringify(event)])
  })

  it('returns no origins and no analytics when the service fails or returns an invalid response', async () => {
    for (const answer of [
      { status: 500 },
      { body: 'x' },
      { body: { allowedOrigins: 'a', isAnalyticsEnabled: 'yes' } },
    ]) {
      const { client } = setup(() => answer)
      expect(await getAllowedOrigins(client)).toEqual([])
      expect(await getAnalyticsConfig(client)).toEqual({ isAnalyticsEnabled: false })
    }
  })

  it('returns wallets or a typed error for any wallets response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { client } = setup(() => ({ body }))
        const result = await getWallets(client, { page: 1, entries: 4 }).catch((error) => error.code)
        if (result === 'api/invalidResponse') return
        for (const { id, name } of result.wallets) expect([typeof id, typeof name]).toEqual(['string', 'string'])
      }),
    )
  })

  it('parses the fields of a wallet and drops unsafe ones', async () => {
    const { client } = setup(() => ({
      body: {
        count: 2,
        data: [
          {
            id: 'a',
            name: 'Meta\u202eMask\n<b>',
            rdns: 'io.metamask',
            chains: ['eip155:1', 'nonsense', 5],
            mobile_link: 'metamask://',
            desktop_link: 'javascript:alert(1)',
            webapp_link: 'data:text/html,x',
            homepage: 'https://metamask.io',
            link_mode: null,
            badge_type: 'certified',
          },
          { id: '../x', name: 'Path' },
        ],
      },
    }))
    expect((await getWallets(client, { page: 1, entries: 4 })).wallets).toEqual([
      {
        id: 'a',
        name: 'MetaMask <b>',
        rdns: 'io.metamask',
        chains: ['eip155:1'],
        mobileLink: 'metamask://',
        homepage: 'https://metamask.io',
        certified: true,
      },
    ])
  })

  it('returns an image as a data URL, and rejects other content', async () => {
    const headers = { 'content-type': 'image/png' }
    const png = setup(() => ({ body: new Uint8Array([137, 80, 78, 71]), headers }))
    expect(await getImage(png.client, 'wallet', 'a')).toBe('data:image/png;base64,iVBORw==')
    const html = setup(() => ({ body: '<script>', headers: { 'content-type': 'text/html' } }))
    await expect(getImage(html.client, 'wallet', 'a')).rejects.toMatchObject({ code: 'api/invalidResponse' })
    const huge = setup(() => ({ body: new Uint8Array(200_000), headers }))
    await expect(getImage(huge.client, 'wallet', 'a')).rejects.toMatchObject({ code: 'api/invalidResponse' })
    await flushPromises()
  })
})
