import type { Verdict } from '@kit/core/plugin'
import fc from 'fast-check'
import { decodeJwt, SignJWT } from 'jose'
import { verifyMessage } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import type { SiwxSession } from '../check/SiwxSession.js'
import { createTestPage, keys } from '../testing/server/createTestPage.js'
import { createMemoryNonces } from './createMemoryNonces.js'
import { createSiwxServer } from './createSiwxServer.js'
import type { SiwxServerOptions } from './SiwxServer.js'

const secret = 'a secret of at least thirty-two bytes'
const minutes = 60_000
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A backend at https://dapp.example and a page on it. `node` verifies signatures and can be down. */
function start(options: Partial<SiwxServerOptions> = {}, origin = 'https://dapp.example') {
  const clock = { nowMs: Date.parse('2026-11-23T10:00:00.000Z') }
  const node = {
    namespace: 'eip155',
    isDown: false,
    verify: vi.fn(async ({ data, message, signature }: SiwxSession): Promise<Verdict | boolean> => {
      if (node.isDown) return 'unknown'
      const address = data.accountAddress as `0x${string}`
      return verifyMessage({ address, message, signature: signature as `0x${string}` })
    }),
  }
  const siwx = createSiwxServer({
    domains: ['dapp.example', 'www.dapp.example'],
    verifiers: [node],
    secret,
    clock: { now: () => clock.nowMs },
    ...options,
  })
  const pageAt = (at: string) => createTestPage({ origin: at, send: siwx.handle, url: `${origin}/api/siwx` })
  return { siwx, clock, node, pageAt, page: pageAt(origin) }
}

