import { readFile } from 'node:fs/promises'
import * as jose from 'jose'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { createFamilySigners } from '../../testing/createFamilySigners.js'
import { refused } from '../../testing/requestJson.js'
import { bearer, requestFromPage, signIn, signInRequest } from '../../testing/signIn.js'
import { openTestStore, startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const app = 'https://app.example'
const projects = [
  { id: 'p', allowedOrigins: [app, 'https://*.preview.example', 'http://localhost:3000'] },
  { id: 'q', allowedOrigins: [app] },
  { id: 'unknown' },
]
const alice = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())

async function start(config: ServerConfigInput = {}, clock = { nowMs: Date.now() }) {
  const limits = { rateLimits: { enabled: false } }
  const server = await startTestServer({ projects, chains: {}, ...limits, ...config }, { now: () => clock.nowMs })
  return { page: { url: server.url, origin: app, project: 'p' }, clock, server }
}

it('wallet sign-in signs in the account that signed, and returns it until sign-out', async () => {
  const { page, clock } = await start()
  const answer = await signIn(page, alice)
  const expiresAt = clock.nowMs + 7 * dayMs
  const accounts = [{ chainId: 'eip155:1', address: alice.address }]
  expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String), accounts, expiresAt } })
  const me = await requestFromPage(page, 'me', bearer(answer))
  expect(me).toMatchObject({ status: 200, body: { accounts, expiresAt } })
  expect(me.body).not.toHaveProperty('token')
  expect(me.headers.get('cache-control')).toBe('no-store')
  const other = await signIn(page, bob)

  const out = { method: 'POST', ...bearer(answer) }
  expect(await requestFromPage(page, 'sign-out', out)).toMatchObject({ status: 200, body: { success: true } })
  expect(await requestFromPage(page, 'me', bearer(answer))).toMatchObject(refused(401, 'authorization'))
  expect(await requestFromPage(page, 'sign-out', out)).toMatchObject({ status: 200 })
  expect(await requestFromPage(page, 'me', bearer(other))).toMatchObject({ status: 200 })
})

it('wallet sign-in admits accounts of every family by its own rule, and refuses signatures of other accounts', async () => {
  const { page } = await start()
  const others = createFamilySigners(generatePrivateKey())
  for (const [index, signer] of createFamilySigners(generatePrivateKey()).entries()) {
    const { chainId, address } = signer
    const answer = await signIn(page, signer, { chainId })
    expect(answer, chainId).toMatchObject({ status: 200, body: { accounts: [{ chainId, address }] } })
    expect(await requestFromPage(page, 'me', bearer(answer))).toMatchObject({ status: 200 })
    const byOther = { ...signer, signMessage: others[index]?.signMessage ?? signer.signMessage }
    expect(await signIn(page, byOther, { chainId }), chainId).toMatchObject(refused(401, 'signature'))
    const asEvm = { chainId: 'eip155:1', accountAddress: alice.address } as const
    expect(await signIn(page, signer, asEvm)).toMatchObject(refused(401, 'signature'))
  }
})

