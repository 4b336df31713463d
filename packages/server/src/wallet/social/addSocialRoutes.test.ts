import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DevLogins, startLogins } from '@kit/devnet/logins'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBrowser, readResult } from '../../testing/createBrowser.js'
import { createWalletClient, type WalletClient } from '../../testing/createWalletClient.js'
import { startHttp } from '../../testing/startNode.js'
import { openTestStore } from '../../testing/startTestServer.js'
import { loginOrigin, startWallet } from '../../testing/startWallet.js'
import type { SessionAnswer } from '../createLogins.js'

const pageOrigin = 'https://dapp.example'
const providers = ['google', 'x', 'discord', 'github', 'apple', 'facebook'] as const
const alice = '1001'
const bobId = '1002'

let logins: DevLogins
beforeAll(async () => {
  logins = await startLogins({ loginHost: loginOrigin })
})
afterAll(() => logins?.stop())

type Started = { readonly uri: string; readonly ticket: string; readonly expiresAt: number }

async function start(wallet: Parameters<typeof startWallet>[0] = {}, ports: Parameters<typeof startWallet>[2] = {}) {
  const server = await startWallet({ providers: logins.providers, ...wallet }, {}, ports)
  const client = await createWalletClient({ ...server, ...ports })
  return { server, client, browser: createBrowser(server) }
}

const begin = (client: WalletClient, provider: string, more: object = {}) =>
  client.ask('/wallet/v1/social/start', { projectId: 'demo', origin: pageOrigin, provider, ...more })

/** Signs in with the provider and comes back. */
async function goAndReturn({ client, browser }: Awaited<ReturnType<typeof start>>, provider: string, person = alice) {
  const started = (await begin(client, provider)).body as Started
  const page = await browser.press(await browser.open(started.uri), 'person', person)
  return { ...started, page, result: readResult(page) }
}

const finish = (client: WalletClient, { ticket, code }: { ticket?: string | undefined; code?: string | undefined }) =>
  client.ask('/wallet/v1/social/finish', { ticket, code })

it('social sign-in with each provider gives the same person the same user there, and another one elsewhere', async () => {
  const scene = await start()
  const users = new Map<string, string>()
  for (const provider of providers) {
    const { page, result, ticket } = await goAndReturn(scene, provider)
    expect({ provider, status: page.status, error: result.error }).toEqual({ provider, status: 200, error: undefined })
    expect(result).toMatchObject({ origin: pageOrigin, ticket, redirect: '' })
    const session = (await finish(scene.client, result)).body as SessionAnswer
    expect(session).toMatchObject({ isNew: true, user: expect.any(String) })
    users.set(provider, session.user)
  }
  expect(new Set(users.values()).size).toBe(providers.length)
  const again = (await finish(scene.client, (await goAndReturn(scene, 'github')).result)).body as SessionAnswer
  expect(again.user).toBe(users.get('github'))
  const bob = (await finish(scene.client, (await goAndReturn(scene, 'github', bobId)).result)).body as SessionAnswer
  expect(bob.user).not.toBe(again.user)
  const user = await scene.client.ask('/wallet/v1/user', {}, { session: bob })
  expect(user.body).toMatchObject({ identities: [{ provider: 'github', label: 'bob' }] })
})