describe('createSiwxServer', () => {
  it('issues a nonce, the server time, and an HttpOnly cookie', async () => {
    const { page, clock } = start()
    const { status, body, setCookies } = await page.ask('nonce')
    expect(status).toBe(200)
    const nonce = expect.stringMatching(/^[A-Za-z0-9]{24}$/)
    expect(body).toEqual({ nonce, now: clock.nowMs, expiresAt: clock.nowMs + 10 * minutes })
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-siwx-nonce=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/),
    ])
    expect(decodeJwt(page.cookies.get('__Host-siwx-nonce') ?? '')).toMatchObject({
      nonce: body.nonce,
      exp: clock.nowMs / 1000 + 600,
    })
  })

  it('signs in the signer of a message and recognizes later requests', async () => {
    const { page, siwx, clock } = start()
    expect(await page.ask('session')).toMatchObject({ status: 401, body: { error: 'session' } })
    expect(await siwx.getSession(page.request())).toBeUndefined()

    const { status, body, setCookies } = await page.post('verify', await page.sign())
    expect(status).toBe(200)
    const signedIn = { accounts: [{ chainId: 'eip155:1', address: account }], expiresAt: clock.nowMs + 1440 * minutes }
    expect(body).toEqual(signedIn)
    expect(setCookies).toEqual([
      '__Host-siwx-nonce=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      '__Host-siwx-renewed=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      expect.stringMatching(/^__Host-siwx=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/),
    ])
    expect((await page.ask('session')).setCookies).toEqual([
      expect.stringMatching(/^__Host-siwx-renewed=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/),
    ])
    expect(await page.ask('session')).toMatchObject({ status: 200, body: signedIn })
    expect(await siwx.getSession(page.request())).toEqual({ id: expect.any(String), ...signedIn })
    // Next's headers have a `headers` property of their own.
    const { headers } = page.request()
    const ofNext = { headers: {}, get: (name: string) => headers.get(name) }
    expect(await siwx.getSession(ofNext)).toEqual(await siwx.getSession(page.request()))

    expect(await page.post('sign-out')).toMatchObject({ status: 200, body: { success: true } })
    expect(await page.ask('session')).toMatchObject({ status: 401 })
    expect(await siwx.getSession(page.request())).toBeUndefined()
  })

  it('responds without an error before sign-in', async () => {
    const { page } = start()
    expect(await page.ask('session?optional')).toMatchObject({ status: 200, body: { accounts: [] }, setCookies: [] })
    await page.post('verify', await page.sign())
    expect((await page.ask('session?optional')).body.accounts).toHaveLength(1)
  })

  it('adds a second account, and signs out one of them', async () => {
    const { page, siwx } = start()
    await page.post('verify', await page.sign())
    const first = await siwx.getSession(page.request())
    const { body } = await page.post('verify', await page.sign({}, keys[1]))
    expect(body.accounts.map(({ address }: { address: string }) => address)).toEqual([account, other])
    const second = await siwx.getSession(page.request())
    expect(second?.id).not.toBe(first?.id)

    const rest = await page.post('sign-out', { chainId: 'eip155:1', address: account.toLowerCase() })
    expect(rest.body).toMatchObject({ success: true, accounts: [{ address: other }] })
    expect((await siwx.getSession(page.request()))?.accounts).toEqual([{ chainId: 'eip155:1', address: other }])
    await page.post('sign-out', { chainId: 'eip155:137', address: other })
    expect(await siwx.getSession(page.request())).toBeDefined()
    await page.post('sign-out', { address: other })
    expect(await siwx.getSession(page.request())).toBeUndefined()
  })

  it('keeps a single entry for an account that signs in twice', async () => {
    const { page } = start()
    await page.post('verify', await page.sign())
    const { body } = await page.post('verify', await page.sign({ accountAddress: account }))
    expect(body.accounts).toHaveLength(1)
  })

  it('accepts a message once', async () => {
    const { page } = start()
    const signed = await page.sign()
    const cookies = new Map(page.cookies)
    expect(await page.post('verify', signed)).toMatchObject({ status: 200 })
    for (const [name, value] of cookies) page.cookies.set(name, value)
    expect(await page.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
  })

  it('accepts one of two equal requests, on any replica', async () => {
    const nonces = createMemoryNonces({ clock: { now: () => Date.parse('2026-11-23T10:00:00.000Z') } })
    const one = start({ nonces })
    const two = start({ nonces })
    const signed = await one.page.sign()
    for (const [name, value] of one.page.cookies) two.page.cookies.set(name, value)
    const answers = await Promise.all([one.page.post('verify', signed), two.page.post('verify', signed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('rejects nonces of a process with separate memory', async () => {
    const one = start()
    const two = start()
    const signed = await one.page.sign()
    for (const [name, value] of one.page.cookies) two.page.cookies.set(name, value)
    expect(await two.page.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
    expect(await one.page.post('verify', signed)).toMatchObject({ status: 200 })
  })

  it('stores nothing for issued nonces, and accepts sign-ins during a flood of requests for them', async () => {
    const consume = vi.fn(() => true)
    const { page, pageAt, clock } = start({ nonces: { consume } })
    const signed = await page.sign()
    const flood = await Promise.all(Array.from({ length: 100 }, () => pageAt('https://dapp.example').ask('nonce')))
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200]))
    expect(consume).not.toHaveBeenCalled()
    expect(await page.post('verify', signed)).toMatchObject({ status: 200 })
    const nonce = /Nonce: (\w+)/.exec(signed.message)?.[1]
    // One minute longer than the nonce is valid, for stores whose clock is ahead.
    expect(consume.mock.calls).toEqual([[nonce, clock.nowMs + 11 * minutes]])
  })

  it('recognizes the session of another replica', async () => {
    const one = start()
    const two = start()
    await one.page.post('verify', await one.page.sign())
    expect(await two.siwx.getSession(one.page.request())).toMatchObject({ accounts: [{ address: account }] })
  })

  it('consumes the nonce of a failed attempt before the signature is verified', async () => {
    const { page, node } = start()
    const signed = await page.sign()
    const given = page.cookies.get('__Host-siwx-nonce') ?? ''
    const signature = await page.sign({ nonce: 'another0' }).then((forged) => forged.signature)
    page.cookies.set('__Host-siwx-nonce', given)
    expect(await page.post('verify', { ...signed, signature })).toMatchObject({
      status: 401,
      body: { error: 'invalid' },
    })
    node.verify.mockClear()
    expect(await page.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
    expect(node.verify).not.toHaveBeenCalled()
  })

  it('accepts a nonce only from the browser that received it', async () => {
    const { page, pageAt, node } = start()
    const victim = pageAt('https://dapp.example')
    const signed = await page.sign()
    expect(await victim.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
    await victim.ask('nonce')
    expect(await victim.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
    expect(node.verify).not.toHaveBeenCalled()
    // No one else can use up the nonce.
    expect(await page.post('verify', signed)).toMatchObject({ status: 200 })
  })

  it("rejects nonces that it didn't issue, and expired ones", async () => {
    const { page, clock } = start()
    const made = await page.sign({ nonce: 'ofMyOwn0' })
    const claims = { ...decodeJwt(page.cookies.get('__Host-siwx-nonce') ?? ''), nonce: 'ofMyOwn0' }
    const sign = (typ: string, key: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(key))
    const forged = [await sign('siwx-nonce+jwt', secret.toUpperCase()), await sign('siwx+jwt', secret), 'ofMyOwn0', '']
    for (const token of forged) {
      page.cookies.set('__Host-siwx-nonce', token)
      expect(await page.post('verify', made)).toMatchObject({ status: 401, body: { error: 'nonce' } })
    }
    const signed = await page.sign({ issuedAt: '2026-11-23T10:05:00.000Z' })
    clock.nowMs += 10 * minutes
    expect(await page.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
  })

  it.each([
    ['is older than ten minutes', { issuedAt: '2026-11-23T09:49:59.999Z' }],
    ['is from the future', { issuedAt: '2026-11-23T10:05:00.001Z' }],
    ['isn’t valid yet', { notBefore: '2026-11-23T10:01:00.001Z' }],
    ['has expired', { expirationTime: '2026-11-23T10:00:00.000Z' }],
    ['is for a chain that may not sign in', { chainId: 'eip155:5' as const }],
    ['is for a chain without a verifier', { chainId: 'solana:mainnet' as const, accountAddress: '1'.repeat(32) }],
  ])('rejects a message that %s', async (_, changes) => {
    const { page, node } = start({ chains: ['eip155:1', 'solana:mainnet'] })
    expect(await page.post('verify', await page.sign(changes))).toMatchObject({
      status: 401,
      body: { error: 'invalid' },
    })
    expect(node.verify).not.toHaveBeenCalled()
  })

  it.each([
    ['https://evil.example', { domain: 'dapp.example', uri: 'https://dapp.example/' }],
    ['https://evil.example', {}],
    ['http://dapp.example', {}],
    ['http://dapp.example', { scheme: 'https', uri: 'https://dapp.example/' }],
    ['https://dapp.example', { domain: 'www.dapp.example', uri: 'https://www.dapp.example/' }],
    ['https://dapp.example', { domain: 'user@dapp.example' }],
    ['https://dapp.example', { uri: 'https://evil.example/' }],
    ['https://dapp.example', { uri: 'urn:dapp.example' }],
  ])('rejects, from a page at %s, a message with %o', async (origin, changes) => {
    const { pageAt, node } = start()
    const page = pageAt(origin)
    // Browsers give this only to a page of the app, but an attacker's own client can send it.
    const { body, setCookies } = await page.ask('nonce')
    const signed = await page.sign({ nonce: body.nonce, ...changes })
    page.cookies.set('__Host-siwx-nonce', /=([\w.-]+);/.exec(setCookies[0] ?? '')?.[1] ?? '')
    expect(await page.post('verify', signed)).toMatchObject({ status: 403, body: { error: 'origin' } })
    expect(node.verify).not.toHaveBeenCalled()
  })

  it.each([
    '',
    'null',
    'https://evil.example',
    'https://dapp.example.evil.example',
    'https://dapp.example/',
    'dapp.example',
  ])('changes nothing for a page with the origin %o', async (origin) => {
    const { page } = start()
    await page.post('verify', await page.sign())
    const signed = await page.sign({}, keys[1])
    expect(await page.post('verify', signed, { origin })).toMatchObject({ status: 403 })
    expect(await page.post('sign-out', {}, { origin })).toMatchObject({ status: 403, body: { error: 'origin' } })
    expect((await page.ask('session')).body.accounts).toHaveLength(1)
  })

  it("neither signs in nor out while signatures can't be verified", async () => {
    const { page, node } = start()
    await page.post('verify', await page.sign())
    node.isDown = true
    const signed = await page.sign({}, keys[1])
    expect(await page.post('verify', signed)).toMatchObject({ status: 503, body: { error: 'unknown' } })
    expect((await page.ask('session')).body.accounts).toEqual([{ chainId: 'eip155:1', address: account }])
    node.isDown = false
    expect(await page.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })
    expect(await page.post('verify', await page.sign({}, keys[1]))).toMatchObject({ status: 200 })
  })

  it('responds with 503 while its store is down', async () => {
    const fail = () => Promise.reject(new Error('ECONNREFUSED'))
    const { page } = start({ nonces: { consume: fail } })
    expect(await page.post('verify', await page.sign())).toMatchObject({ status: 503, body: { error: 'unknown' } })
  })

  it('reads at most 16 KiB', async () => {
    const { page } = start()
    expect(await page.ask('verify', { body: 'x'.repeat(16 * 1024 + 1) })).toMatchObject({ status: 413 })
    expect(await page.ask('verify', { body: 'x'.repeat(16 * 1024) })).toMatchObject({ status: 400 })
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill(32))
      },
    })
    expect(await page.ask('verify', { body: endless })).toMatchObject({ status: 413, body: { error: 'size' } })
    expect(sent).toBeLessThan(32 * 1024)
  })

  it('works under any path, and responds with the allowed method', async () => {
    const { siwx } = start()
    const statusOf = async (url: string, method = 'GET') => (await siwx.handle(new Request(url, { method }))).status
    expect(await statusOf('https://dapp.example/nonce')).toBe(200)
    expect(await statusOf('https://dapp.example/a/b/nonce?x=1')).toBe(200)
    expect(await statusOf('https://dapp.example/a/nonce', 'POST')).toBe(405)
    expect(await statusOf('https://dapp.example/a/verify')).toBe(405)
    expect(await statusOf('https://dapp.example/a/constructor')).toBe(404)
    expect(await statusOf('https://dapp.example/')).toBe(404)
  })

  it('responds to every body, and never signs in by accident', async () => {
    const { page } = start()
    const signed = await page.sign()
    const bodies = fc.oneof(
      fc.string(),
      fc.uint8Array({ maxLength: 200 }),
      fc.json(),
      fc.record({ message: fc.anything(), signature: fc.anything() }).map((body) => JSON.stringify(body) ?? ''),
      fc
        .tuple(fc.nat({ max: signed.message.length - 1 }), fc.string({ minLength: 1, maxLength: 2 }))
        .map(([at, text]) => signed.message.slice(0, at) + text + signed.message.slice(at + 1))
        .filter((message) => message !== signed.message)
        .map((message) => JSON.stringify({ ...signed, message })),
    )
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('verify', 'sign-out'), async (body, path) => {
        const { status } = await page.ask(path, { body: body as BodyInit })
        expect(path === 'verify' ? [400, 401, 403] : [200, 400]).toContain(status)
      }),
    )
  })
})
