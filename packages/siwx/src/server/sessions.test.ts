import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { verifyMessage } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { SiwxSession } from '../check/SiwxSession.js'
import { createTestPage, keys } from '../testing/server/createTestPage.js'
import { createSiwxServer } from './createSiwxServer.js'
import type { SiwxServerOptions } from './SiwxServer.js'

const secret = 'a secret of at least thirty-two bytes'
const bytes = new TextEncoder().encode(secret)
const hours = 60 * 60_000
const startMs = Date.parse('2026-11-23T10:00:00.000Z')
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const verifier = {
  namespace: 'eip155',
  verify: ({ data, message, signature }: SiwxSession) =>
    verifyMessage({ address: data.accountAddress as `0x${string}`, message, signature: signature as `0x${string}` }),
}

function start(options: Partial<SiwxServerOptions> = {}, origin = 'https://dapp.example') {
  const clock = { nowMs: startMs }
  const siwx = createSiwxServer({
    domains: ['dapp.example', 'www.dapp.example'],
    verifiers: [verifier],
    ...(options.keys === undefined && { secret }),
    clock: { now: () => clock.nowMs },
    ...options,
  })
  const pageAt = (at: string) => createTestPage({ origin: at, send: siwx.handle, url: `${origin}/api/siwx` })
  return { siwx, clock, pageAt, page: pageAt(origin) }
}
const tokenOf = (page: { cookies: Map<string, string> }) => page.cookies.get('__Host-siwx') ?? ''

