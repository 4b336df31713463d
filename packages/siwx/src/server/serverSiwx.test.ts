import { createFakePorts, type FakePorts } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { serverSiwx } from '../serverSiwx.js'
import { ann, bob, createTestSiwx, signatureOf } from '../testing/createTestSiwx.js'
import { createTestPage } from '../testing/server/createTestPage.js'
import { createSiwxServer } from './createSiwxServer.js'
import type { SignedInAccount } from './SignedInAccount.js'
import type { SiwxServerOptions } from './SiwxServer.js'

const origin = 'https://dapp.example'
const nowMs = Date.parse('2026-11-23T10:00:00.000Z')

/** A backend, a browser with cookies and storage, and pages with a kit. `reload` opens a new page. */
function start(options: Partial<SiwxServerOptions> = {}) {
  const node = { isDown: false }
  const siwx = createSiwxServer({
    domains: ['dapp.example'],
    verifiers: [
      {
        namespace: 'eip155',
        verify: ({ data, message, signature }) =>
          node.isDown ? 'unknown' : signature === signatureOf(data.accountAddress, message),
      },
    ],
    secret: 'a secret of at least thirty-two bytes',
    clock: { now: () => nowMs },
    ...options,
  })
  const network = {
    isDown: false,
    status: undefined as number | undefined,
    requests: [] as string[],
    /** Statuses of rejected requests, which browsers log as errors. */
    rejected: [] as number[],
    /** The promise that a request waits for before it reaches the backend and before its response returns, by path. */
    there: new Map<string, Promise<void>>(),
    back: new Map<string, Promise<void>>(),
  }
  const browser = createTestPage({
    origin,
    async send(request) {
      const { pathname } = new URL(request.url)
      const [there, back] = [network.there.get(pathname), network.back.get(pathname)]
      network.requests.push(`${request.method} ${pathname}`)
      if (network.isDown) throw new TypeError('Failed to fetch')
      await there
      const answer =
        network.status === undefined ? await siwx.handle(request) : new Response('{}', { status: network.status })
      await back
      if (!answer.ok) network.rejected.push(answer.status)
      return answer
    },
  })
  /** A page that keeps its sign-ins and reconnects. */
  const portsOf = (kept = new Map<string, string>()): FakePorts => {
    const ports = createFakePorts()
    for (const [key, value] of kept) if (key.startsWith('kit.siwx')) ports.stored.set(key, value)
    return { ...ports, fetch: browser.fetch as FakePorts['fetch'] }
  }
  const open = (ports = portsOf(), initialAccounts?: readonly SignedInAccount[]) => {
    const config = () => serverSiwx({ url: '/api/siwx', statement: 'Sign in.', initialAccounts })
    return createTestSiwx({ ports, hasModal: false, config })
  }
  /** A new page that keeps its storage and was rendered by a server, for an account that is signed in there. */
  const rerender = ({ stored }: FakePorts, address: string) => {
    const ports = portsOf()
    for (const [key, value] of stored) ports.stored.set(key, value)
    return open(ports, [{ chainId: 'eip155:1', address }])
  }
  return {
    siwx,
    node,
    network,
    browser,
    open,
    rerender,
    reload: (ports: FakePorts) => open(portsOf(ports.stored)),
    who: async () => (await siwx.getSession(browser.request()))?.accounts.map(({ address }) => address),
  }
}
type World = Awaited<ReturnType<ReturnType<typeof start>['open']>>

const seen = (world: World, status: string) => vi.waitFor(() => expect(world.status()).toBe(status))

/** Connects and waits until the backend has reported the signed-in accounts. */
async function connect(world: World, status: string, addresses: string | readonly string[] = ann) {
  await world.connect(addresses)
  await seen(world, status)
}

