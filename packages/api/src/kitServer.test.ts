import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type AlertCode, createKit, type Ports } from '@kit/core'
import type { ClockPort, Directory } from '@kit/core/plugin'
import { freePort, scratchFolder } from '@kit/devnet'
import { modal } from '@kit/modal'
import { createServer } from '@kit/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createApiClient,
  createSession,
  directory,
  getAnalyticsConfig,
  getImage,
  getSupportedChains,
  getWallets,
  listSessions,
  rpcUrl,
  sendEvent,
  sessionProof,
} from './index.js'

let baseUrl = ''
let end: () => Promise<void> = async () => {}
const clock: ClockPort = {
  now: Date.now,
  monotonic: () => performance.now(),
  setTimeout(callback, delayMs) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

beforeAll(async () => {
  const dataDir = await mkdtemp(join(scratchFolder(), 'kit-api-'))
  const port = await freePort()
  const server = createServer({
    host: '127.0.0.1',
    port,
    dataDir,
    logLevel: 'silent',
    lameDuckMs: 0,
    chains: { 'eip155:31337': 'http://127.0.0.1:1' },
    sessions: { domain: `127.0.0.1:${port}` },
    projects: [{ id: 'open' }, { id: 'narrow', allowedOrigins: ['https://*.other.example'] }],
  })
  const { url } = await server.start()
  baseUrl = url
  end = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => end())

const client = (projectId = 'open') => createApiClient({ baseUrl, projectId, fetch, clock })

it("session endpoints create and list wallet sessions of listed projects only with their owner's proof", async () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = `eip155:31337:${owner.address}` as const
  const signer = { type: 'account', data: { address: owner.address } }
  const terms = { expiryMs: 2_000_000_000_000, signer, permissions: [], policies: [] }
  const requested = client()
  const sign = async ({ message, ...proof }: ReturnType<typeof sessionProof>) => ({
    ...proof,
    signature: await owner.signMessage({ message }),
  })
  await expect(createSession(requested, account, terms)).rejects.toMatchObject({ code: 'api/unauthorized' })
  await expect(listSessions(requested, account)).rejects.toMatchObject({ code: 'api/unauthorized' })
  const request = { action: 'create', account, terms } as const
  const proof = await sign(sessionProof(requested, request, { nonce: crypto.randomUUID() }))
  const { pci } = await createSession(requested, account, { ...terms, proof })
  const toList = await sign(sessionProof(requested, { action: 'list', account }, { nonce: crypto.randomUUID() }))
  expect(await listSessions(requested, account, { proof: toList })).toMatchObject([{ pci, project: { id: 'open' } }])
})

/** Starts a kit with a directory and no wallet, on a page of this origin. */
async function startKit(projectId: string, options: Parameters<typeof createKit>[0]['wallets'] = {}) {
  const alerts: AlertCode[] = []
  const requested: string[] = []
  const platform = {
    origin: 'https://dapp.example',
    href: 'https://dapp.example/',
    timeZone: 'UTC',
  } as Ports['platform']
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
    directory: directory({ baseUrl, projectId }),
    plugins: [modal()],
    wallets: options,
    debug: true,
    ports: {
      clock,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      platform: { ...platform, isVisible: () => true, watchVisibility: () => () => {} },
      fetch(url, init) {
        requested.push(url)
        return fetch(url, init)
      },
    },
  })
  kit.events$.subscribe((event) => {
    if (event.type === 'kit/alert') alerts.push(event.code)
  })
  kit.start()
  await kit.preload()
  return { kit, alerts, requested, directory: kit.directory as Directory }
}

/** For conditions that depend on a server, which may take long on a busy machine. */
const patient = { timeout: 20_000 }