describe('sessions of createSiwxServer', () => {
  it('contain the accounts, their chains and the expiry', async () => {
    const { page } = start()
    await page.post('verify', await page.sign())
    const token = tokenOf(page)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'siwx+jwt' })
    expect((await jwtVerify(token, bytes, { currentDate: new Date(startMs) })).payload).toEqual({
      iss: 'dapp.example',
      aud: 'dapp.example',
      sub: `eip155:1:${account}`,
      accounts: [`eip155:1:${account}`],
      ends: [null],
      iat: startMs / 1000,
      exp: (startMs + 24 * hours) / 1000,
      jti: expect.stringMatching(/^\w{24}$/),
    })
  })

  it('renew with each request, and expire a day after the last one', async () => {
    const { page, siwx, clock } = start()
    await page.post('verify', await page.sign())
    const { id } = (await siwx.getSession(page.request())) ?? {}
    for (let day = 0; day < 3; day++) {
      clock.nowMs += 24 * hours - 1000
      expect((await page.ask('session')).body.expiresAt).toBe(clock.nowMs + 24 * hours)
    }
    expect(await siwx.getSession(page.request())).toMatchObject({ id })
    clock.nowMs += 24 * hours
    expect(await siwx.getSession(page.request())).toBeUndefined()
    expect(await page.ask('session')).toMatchObject({ status: 401 })
  })

  it('never outlive the message of an account', async () => {
    const { page, siwx, clock } = start()
    const until = (endMs: number) => ({ expirationTime: new Date(startMs + endMs).toISOString() })
    await page.post('verify', await page.sign(until(hours)))
    expect((await page.ask('session')).body.expiresAt).toBe(startMs + hours)
    const { body } = await page.post('verify', await page.sign(until(2 * hours), keys[1]))
    expect(body).toMatchObject({ accounts: [{ address: account }, { address: other }], expiresAt: startMs + 2 * hours })
    clock.nowMs += hours
    expect((await siwx.getSession(page.request()))?.accounts).toEqual([{ chainId: 'eip155:1', address: other }])
    expect((await page.ask('session')).body.accounts).toHaveLength(1)
    clock.nowMs += hours
    expect(await siwx.getSession(page.request())).toBeUndefined()
  })

  it('hold at most ten accounts and drop the oldest', async () => {
    const { page } = start()
    let answer = await page.post('verify', await page.sign())
    for (let count = 0; count < 10; count++)
      answer = await page.post('verify', await page.sign({}, count === 9 ? keys[1] : generatePrivateKey()))
    const addresses = (await page.ask('session')).body.accounts.map(({ address }) => address)
    expect(addresses).toHaveLength(10)
    expect(addresses).not.toContain(account)
    expect(addresses.at(-1)).toBe(other)
    expect(answer.body.accounts.map(({ address }) => address)).toEqual(addresses)
  })

  it("don't carry over from one domain to another", async () => {
    const { page, pageAt } = start()
    await page.post('verify', await page.sign())
    const www = pageAt('https://www.dapp.example')
    www.cookies.set('__Host-siwx', tokenOf(page))
    expect((await www.post('verify', await www.sign({}, keys[1]))).body.accounts).toHaveLength(1)
  })

  it('require the form that the backend issues', async () => {
    const { page, siwx } = start()
    await page.post('verify', await page.sign())
    const claims = decodeJwt(tokenOf(page))
    const isTaken = async (token: string) => {
      page.cookies.set('__Host-siwx', token)
      return (await siwx.getSession(page.request())) !== undefined
    }
    const sign = (changes: object, header: object = {}, key = bytes) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'siwx+jwt', ...header }).sign(key)
    expect(await isTaken(await sign({}))).toBe(true)
    expect(await isTaken(await sign({}, {}, new TextEncoder().encode(secret.toUpperCase())))).toBe(false)
    expect(await isTaken(await sign({}, { typ: 'siwx-nonce+jwt' }))).toBe(false)
    expect(await isTaken(await sign({}, { alg: 'HS512' }))).toBe(false)
    expect(await isTaken(await sign({ aud: 'evil.example' }))).toBe(false)
    for (const changes of [{ jti: undefined }, { exp: undefined }, { accounts: 'x' }, { ends: null }, { accounts: [] }])
      expect(await isTaken(await sign(changes))).toBe(false)
    expect(await isTaken(await sign({ accounts: [7, 'no account', null], ends: [] }))).toBe(false)
    const [, payload] = (await sign({})).split('.')
    expect(await isTaken(`${btoa('{"alg":"none","typ":"siwx+jwt"}').replaceAll('=', '')}.${payload}.`)).toBe(false)
    for (const junk of ['', 'a.b.c', '%00', '"']) expect(await isTaken(junk)).toBe(false)
  })

  it('resolve to undefined for any other request', async () => {
    const { siwx } = start()
    const bearer = start({ session: 'bearer' }).siwx
    const text = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) })
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('', '__Host-siwx=', 'a=b; __Host-siwx=', 'Bearer '),
        async (junk, before) => {
          const headers = { cookie: before + junk, authorization: before + junk }
          const request = new Request('https://dapp.example/session', { headers })
          expect(await siwx.getSession(request)).toBeUndefined()
          expect(await bearer.getSession(request)).toBeUndefined()
        },
      ),
    )
  })

  it('can be verified with the public key if the app uses a key pair', async () => {
    const pair = generateKeyPairSync('ed25519')
    const privateKey = { ...pair.privateKey.export({ format: 'jwk' }), alg: 'EdDSA' }
    const publicKey = { ...pair.publicKey.export({ format: 'jwk' }), alg: 'EdDSA' }
    const { page, siwx } = start({ keys: { privateKey, publicKey } as NonNullable<SiwxServerOptions['keys']> })
    await page.post('verify', await page.sign())
    expect(await siwx.getSession(page.request())).toMatchObject({ accounts: [{ address: account }] })
    const key = createPublicKey({ key: publicKey as never, format: 'jwk' })
    const { payload } = await jwtVerify(tokenOf(page), key, {
      currentDate: new Date(startMs),
      audience: 'dapp.example',
    })
    expect(payload.sub).toBe(`eip155:1:${account}`)
  })

  it('stay revoked if the app stores revoked IDs', async () => {
    const ended = new Map<string, number>()
    const revoked = {
      isDown: false,
      add: (id: string, expiresAtMs: number) => void ended.set(id, expiresAtMs),
      has: (id: string) => (revoked.isDown ? Promise.reject(new Error('ECONNREFUSED')) : ended.has(id)),
    }
    const { page, siwx } = start({ revoked })
    await page.post('verify', await page.sign())
    const first = tokenOf(page)
    await page.post('verify', await page.sign({}, keys[1]))
    const second = tokenOf(page)
    await page.post('sign-out')
    for (const token of [first, second]) {
      page.cookies.set('__Host-siwx', token)
      expect(await siwx.getSession(page.request())).toBeUndefined()
    }
    expect([...ended.values()]).toEqual([startMs + 24 * hours, startMs + 24 * hours])

    await page.post('verify', await page.sign())
    revoked.isDown = true
    expect(await page.ask('session')).toMatchObject({ status: 503, body: { error: 'unknown' } })
    await expect(siwx.getSession(page.request())).rejects.toThrow('ECONNREFUSED')
    revoked.isDown = false
    expect(await page.ask('session')).toMatchObject({ status: 200 })
  })

  /** A response to `GET /session`, which the browser receives later. */
  async function delayRenewal({ page, siwx }: ReturnType<typeof start>): Promise<() => void> {
    const request = page.request()
    const late = await siwx.handle(new Request('https://dapp.example/api/siwx/session', request))
    expect(late.status).toBe(200)
    return () => page.keep(late.headers.getSetCookie())
  }
  const ended = new Set<string>()
  const stores: readonly [string, Partial<SiwxServerOptions>][] = [
    ['no list of revoked sessions', {}],
    ['a list of revoked sessions', { revoked: { add: (id) => void ended.add(id), has: (id) => ended.has(id) } }],
  ]

  it.each(stores)('stay ended when a renewal arrives after the sign-out, with %s', async (_, options) => {
    const backend = start(options)
    const { page, siwx, clock } = backend
    await page.post('verify', await page.sign())
    clock.nowMs += hours
    const arrive = await delayRenewal(backend)
    await page.post('sign-out')
    arrive()
    expect(await siwx.getSession(page.request())).toBeUndefined()
    expect(await page.ask('session')).toMatchObject({ status: 401 })
    // A later session has only the accounts that signed in to it.
    expect((await page.post('verify', await page.sign({}, keys[1]))).body.accounts).toHaveLength(1)
  })

  it.each(stores)(
    'keep a signed-out account out and the other one in when a renewal is late, with %s',
    async (_, options) => {
      const backend = start(options)
      const { page, siwx } = backend
      await page.post('verify', await page.sign())
      await page.post('verify', await page.sign({}, keys[1]))
      const arrive = await delayRenewal(backend)
      await page.post('sign-out', { address: account })
      arrive()
      const left = [{ chainId: 'eip155:1', address: other }]
      expect(await siwx.getSession(page.request())).toMatchObject({ accounts: left })
      expect((await page.ask('session')).body.accounts).toEqual(left)
    },
  )

  it.each(stores)('keep an account that signed in while a renewal was pending, with %s', async (_, options) => {
    const backend = start(options)
    const { page, siwx, clock } = backend
    await page.post('verify', await page.sign())
    const arrive = await delayRenewal(backend)
    await page.post('verify', await page.sign({}, keys[1]))
    arrive()
    expect((await siwx.getSession(page.request()))?.accounts).toHaveLength(2)
    clock.nowMs += 23 * hours
    expect((await page.ask('session')).body.accounts).toHaveLength(2)
    clock.nowMs += 23 * hours
    expect((await siwx.getSession(page.request()))?.accounts).toHaveLength(2)
  })

  it('need the cookie of the sign-in beside a renewed one', async () => {
    const { page, siwx } = start()
    await page.post('verify', await page.sign())
    await page.ask('session')
    page.cookies.delete('__Host-siwx')
    expect(await siwx.getSession(page.request())).toBeUndefined()
    page.cookies.set('__Host-siwx', 'a.b.c')
    expect(await siwx.getSession(page.request())).toBeUndefined()
  })

  it('use bearer tokens for pages on another site, with a nonce token', async () => {
    const { page, siwx, clock } = start({ session: 'bearer' })
    const { nonceToken } = await page.prepare()
    const signed = await page.sign()
    expect(page.cookies.size).toBe(0)
    // The nonce of another message, then no nonce.
    expect(await page.post('verify', signed, { 'x-nonce-jwt': nonceToken })).toMatchObject({ status: 401 })
    expect(await page.post('verify', signed)).toMatchObject({ status: 401, body: { error: 'nonce' } })

    const { fields, nonceToken: own } = await page.prepare()
    const body = await page.sign({ nonce: fields.nonce })
    const { status, body: signedIn, setCookies } = await page.post('verify', body, { 'x-nonce-jwt': own })
    expect(status).toBe(200)
    expect(setCookies).toEqual([])
    const authorization = `Bearer ${signedIn.token}`
    expect(await siwx.getSession(page.request({ headers: { authorization } }))).toMatchObject({
      accounts: [{ chainId: 'eip155:1', address: account }],
    })
    // A nonce token isn't a session.
    expect(await siwx.getSession(page.request({ headers: { authorization: `Bearer ${own}` } }))).toBeUndefined()
    clock.nowMs += hours
    const renewed = await page.ask('session', { headers: { authorization } })
    expect(decodeJwt(renewed.body.token).exp).toBe((startMs + 25 * hours) / 1000)
    expect(await page.post('sign-out', {}, { authorization })).toMatchObject({ status: 200, body: { success: true } })
  })

  it('start after onSignIn has resolved', async () => {
    const noted: SiwxSession[] = []
    const { page } = start({ onSignIn: (session) => void noted.push(session) })
    const signed = await page.sign()
    await page.post('verify', signed)
    expect(noted).toEqual([
      { ...signed, data: expect.objectContaining({ accountAddress: account, chainId: 'eip155:1' }) },
    ])
    const failing = start({ onSignIn: () => Promise.reject(new Error('disk full')) })
    await expect(failing.page.post('verify', await failing.page.sign())).rejects.toThrow('disk full')
    expect(tokenOf(failing.page)).toBe('')
  })

  it('work without https on the local machine, where cookies omit Secure', async () => {
    const origin = 'http://localhost:5173'
    const { page, siwx } = start({ domains: ['localhost:5173', '127.0.0.1:5173'] }, origin)
    await page.post('verify', await page.sign())
    expect([...page.cookies.keys()]).toEqual(['siwx'])
    expect(await siwx.getSession(page.request())).toBeDefined()
    // A single public domain makes all cookies HTTPS-only.
    const both = start({ domains: ['localhost:5173', 'dapp.example'] }, origin)
    expect((await both.page.ask('nonce')).setCookies[0]).toMatch(/^__Host-siwx-nonce=.*; Secure$/)
  })
})