/** Blocks until it's opened. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

async function signIn(world: World, signature?: string) {
  const signing = world.plugin.signIn()
  signing.catch(() => undefined)
  await vi.waitFor(() => expect(world.waiting).toHaveLength(1))
  await world.sign(signature)
  return signing
}

describe('serverSiwx', () => {
  it('makes no request to the backend before a wallet is connected', async () => {
    const { network, open } = start()
    const { rest, status } = await open()
    await rest()
    expect(status()).toBe('idle')
    expect(network.requests).toEqual([])
  })

  describe('with accounts of the server render', () => {
    async function visit() {
      const world = start()
      const page = await world.open()
      await connect(page, 'ready')
      await signIn(page)
      return { ...world, ports: page.ports }
    }

    it('shows the sign-in in the first render', async () => {
      const { ports, rerender } = await visit()
      const again = await rerender(ports, ann.toLowerCase())
      expect(again.state.getState()).toMatchObject({ status: 'signedIn', account: { address: ann } })
      await vi.waitFor(() => expect(again.state.getState().session).toBeDefined())
      expect(again.statuses).toEqual(['signedIn'])
    })

    it('requires sign-in once the server says that the session has ended', async () => {
      const { network, ports, rerender } = await visit()
      network.status = 401
      const again = await rerender(ports, ann)
      await seen(again, 'needed')
      expect(again.statuses).toEqual(['signedIn', 'needed'])
    })

    it('starts idle with another account, or without a stored wallet', async () => {
      const { ports, rerender } = await visit()
      expect((await rerender(ports, bob)).statuses[0]).toBe('idle')
      expect((await rerender(createFakePorts(), ann)).statuses).toEqual(['idle'])
    })
  })

  it('signs in at the backend, and is signed in after a reload', async () => {
    const { network, open, reload, who } = start()
    const page = await open()
    await connect(page, 'ready')
    expect(await who()).toBeUndefined()
    const session = await signIn(page)
    expect(session.data).toMatchObject({ accountAddress: ann, domain: 'dapp.example', statement: 'Sign in.' })
    expect(session.data.expirationTime).toBeUndefined()
    expect(page.status()).toBe('signedIn')
    expect(await who()).toEqual([ann])
    expect(network.requests).toEqual(['GET /api/siwx/session', 'GET /api/siwx/nonce', 'POST /api/siwx/verify'])
    expect(network.rejected).toEqual([])
    const again = await reload(page.ports)
    await connect(again, 'signedIn')
    expect(again.state.getState().session).toEqual(session)
    expect(again.requested).toEqual([])
  })

  it('trusts the backend if the browser has lost what was signed', async () => {
    const { open } = start()
    const page = await open()
    await connect(page, 'ready')
    await signIn(page)
    const again = await open()
    await connect(again, 'signedIn')
    expect(again.state.getState().session).toMatchObject({
      data: { accountAddress: ann, chainId: 'eip155:1' },
      message: '',
    })
  })

  it('dates messages by the backend, so sign-in works with a wrong device clock', async () => {
    const { open, who } = start()
    const page = await open()
    // The page's fake clock is years away from the backend's.
    expect(Math.abs(page.ports.clock.now() - nowMs)).toBeGreaterThan(365 * 24 * 3_600_000)
    await connect(page, 'ready')
    const { data } = await signIn(page)
    expect(Date.parse(data.issuedAt) - nowMs).toBeLessThan(60_000)
    expect(await who()).toEqual([ann])
  })

  it("distinguishes an invalid signature from one that couldn't be verified", async () => {
    const { node, open, who } = start()
    const page = await open()
    await connect(page, 'ready')
    await expect(signIn(page, 'forged')).rejects.toMatchObject({ code: 'siwx/invalid', details: 'invalid' })
    node.isDown = true
    await expect(signIn(page)).rejects.toMatchObject({ code: 'siwx/unknown' })
    expect(await who()).toBeUndefined()
    node.isDown = false
    await signIn(page)
    expect(await who()).toEqual([ann])
  })

  it.each([
    ['can’t be reached', { isDown: true }],
    ['is down', { status: 503 }],
    ['returns an unexpected response', { status: 200 }],
  ])('loses nothing while the backend %s', async (_, failure) => {
    const { network, open, reload } = start()
    const page = await open()
    await connect(page, 'ready')
    const session = await signIn(page)
    Object.assign(network, failure)
    await expect(page.plugin.getSessions()).rejects.toMatchObject({ code: 'siwx/unknown' })
    expect(page.status()).toBe('signedIn')
    const again = await reload(page.ports)
    await connect(again, 'failed')
    expect(again.state.getState()).toMatchObject({ error: { code: 'siwx/unknown' } })
    await again.kit.disconnect()
    await again.rest()
    expect(again.kit.active.getState().status).toBe('disconnected')
    Object.assign(network, { isDown: false, status: undefined })
    const last = await reload(page.ports)
    await connect(last, 'signedIn')
    expect(last.state.getState()).toMatchObject({ session })
  })

  it('ends the session at the backend when the user disconnects or signs out', async () => {
    const { open, who } = start()
    const page = await open()
    await connect(page, 'ready')
    await signIn(page)
    await page.kit.disconnect()
    await vi.waitFor(async () => expect(await who()).toBeUndefined())
    await connect(page, 'ready')
    await signIn(page)
    await page.plugin.signOut()
    expect(await who()).toBeUndefined()
  })

  it('keeps several accounts signed in side by side, and ends one of them', async () => {
    const { open, who } = start()
    const page = await open()
    await connect(page, 'ready', [ann, bob])
    await signIn(page)
    page.alpha.emit('eip155', {
      type: 'accountsChanged',
      accounts: page.alpha.session('eip155', [bob, ann], 'eip155:1').accounts,
    })
    await seen(page, 'ready')
    await signIn(page)
    expect(await who()).toEqual([ann, bob])
    await page.plugin.signOut()
    expect(await who()).toEqual([ann])
  })

  it("doesn't treat an account as signed in because of a response from before it signed out", async () => {
    const { network, open } = start()
    const page = await open()
    await connect(page, 'ready')
    await signIn(page)
    const [leaving, late] = [gate(), gate()]
    network.there.set('/api/siwx/sign-out', leaving.passed)
    const done = page.plugin.signOut()
    await vi.waitFor(() => expect(network.requests.at(-1)).toBe('POST /api/siwx/sign-out'))
    network.back.set('/api/siwx/session', late.passed)
    const requested = page.plugin.getSessions()
    await vi.waitFor(() => expect(network.requests.at(-1)).toBe('GET /api/siwx/session'))
    network.back.clear()
    leaving.open()
    await done
    expect(page.status()).toBe('needed')
    late.open()
    await requested
    await page.rest()
    expect(page.status()).toBe('needed')
  })

  it('keeps a session signed while a response without sessions was pending', async () => {
    const { network, open } = start()
    const page = await open()
    await connect(page, 'ready')
    const late = gate()
    network.back.set('/api/siwx/session', late.passed)
    const requested = page.plugin.getSessions()
    await vi.waitFor(() => expect(network.requests.at(-1)).toBe('GET /api/siwx/session'))
    network.back.clear()
    const { message } = await signIn(page)
    late.open()
    await requested
    expect(await page.plugin.getSessions()).toMatchObject([{ message }])
  })

  it('stores tokens if the backend uses no cookies', async () => {
    const { browser, open, reload, siwx } = start({ session: 'bearer' })
    const page = await open()
    await connect(page, 'ready')
    await signIn(page)
    expect(browser.cookies.size).toBe(0)
    const [token] = JSON.parse(page.ports.storage.getItem('kit.siwx-tokens') ?? '[]') as string[]
    const headers = { authorization: `Bearer ${token}` }
    expect(await siwx.getSession(browser.request({ headers }))).toMatchObject({ accounts: [{ address: ann }] })
    const again = await reload(page.ports)
    await connect(again, 'signedIn')
    await again.plugin.signOut()
    expect(again.ports.storage.getItem('kit.siwx-tokens')).toBe('[]')
    again.ports.storage.setItem('kit.siwx-tokens', '{"junk":[7]}')
    expect(await again.plugin.getSessions()).toEqual([])
  })

  it.each([true, false])(
    'drops the token of a response that renews a session while it is signed out (after the sign-out: %j)',
    async (isAfter) => {
      let atMs = nowMs
      // Each token is another.
      const { network, open } = start({ session: 'bearer', clock: { now: () => (atMs += 1000) } })
      const page = await open()
      await connect(page, 'ready')
      await signIn(page)
      const [leaving, late] = [gate(), gate()]
      network.there.set('/api/siwx/sign-out', leaving.passed)
      const done = page.plugin.signOut()
      await vi.waitFor(() => expect(network.requests.at(-1)).toBe('POST /api/siwx/sign-out'))
      network.back.set('/api/siwx/session', late.passed)
      const requested = page.plugin.getSessions()
      await vi.waitFor(() => expect(network.requests.at(-1)).toBe('GET /api/siwx/session'))
      network.back.clear()
      if (isAfter) leaving.open()
      else late.open()
      await (isAfter ? done : requested)
      leaving.open()
      late.open()
      await Promise.all([done, requested])
      expect(page.ports.storage.getItem('kit.siwx-tokens')).toBe('[]')
    },
  )
})