it('social sign-in accepts a result once, only from the key that started', async () => {
  const scene = await start()
  const { result } = await goAndReturn(scene, 'google')
  const stranger = await createWalletClient(scene.server)
  expect(await finish(stranger, result)).toMatchObject({ status: 410, field: 'ticket' })
  expect(await finish(scene.client, { ...result, code: 'x'.repeat(43) })).toMatchObject({ status: 400, field: 'code' })
  const both = await Promise.all([finish(scene.client, result), finish(scene.client, result)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await finish(scene.client, result)).toMatchObject({ status: 410 })
})

it('social sign-in refuses a callback that was not started here: another browser, another state, twice, or too late', async () => {
  const clock = { nowMs: Date.now() }
  const scene = await start({}, { now: () => clock.nowMs })
  const { server } = scene
  const { uri } = (await begin(scene.client, 'github')).body as Started
  // The attacker who sent it to a victim opened it before.
  const choice = await scene.browser.open(uri)
  expect((await createBrowser(server).open(uri)).status).toBe(410)
  const state = /[?&]state=([\w-]+)/
  const leaving = await fetch(uri.replace(server.login, server.walletUrl), {
    redirect: 'manual',
    headers: { cookie: 'kit-login-guess=x' },
  })
  expect(leaving.status).toBe(410)
  const second = (await begin(scene.client, 'github')).body as Started
  const sent = await fetch(second.uri.replace(server.login, server.walletUrl), { redirect: 'manual' })
  const [, known = ''] = state.exec(sent.headers.get('location') ?? '') ?? []
  expect(known).toHaveLength(43)
  const stranger = await createBrowser(server).open(`${server.login}/callback/github?code=abc&state=${known}`)
  expect(stranger.status).toBe(403)
  expect(readResult(stranger).uri).toBe('')
  for (const query of ['', '?code=abc', `?code=abc&state=${'x'.repeat(43)}`])
    expect((await scene.browser.open(`${server.login}/callback/github${query}`)).status).toBe(410)
  // A state of one provider is invalid for another.
  expect((await scene.browser.open(`${server.login}/callback/x?code=abc&state=${known}`)).status).toBe(410)
  const back = await scene.browser.press(choice, 'person', alice)
  expect(readResult(back).code).toHaveLength(43)
  expect((await scene.browser.open(back.url)).status).toBe(410)
  clock.nowMs += 10 * 60_000
  expect(await finish(scene.client, readResult(back))).toMatchObject({ status: 410 })
})

it('social sign-in returns to a page of the origin that started, with the result, and to no other', async () => {
  const scene = await start()
  for (const redirect of [
    'https://evil.example/',
    'https://dapp.example.evil/',
    'javascript:alert(1)',
    '//x',
    pageOrigin.slice(0, -1),
  ])
    expect(await begin(scene.client, 'google', { redirect })).toMatchObject({ status: 400, field: 'redirect' })
  expect(await begin(scene.client, 'google', { origin: `${pageOrigin}/` })).toMatchObject({
    status: 400,
    field: 'origin',
  })
  const { uri } = (await begin(scene.client, 'google', { redirect: `${pageOrigin}/shop?a=1#b` })).body as Started
  const result = readResult(await scene.browser.press(await scene.browser.open(uri), 'person', alice))
  const back = new URL(result.redirect ?? '')
  expect(`${back.origin}${back.pathname}${back.hash}`).toBe(`${pageOrigin}/shop#b`)
  expect(back.searchParams.get('a')).toBe('1')
  expect(back.searchParams.get('result_uri')).toBe(result.uri)
})

it('social sign-in reports that the user declined, and notifies a waiting page that they returned', async () => {
  const scene = await start()
  const { client } = scene
  const { uri, ticket } = (await begin(client, 'apple')).body as Started
  const waiting = client.ask('/wallet/v1/social/wait', { ticket })
  const page = await scene.browser.press(await scene.browser.open(uri), 'person', '')
  expect(readResult(page)).toMatchObject({ ticket, error: 'cancelled', code: undefined, origin: pageOrigin })
  expect((await waiting).body).toEqual({ returned: true })
  expect(await finish(client, { ticket, code: 'x'.repeat(43) })).toMatchObject({ status: 410 })
  const stranger = await createWalletClient(scene.server)
  expect(await stranger.ask('/wallet/v1/social/wait', { ticket })).toMatchObject({ status: 410 })
})

it('social sign-in reports that the provider is unavailable or returned an unexpected response, without details', async () => {
  const secrets: string[] = []
  const token = '{"access_token":"secret-of-the-provider","token_type":"bearer"}'
  const answers: Record<string, readonly [status: number, body: string]> = {
    down: [500, 'secret-of-the-provider'],
    broken: [200, token.slice(0, -9)],
    error: [400, '{"error":"invalid_grant","error_description":"secret-of-the-provider"}'],
    strange: [200, token],
    endless: [200, ' '.repeat(300_000) + token],
    elsewhere: [307, token],
  }
  let mode = 'down'
  const provider = await startHttp((request, response) => {
    request.resume()
    const [status, body] = (request.url === '/token' && answers[mode]) || [200, '{"id":"not a number"}']
    response.writeHead(status, { 'content-type': 'application/json', location: '/other' }).end(body)
  })
  const note = (...line: unknown[]) => void secrets.push(JSON.stringify(line))
  const client = { clientId: 'kit', clientSecret: 'secret-of-the-client', issuer: provider.url }
  const closed = await closedPort()
  const scene = await start(
    { providers: { github: client, google: { ...client, issuer: closed }, discord: { ...client, issuer: closed } } },
    { log: { debug: note, info: note, warn: note, error: note } },
  )
  const arrive = async (name: string) => {
    const { uri, ticket } = (await begin(scene.client, name)).body as Started
    const left = await fetch(uri.replace(scene.server.login, scene.server.walletUrl), { redirect: 'manual' })
    const [, state] = /[?&]state=([\w-]+)/.exec(left.headers.get('location') ?? '') ?? []
    const [cookie = ''] = (left.headers.get('set-cookie') ?? '').split(';')
    const page = await fetch(`${scene.server.walletUrl}/callback/${name}?code=abc&state=${state}`, {
      headers: { cookie },
    })
    const result = readResult({ url: '', status: page.status, text: await page.text() })
    expect(result.ticket).toBe(ticket)
    secrets.push(JSON.stringify(result))
    return result.error
  }
  const outcomes: Record<string, string | undefined> = {}
  for (mode of Object.keys(answers)) outcomes[mode] = await arrive('github')
  expect(outcomes).toEqual({
    down: 'unavailable',
    broken: 'refused',
    error: 'refused',
    strange: 'refused',
    endless: 'unavailable',
    elsewhere: 'unavailable',
  })
  expect(await arrive('discord')).toBe('unavailable')
  // With OpenID Connect, the provider is contacted before the redirect.
  const { uri } = (await begin(scene.client, 'google')).body as Started
  expect(readResult(await scene.browser.open(uri)).error).toBe('unavailable')
  expect(secrets.join('\n')).not.toMatch(/secret-of-the|code=abc/)
})

it.each([
  ['an ID token of another login', '/authorize', 'nonce', 'another-nonce'],
  ['a response from another issuer', '/callback/', 'iss', 'https://evil.example'],
  ['a code that was requested with another code challenge', '/authorize', 'code_challenge', 'x'.repeat(43)],
])('social sign-in refuses %s', async (_what, path, parameter, value) => {
  const { server, client } = await start()
  const browser = createBrowser(server, ({ pathname, searchParams }) => {
    if (pathname.includes(path) && searchParams.has(parameter)) searchParams.set(parameter, value)
  })
  const { result } = await goAndReturn({ server, client, browser }, 'google')
  expect(result).toMatchObject({ error: 'refused', code: undefined })
})

it('social sign-in offers only configured providers that the project allows, and contacts no others', async () => {
  const server = await startWallet(
    { providers: { github: logins.providers.github, google: logins.providers.google } },
    {
      projects: [{ id: 'demo', allowedOrigins: [pageOrigin], wallet: { email: false, socials: ['github'] } }],
      mail: { smtp: 'smtp://127.0.0.1:1' },
    },
  )
  const client = await createWalletClient(server)
  expect((await client.ask('/wallet/v1/config', { projectId: 'demo' })).body).toMatchObject({ socials: ['github'] })
  for (const provider of ['google', 'apple'])
    expect(await begin(client, provider)).toMatchObject({ status: 400, field: 'provider' })
  expect((await begin(client, 'github')).status).toBe(200)
  expect((await begin(client, 'unknown')).status).toBe(400)
})

it('social sign-in serves pages that run only their own script, and stores nothing in plain text', async () => {
  const scene = await start()
  const popup = await fetch(`${scene.server.walletUrl}/popup`)
  expect(popup.status).toBe(200)
  const policy = popup.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^ ]+' 'sha256-[^ ]+'; style-src 'sha256-[^ ]+';/)
  expect(policy).toContain("frame-ancestors 'none'")
  // Otherwise, browsers request /favicon.ico, which the policy blocks.
  expect(policy).toContain('img-src data:;')
  expect(await popup.text()).toContain('<link rel="icon" href="data:,">')
  const { result } = await goAndReturn(scene, 'discord')
  const store = await openTestStore(scene.server.dataDir)
  const rows = JSON.stringify(await store.db.selectFrom('wallet_tickets').selectAll().execute())
  await store.close()
  for (const secret of [result.ticket, result.code, pageOrigin, alice]) expect(rows).not.toContain(String(secret))
})

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return `http://127.0.0.1:${port}`
}