it('wallet sign-in issues tokens that anyone can verify offline with the published keys, for an hour', async () => {
  const { page, clock } = await start({ auth: { issuer: 'https://kit.example' } })
  const { token } = (await signIn(page, alice)).body as { token: string }
  const keys = await fetch(`${page.url}/auth/v1/jwks.json`)
  expect(keys.headers.get('access-control-allow-origin')).toBe('*')
  const jwks = (await keys.json()) as { keys: { kid: string }[] }
  const rules = { issuer: 'https://kit.example', audience: 'p', algorithms: ['EdDSA'] }
  const { payload } = await jwtVerify(token, createLocalJWKSet(jwks as never), rules)
  const issuedS = Math.floor(clock.nowMs / 1000)
  expect(payload).toEqual({
    iss: 'https://kit.example',
    aud: 'p',
    sub: `did:pkh:eip155:1:${alice.address}`,
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iat: issuedS,
    exp: issuedS + 3600,
  })
  for (const key of jwks.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  // The token of a nonce is not a session token, in any request.
  const { token: nonceToken } = (await requestFromPage(page, 'nonce')).body as { token: string }
  await expect(jwtVerify(nonceToken, createLocalJWKSet(jwks as never), { audience: 'p' })).rejects.toThrow()
  const asBearer = { headers: { authorization: `Bearer ${nonceToken}` } }
  expect(await requestFromPage(page, 'me', asBearer)).toMatchObject(refused(401, 'authorization'))
})

it('wallet sign-in accepts a nonce once: not for another text or signature, nor after a failed attempt', async () => {
  const { page } = await start()
  const ask = (request: object) => requestFromPage(page, 'authenticate', request)
  const request = await signInRequest(page, alice)
  expect((await ask(request)).status).toBe(200)
  expect(await ask(request)).toMatchObject(refused(401, 'nonce'))

  // The same signature in its other form (the other half of s).
  const { signature } = request.body
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
  const v = signature.endsWith('1b') ? '1c' : '1b'
  const mirrored = { ...request, body: { ...request.body, signature: `${signature.slice(0, 66)}${s}${v}` } }
  expect(await ask(mirrored)).toMatchObject(refused(401, 'nonce'))

  const failed = await signInRequest(page, alice)
  const byBob = await bob.signMessage({ message: failed.body.message })
  expect(await ask({ ...failed, body: { ...failed.body, signature: byBob } })).toMatchObject(refused(401, 'signature'))
  expect(await ask(failed)).toMatchObject(refused(401, 'nonce'))

  const [one, two] = [await signInRequest(page, alice), await signInRequest(page, alice)]
  expect(await ask({ ...one, headers: two.headers })).toMatchObject(refused(401, 'nonce'))
  // Swapped, the token was used up; its own message has none left.
  expect(await ask(two)).toMatchObject(refused(401, 'nonce'))
  expect((await ask(one)).status).toBe(200)
})

it('wallet sign-in stores nothing for a requested nonce, only for a used one', async () => {
  const dataDir = temporaryDirectory()
  const { page } = await start({ dataDir })
  const store = await openTestStore(dataDir)
  onTestFinished(() => store.close())
  const spent = () => store.db.selectFrom('spent_messages').selectAll().execute()
  const requested = await Promise.all(Array.from({ length: 50 }, () => requestFromPage(page, 'nonce')))
  expect(new Set(requested.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await spent()).toEqual([])
  expect(await signIn(page, alice)).toMatchObject({ status: 200 })
  expect(await spent()).toHaveLength(1)
})

it('wallet sign-in accepts one of two identical concurrent requests', async () => {
  const { page } = await start()
  const request = await signInRequest(page, alice)
  const answers = await Promise.all([1, 2, 3, 4].map(() => requestFromPage(page, 'authenticate', request)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

it('wallet sign-in refuses a nonce token that is forged, modified, expired or of another project', async () => {
  const { page, clock } = await start()
  const inQ = { ...page, project: 'q' }
  expect(await requestFromPage(inQ, 'authenticate', await signInRequest(page, alice))).toMatchObject(
    refused(401, 'nonce'),
  )

  const request = await signInRequest(page, alice)
  const { nonce } = decodeJwt(request.headers['x-nonce-jwt'])
  const forged = await new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('p')
    .setExpirationTime('1h')
    .sign(Buffer.alloc(32, 7))
  const [, payload] = forged.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  for (const token of [forged, unsigned, 'x', 'a.b.c', ''])
    expect(
      await requestFromPage(page, 'authenticate', { ...request, headers: { 'x-nonce-jwt': token } }),
    ).toMatchObject(refused(401, 'nonce'))
  clock.nowMs += 10 * 60_000 + 1000
  expect(await requestFromPage(page, 'authenticate', request)).toMatchObject(refused(401, 'nonce'))
})

it('wallet sign-in accepts messages only within the time they state', async () => {
  const { page, clock } = await start()
  const at = (offsetMs: number) => new Date(clock.nowMs + offsetMs).toISOString()
  const minuteMs = 60_000
  const cases = [
    [{ issuedAt: at(-11 * minuteMs) }, 'issuedAt'],
    [{ issuedAt: at(6 * minuteMs) }, 'issuedAt'],
    [{ notBefore: at(2 * minuteMs) }, 'notBefore'],
    [{ expirationTime: at(-1000) }, 'expirationTime'],
  ] as const
  for (const [changes, field] of cases) expect(await signIn(page, alice, changes)).toMatchObject(refused(401, field))
  const short = await signIn(page, alice, { expirationTime: at(hourMs / 2) })
  expect(short).toMatchObject({ status: 200, body: { expiresAt: Date.parse(at(hourMs / 2)) } })
  expect(decodeJwt((short.body as { token: string }).token).exp).toBe(Math.floor((clock.nowMs + hourMs / 2) / 1000))
  clock.nowMs += hourMs / 2
  expect(await requestFromPage(page, 'me', bearer(short))).toMatchObject(refused(401, 'authorization'))
})

it('wallet sign-in accepts messages only for the page that sends them, and only from listed pages', async () => {
  const { page } = await start()
  const elsewhere = [
    [{ domain: 'evil.example', uri: 'https://evil.example/' }, 'uri'],
    [{ domain: 'evil.example' }, 'domain'],
    [{ domain: 'a.preview.example', uri: 'https://a.preview.example/' }, 'uri'],
    [{ domain: 'user@app.example' }, 'domain'],
    [{ uri: 'https://app.example.evil.example/' }, 'uri'],
    [{ uri: 'http://app.example/', scheme: 'http' }, 'uri'],
    [{ uri: 'urn:x' }, 'uri'],
  ] as const
  for (const [changes, field] of elsewhere)
    expect(await signIn(page, alice, changes)).toMatchObject(refused(401, field))

  for (const origin of [
    `${app}:8443`,
    'http://app.example',
    'https://a.b.preview.example',
    'null',
    'https://evil.example',
  ])
    expect(await requestFromPage({ ...page, origin }, 'nonce'), origin).toMatchObject(refused(403, 'origin'))
  // Other requests need no origin, but sign-in does.
  const silent = { ...page, origin: '' }
  expect(await requestFromPage(silent, 'nonce')).toMatchObject(refused(403, 'origin'))
  expect(await requestFromPage(silent, 'authenticate', await signInRequest(page, alice))).toMatchObject(
    refused(403, 'origin'),
  )
  expect((await signIn({ ...page, origin: 'https://a.preview.example' }, alice)).status).toBe(200)
  expect((await signIn({ ...page, origin: 'http://localhost:3000' }, alice)).status).toBe(200)
})

it('wallet sign-in is refused if no origin is listed, and allowed only from localhost in open mode', async () => {
  const { page } = await start()
  expect(await requestFromPage({ ...page, project: 'unknown' }, 'nonce')).toMatchObject(refused(403, 'origin'))
  const open = await start({ projects: 'open' })
  expect(await requestFromPage(open.page, 'nonce')).toMatchObject(refused(403, 'origin'))
  const answer = await signIn({ ...open.page, origin: 'http://localhost:5173' }, alice)
  expect(answer.status).toBe(200)
  const inQ = { ...open.page, origin: 'http://localhost:5173', project: 'q' }
  expect(await requestFromPage(inQ, 'me', bearer(answer))).toMatchObject(refused(401, 'authorization'))
})

it('a token is renewed from half of its lifetime until it or its session expires, and never afterwards', async () => {
  const { page, clock } = await start({ auth: { sessionMs: 6 * hourMs } })
  const first = await signIn(page, alice)
  clock.nowMs += hourMs / 2 - 2000
  expect((await requestFromPage(page, 'me', bearer(first))).body).not.toHaveProperty('token')
  clock.nowMs += 3000
  const second = await requestFromPage(page, 'me', bearer(first))
  const [before, after] = [first, second].map(({ body }) => decodeJwt((body as { token: string }).token))
  expect(after).toEqual({ ...before, iat: expect.any(Number), exp: Math.floor(clock.nowMs / 1000) + 3600 })
  clock.nowMs += hourMs / 2
  expect(await requestFromPage(page, 'me', bearer(first))).toMatchObject(refused(401, 'authorization'))
  const put = { method: 'PUT', ...bearer(first), body: { metadata: {} } }
  expect(await requestFromPage(page, 'account-metadata', put)).toMatchObject(refused(401, 'authorization'))
  // The session continues with the newer token, until its own end.
  let last = second
  for (let hours = 1; hours < 6; hours++) {
    last = await requestFromPage(page, 'me', bearer(last))
    expect(last.body).toHaveProperty('token')
    clock.nowMs += hourMs - 1000
  }
  clock.nowMs += hourMs
  expect(await requestFromPage(page, 'me', bearer(last))).toMatchObject(refused(401, 'authorization'))
})

it('sign-out ends a session with an expired token', async () => {
  const { page, clock } = await start()
  const first = await signIn(page, alice)
  clock.nowMs += hourMs / 2
  const second = await requestFromPage(page, 'me', bearer(first))
  clock.nowMs += hourMs / 2
  expect(await requestFromPage(page, 'sign-out', { method: 'POST', ...bearer(first) })).toMatchObject({ status: 200 })
  expect(await requestFromPage(page, 'me', bearer(second))).toMatchObject(refused(401, 'authorization'))
})

it('the server rotates signing keys in time, and deletes old ones when no session uses them', async () => {
  const { page, clock } = await start({ auth: { keyMs: dayMs, sessionMs: 2 * dayMs } })
  const kids = async () => {
    const { keys } = (await (await fetch(`${page.url}/auth/v1/jwks.json`)).json()) as { keys: { kid: string }[] }
    return keys.map(({ kid }) => kid)
  }
  const kidOf = ({ body }: { body: unknown }) => decodeProtectedHeader((body as { token: string }).token).kid
  const first = await signIn(page, alice)
  expect(await kids()).toEqual([kidOf(first)])
  clock.nowMs += dayMs - hourMs / 2
  const before = await signIn(page, alice)
  expect(kidOf(before)).toBe(kidOf(first))
  clock.nowMs += hourMs / 2
  const second = await signIn(page, bob)
  expect(kidOf(second)).not.toBe(kidOf(first))
  expect(await kids()).toEqual([kidOf(first), kidOf(second)])
  expect(kidOf(await requestFromPage(page, 'me', bearer(before)))).toBe(kidOf(second))
})

it('sessions, used nonces and metadata survive a restart; a lost key signs everyone out', async () => {
  const dataDir = temporaryDirectory()
  const clock = { nowMs: Date.now() }
  const { page, server } = await start({ dataDir }, clock)
  const answer = await signIn(page, alice)
  const used = await signInRequest(page, alice)
  const unused = await signInRequest(page, alice)
  await requestFromPage(page, 'authenticate', used)
  const put = { method: 'PUT', ...bearer(answer), body: { metadata: { theme: 'dark' } } }
  expect((await requestFromPage(page, 'account-metadata', put)).status).toBe(200)
  await server.stop()

  const again = { ...page, url: (await start({ dataDir }, clock)).page.url }
  expect(await requestFromPage(again, 'me', bearer(answer))).toMatchObject({ body: { metadata: { theme: 'dark' } } })
  expect(await requestFromPage(again, 'authenticate', used)).toMatchObject(refused(401, 'nonce'))
  expect((await requestFromPage(again, 'authenticate', unused)).status).toBe(200)

  const store = await openTestStore(dataDir)
  await store.db.deleteFrom('siwx_keys').execute()
  await store.close()
  clock.nowMs += 30_000
  expect(await requestFromPage(again, 'me', bearer(answer))).toMatchObject(refused(401, 'authorization'))
  expect(await requestFromPage(again, 'me', bearer(await signIn(again, alice)))).toMatchObject({ status: 200 })
})

it('the server accepts its own tokens only for the same project', async () => {
  const { page } = await start()
  const answer = await signIn(page, alice)
  const { token } = answer.body as { token: string }
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sid: crypto.randomUUID() })).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const jwk = ((await (await fetch(`${page.url}/auth/v1/jwks.json`)).json()) as { keys: { x: string; kid: string }[] })
    .keys[0]
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: jwk?.kid ?? '' })
    .sign(Buffer.from(jwk?.x ?? '', 'base64url'))
  const wrong = [`${head}.${changed}.${signature}`, `${none}.${payload}.`, confused, `${token}x`, 'x', '']
  for (const call of ['me', 'sign-out', 'account-metadata'])
    for (const text of [...wrong.map((value) => `Bearer ${value}`), token, `Basic ${token}`, undefined]) {
      const method = { me: 'GET', 'sign-out': 'POST' }[call] ?? 'PUT'
      const body = method === 'PUT' ? { metadata: {} } : undefined
      const headers = text === undefined ? {} : { authorization: text }
      expect(await requestFromPage(page, call, { method, headers, body })).toMatchObject(refused(401, 'authorization'))
    }
  const inQ = { ...page, project: 'q' }
  expect(await requestFromPage(inQ, 'me', bearer(answer))).toMatchObject(refused(401, 'authorization'))
  expect(await requestFromPage(page, 'me', bearer(answer))).toMatchObject({ status: 200 })
})

it('an account stores 4 KiB of JSON, for its project only', async () => {
  const { page } = await start()
  const [answer, other] = [await signIn(page, alice), await signIn(page, bob)]
  const put = (metadata: unknown) =>
    requestFromPage(page, 'account-metadata', { method: 'PUT', ...bearer(answer), body: { metadata } })
  const metadata = { name: 'Alice', nested: { list: [1, null, 'é'] } }
  expect((await put({ first: true })).status).toBe(200)
  expect((await put(metadata)).status).toBe(200)
  // In another session of the account too.
  const later = await signIn(page, alice)
  expect(await requestFromPage(page, 'me', bearer(later))).toMatchObject({ body: { metadata } })
  expect((await requestFromPage(page, 'me', bearer(other))).body).not.toHaveProperty('metadata')
  const inQ = { ...page, project: 'q' }
  expect((await requestFromPage(inQ, 'me', bearer(await signIn(inQ, alice)))).body).not.toHaveProperty('metadata')

  const room = 4096 - '{"a":""}'.length
  expect((await put({ a: 'x'.repeat(room) })).status).toBe(200)
  expect(await put({ a: 'x'.repeat(room + 1) })).toMatchObject(refused(400, 'metadata'))
  expect(await put({ a: 'é'.repeat(room / 2 + 1) })).toMatchObject(refused(400, 'metadata'))
  for (const wrong of [null, [], 'text', 1]) expect((await put(wrong)).status).toBe(422)
  expect((await requestFromPage(page, 'me', bearer(answer))).body).toMatchObject({ metadata: { a: 'x'.repeat(room) } })
})

it('wallet sign-in ends the oldest of more than twenty sessions of an account, and no other', async () => {
  const { page, clock } = await start()
  const answers = []
  const other = await signIn(page, bob)
  for (let index = 0; index < 21; index++) {
    clock.nowMs += 1
    answers.push(await signIn(page, alice))
  }
  const statuses = await Promise.all(
    [...answers, other].map(async (answer) => (await requestFromPage(page, 'me', bearer(answer))).status),
  )
  expect(statuses).toEqual([401, ...Array.from({ length: 21 }, () => 200)])
})

it('wallet sign-in refuses invalid or overlong sign-ins before a nonce is used', async () => {
  const { page } = await start()
  const request = await signInRequest(page, alice)
  const { message, signature } = request.body
  const ask = (body: unknown) => requestFromPage(page, 'authenticate', { ...request, body })
  for (const text of [
    'hello',
    `${message}\n`,
    message.replace('Version: 1', 'Version: 2'),
    message.replace('\n', '\r\n'),
  ])
    expect(await ask({ message: text, signature })).toMatchObject(refused(400, 'message'))
  for (const body of [{}, [], null, { message }, { signature }, { message: 'x'.repeat(4097), signature }])
    expect((await ask(body)).status).toBe(400)
  expect((await ask({ message, signature: `0x${'00'.repeat(8192)}` })).status).toBe(400)
  expect((await ask({ message, signature, data: 'x' })).status).toBe(400)
  expect((await ask({ message, signature, clientId: 'c', walletInfo: { name: 'w' }, data: undefined })).status).toBe(
    200,
  )

  const next = await signInRequest(page, alice)
  const lying = { ...next, body: { ...next.body, data: { accountAddress: bob.address } } }
  expect((await requestFromPage(page, 'authenticate', lying)).status).toBe(401)
})

it('the rate limit counts nonces and sign-in attempts together, but not reads', async () => {
  const rateLimits = { enabled: true, write: { points: 3, windowMs: 600_000 } }
  const { page } = await start({ rateLimits })
  const answer = await signIn(page, alice)
  expect((await requestFromPage(page, 'nonce')).status).toBe(200)
  expect(await requestFromPage(page, 'nonce')).toMatchObject(refused(429, 'rate_limited'))
  expect((await requestFromPage(page, 'authenticate', { method: 'POST', body: '{}' })).status).toBe(429)
  expect((await requestFromPage(page, 'me', bearer(answer))).status).toBe(200)
})

it('the metrics count sign-in attempts by outcome', async () => {
  const { page, server } = await start({ metricsPort: 0 })
  await signIn(page, alice)
  const request = await signInRequest(page, alice)
  await requestFromPage(page, 'authenticate', { ...request, body: { ...request.body, signature: '0x' } })
  await requestFromPage(page, 'authenticate', request)
  const figures = await (await fetch(`${server.metricsUrl}/metrics`)).text()
  for (const outcome of ['signed in', 'signature', 'nonce'])
    expect(figures).toMatch(new RegExp(`kit_sign_ins_total\\{outcome="${outcome}"\\} 1`))
})

it('the log never has messages, nonces, signatures, tokens or accounts', async () => {
  const lines: string[] = []
  const note = (fields: object, text: string) => void lines.push(JSON.stringify({ ...fields, text }))
  const log = { error: note, warn: note, info: note, debug: note }
  const chains = { 'eip155:31337': 'http://127.0.0.1:9' }
  const { url } = await startTestServer({ projects, chains }, { log })
  const page = { url, origin: app, project: 'p' }
  const request = await signInRequest(page, alice)
  const answer = await requestFromPage(page, 'authenticate', request)
  const again = await requestFromPage(page, 'authenticate', request)
  const later = await signInRequest(page, alice, { chainId: 'eip155:31337', accountAddress: bob.address })
  const unknown = await requestFromPage(page, 'authenticate', later)
  expect([answer, again, unknown].map(({ status }) => status)).toEqual([200, 401, 503])
  await requestFromPage(page, 'me', bearer(answer))
  await requestFromPage(page, 'me', { headers: { authorization: 'Bearer a.b.c' } })
  await requestFromPage(page, 'account-metadata', {
    method: 'PUT',
    ...bearer(answer),
    body: { metadata: { k: 'secret' } },
  })
  await requestFromPage(page, 'sign-out', { method: 'POST', ...bearer(answer) })
  const text = lines.join('\n')
  expect(text).toContain('/auth/v1/authenticate')
  for (const { headers, body } of [request, later]) {
    const { nonce } = decodeJwt(headers['x-nonce-jwt'])
    const parts = [body.message.slice(0, 30), body.signature.slice(2, 30), headers['x-nonce-jwt'], String(nonce)]
    for (const part of parts) expect(text).not.toContain(part)
  }
  const { token } = answer.body as { token: string }
  const secrets = [
    token.slice(-40),
    String(decodeJwt(token)['sid']),
    'a.b.c',
    alice.address.slice(2),
    bob.address.slice(2),
    'secret',
  ]
  for (const part of secrets) expect(text.toLowerCase()).not.toContain(part.toLowerCase())
})

it('wallet sign-in issues tokens that an app’s own API can verify as documented', async () => {
  const manual = await readFile(new URL('../../../../../docs/server.md', import.meta.url), 'utf8')
  const [, code = ''] = /```js\n(import \{ createRemoteJWKSet.*?)```/s.exec(manual) ?? []
  const { page, server } = await start({
    projects: [{ id: 'demo', allowedOrigins: [app] }],
    auth: { issuer: 'http://localhost:4401' },
  })
  // A module from a text cannot import packages.
  const program = code
    .replace(/^import (.*) from 'jose'$/m, 'const $1 = jose')
    .replace('export ', '')
    .replace('http://localhost:4401/auth', `${server.url}/auth`)
  const visitorOf: (request: Request) => Promise<string> = new Function('jose', `${program}\nreturn visitorOf`)(jose)
  const requested = (token: string) => visitorOf(new Request(app, { headers: { authorization: `Bearer ${token}` } }))
  const { token } = (await signIn({ ...page, project: 'demo' }, alice)).body as { token: string }
  expect(await requested(token)).toBe(`did:pkh:eip155:1:${alice.address}`)
  await expect(requested(`${token.slice(0, -4)}AAAA`)).rejects.toThrow('signature verification failed')
  await expect(visitorOf(new Request(app))).rejects.toThrow()
})