describe('createApiClient against kit-server', () => {
  it('pages through the whole directory, each wallet once', async () => {
    const { count } = await getWallets(client(), { page: 1, entries: 4 })
    expect(count).toBeGreaterThanOrEqual(60)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 40) }, (_, page) => getWallets(client(), { page: page + 1, entries: 40 })),
    )
    const ids = pages.flatMap(({ wallets }) => wallets.map(({ id }) => id))
    expect(new Set(ids).size).toBe(count)
  })

  it('searches, includes, excludes and requests certified wallets', async () => {
    const found = await getWallets(client(), { page: 1, entries: 100, search: 'metamask' })
    expect(found.wallets[0]?.name).toBe('MetaMask')
    const id = found.wallets[0]?.id ?? ''
    expect((await getWallets(client(), { page: 1, entries: 4, include: [id] })).wallets.map((one) => one.id)).toEqual([
      id,
    ])
    const without = await getWallets(client(), { page: 1, entries: 100, exclude: [id] })
    expect(without.wallets.map((one) => one.id)).not.toContain(id)
    const certified = await getWallets(client(), { page: 1, entries: 100, badge: 'certified' })
    expect(certified.wallets.every((one) => one.certified)).toBe(true)
  })

  it('returns a picture as a data URL', async () => {
    const { wallets } = await getWallets(client(), { page: 1, entries: 1 })
    expect(await getImage(client(), 'wallet', wallets[0]?.imageId ?? '')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })

  it('returns the networks of the gateway and its URL', async () => {
    expect((await getSupportedChains(client())).http).toContain('eip155:31337')
    const response = await fetch(rpcUrl(client(), 'eip155:31337'), {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    expect(await response.json()).toMatchObject({ id: 1, result: '0x7a69' })
  })

  it('reads the analytics setting and sends an event', async () => {
    expect(await getAnalyticsConfig(client())).toEqual({ isAnalyticsEnabled: false })
    const props = { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } }
    const event = {
      eventId: crypto.randomUUID(),
      url: 'https://a.example',
      domain: 'a.example',
      timestamp: Date.now(),
      props,
    }
    await expect(sendEvent(client(), event)).resolves.toBeUndefined()
  })

  it('rejects with a typed error for an unknown project', async () => {
    await expect(getWallets(client('unknown'), { page: 1, entries: 4 })).rejects.toMatchObject({
      code: 'api/unauthorized',
      status: 401,
    })
  })
})

describe('a kit with kit-server as its directory', () => {
  it('makes no request on start, and shows wallets once the user opens the list', async () => {
    const { kit, requested, directory: wallets } = await startKit('open')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(requested).toEqual([])
    kit.open({ view: 'AllWallets' })
    await vi.waitFor(() => expect(wallets.getState().all.status).toBe('success'), patient)
    const { all, recommended } = wallets.getState()
    expect(recommended).toHaveLength(4)
    expect(all.wallets).toHaveLength(44)
    expect(all.count).toBeGreaterThanOrEqual(60)
    await vi.waitFor(() => expect(Object.keys(wallets.getState().images ?? {}).length).toBe(24), patient)
    while (wallets.getState().all.wallets.length < (all.count ?? 0)) await wallets.loadMore()
    const ids = wallets.getState().all.wallets.map(({ id }) => id)
    expect(new Set(ids).size).toBe(all.count)
    kit.destroy()
  })

  it.each([
    ['narrow', 'INVALID_APP_CONFIGURATION'],
    ['unknown', 'INVALID_PROJECT_ID'],
  ])('alerts the developer of a project %s', async (projectId, code) => {
    const { kit, alerts } = await startKit(projectId)
    kit.open({ view: 'AllWallets' })
    await vi.waitFor(() => expect(alerts).toContain(code), patient)
    kit.destroy()
  })

  it('fails in its own state when the server is unreachable', async () => {
    const { kit, directory: wallets } = await startKit('open')
    await end()
    kit.open({ view: 'AllWallets' })
    await vi.waitFor(() => expect(wallets.getState().all.status).toBe('error'), patient)
    kit.destroy()
  })
})