describe('options of createSiwxServer', () => {
  it('may lack a secret during a build, but sign-in requires one', async () => {
    const { handle } = createSiwxServer({ domains: ['dapp.example'], verifiers: [verifier], secret: undefined })
    await expect(handle(new Request('https://dapp.example/nonce'))).rejects.toThrow(
      'called with either `secret` or `keys`',
    )
  })

  it.each([
    [{ domains: [] }, 'domains must be'],
    [{ domains: ['https://dapp.example'] }, 'domains must be'],
    [{ domains: ['dapp.example/'] }, 'domains must be'],
    [{ domains: ['user@dapp.example'] }, 'domains must be'],
    [{ domains: ['*.dapp.example'] }, 'domains must be'],
    [{ verifiers: [] }, 'verifiers must be'],
    [{ secret: 'short' }, 'secret must be at least 32 bytes long'],
    [{ secret: new Uint8Array(31) }, 'secret must be at least 32 bytes long'],
    [
      { secret, keys: { privateKey: {}, publicKey: {} } },
      'createSiwxServer must be called with either `secret` or `keys`',
    ],
  ])('reject %o', (options, reported) => {
    const base = { domains: ['dapp.example'], verifiers: [verifier], secret }
    expect(() => createSiwxServer({ ...base, ...(options as Partial<SiwxServerOptions>) })).toThrow(reported)
  })
})
