import { decodeJwt } from 'jose'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { confirmEmail, giveCode, readCode, readMailbox, requestCode, wrongCode } from '../../testing/confirmEmail.js'
import { containsCode } from '../../testing/containsCode.js'
import { refused } from '../../testing/requestJson.js'
import { bearer, requestFromPage, signIn, signInRequest, type TestPage } from '../../testing/signIn.js'
import { startSmtp } from '../../testing/startSmtp.js'
import { openTestStore, startTestServer, temporaryDirectory, testMailboxKey } from '../../testing/startTestServer.js'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const aliceEmail = 'alice@example.org'
const alice = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())
const aliceAccount = `eip155:1:${alice.address}`

async function start(config: ServerConfigInput = {}, clock = { nowMs: Date.now() }) {
  const lines: string[] = []
  const note = (fields: object, text: string) => void lines.push(JSON.stringify({ ...fields, text }))
  const log = { error: note, warn: note, info: note, debug: note }
  const options = { chains: {}, auth: { emailCapture: 'optional' }, rateLimits: { enabled: false }, ...config } as const
  const server = await startTestServer(options, { now: () => clock.nowMs, log })
  return { page: { url: server.url }, clock, server, lines }
}

/** Signs alice in, with the token of her address. */
async function signInWith(page: TestPage, emailToken: string | undefined, signer = alice) {
  const request = await signInRequest(page, signer)
  return requestFromPage(page, 'authenticate', { ...request, body: { ...request.body, emailToken } })
}

it('email verification stores a verified address with the account that signs in, until the user deletes it', async () => {
  const { page, clock } = await start()
  const requested = await requestCode(page, ` Alice@EXAMPLE.org`, aliceAccount)
  const now = clock.nowMs
  expect(requested).toMatchObject({
    status: 200,
    body: { uuid: expect.any(String), now, expiresAt: now + 20 * minuteMs, retryAt: now + 30_000 },
  })
  const { uuid } = requested.body as { uuid: string }
  const given = await giveCode(page, uuid, await readCode(page, 'Alice@example.org'))
  expect(given.status).toBe(200)
  const answer = await signInWith(page, (given.body as { token: string }).token)
  expect(answer.status).toBe(200)
  expect(decodeJwt((answer.body as { token: string }).token)).not.toHaveProperty('email')
  const read = () => requestFromPage(page, 'email', bearer(answer))
  expect((await read()).body).toEqual({ email: 'Alice@example.org' })
  expect((await requestFromPage(page, 'email', bearer(await signIn(page, bob)))).body).toEqual({ email: null })
  await requestFromPage(page, 'sign-out', { method: 'POST', ...bearer(answer) })
  const again = await signIn(page, alice)
  expect((await requestFromPage(page, 'email', bearer(again))).body).toEqual({ email: 'Alice@example.org' })
  const deleted = await requestFromPage(page, 'email', { method: 'DELETE', ...bearer(again) })
  expect(deleted).toMatchObject({ status: 200, body: { success: true } })
  expect((await requestFromPage(page, 'email', bearer(again))).body).toEqual({ email: null })
})

it('email verification stays disabled by default, for each project', async () => {
  const off = await start({ auth: {} })
  expect(await requestCode(off.page, aliceEmail, aliceAccount)).toMatchObject(refused(403, 'email'))
  const smtp = await startSmtp()
  const allowedOrigins = ['https://app.example']
  const { page } = await start({
    projects: [
      { id: 'on', allowedOrigins, emailCapture: 'required' },
      { id: 'off', allowedOrigins },
    ],
    auth: {},
    mail: { smtp: smtp.url },
  })
  const of = (project: string, origin = 'https://app.example') => ({ ...page, origin, project })
  expect(await requestCode(of('off'), aliceEmail, aliceAccount)).toMatchObject(refused(403, 'email'))
  expect(await requestCode(of('on', 'https://evil.example'), aliceEmail, aliceAccount)).toMatchObject(
    refused(403, 'origin'),
  )
  expect((await requestCode(of('on'), aliceEmail, aliceAccount)).status).toBe(200)
})

it('sign-in is refused without a required email address, even if the account provided one earlier', async () => {
  const { page } = await start({ auth: { emailCapture: 'required', emailClaim: true } })
  expect(await signIn(page, alice)).toMatchObject(refused(403, 'email'))
  const answer = await signInWith(page, await confirmEmail(page, aliceEmail, aliceAccount))
  const claims = { email: aliceEmail, email_verified: true }
  expect(decodeJwt((answer.body as { token: string }).token)).toMatchObject(claims)
  const later = await signIn(page, alice)
  expect(decodeJwt((later.body as { token: string }).token)).toMatchObject(claims)
})

it('sign-in accepts the token of an address only for its account and project, within 30 minutes', async () => {
  const { page, clock } = await start()
  // On another network too, and in any spelling of the address.
  const token = await confirmEmail(page, aliceEmail, `eip155:137:${alice.address.toLowerCase()}`)
  expect(await signInWith(page, token, bob)).toMatchObject(refused(401, 'emailToken'))
  expect(await signInWith({ ...page, project: 'q' }, token)).toMatchObject(refused(401, 'emailToken'))
  for (const made of [`${token.slice(0, -4)}AAAA`, 'x', ''])
    expect(await signInWith(page, made)).toMatchObject(refused(401, 'emailToken'))
  expect((await signInWith(page, token)).status).toBe(200)
  clock.nowMs += 31 * minuteMs
  expect(await signInWith(page, token)).toMatchObject(refused(401, 'emailToken'))
})

it('email verification accepts a code once, for its own UUID and project, for 20 minutes', async () => {
  const { page, clock } = await start()
  const ask = async (email: string) => ((await requestCode(page, email, aliceAccount)).body as { uuid: string }).uuid
  const [one, two] = [await ask('one@example.org'), await ask('two@example.org')]
  const [first, second] = [await readCode(page, 'one@example.org'), await readCode(page, 'two@example.org')]
  expect(await giveCode({ ...page, project: 'q' }, one, first)).toMatchObject(refused(410, 'otp'))
  if (first !== second) expect(await giveCode(page, two, first)).toMatchObject(refused(400, 'otp'))
  const both = await Promise.all([giveCode(page, one, first), giveCode(page, one, first)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await giveCode(page, one, first)).toMatchObject(refused(410, 'otp'))
  expect(await giveCode(page, crypto.randomUUID(), first)).toMatchObject(refused(410, 'otp'))
  clock.nowMs += 20 * minuteMs
  expect(await giveCode(page, two, second)).toMatchObject(refused(410, 'otp'))
})

it('email verification invalidates a code after five wrong attempts, and blocks an address after thirty a day', async () => {
  const { page, clock } = await start()
  let tried = 0
  for (let round = 0; round < 6; round++) {
    // A new hour, so that another code can be requested.
    clock.nowMs += 61 * minuteMs
    const { uuid } = (await requestCode(page, aliceEmail, aliceAccount)).body as { uuid: string }
    const code = await readCode(page, aliceEmail)
    const answers = await Promise.all(Array.from({ length: 8 }, () => giveCode(page, uuid, wrongCode(code))))
    tried += answers.filter(({ status }) => status === 400).length
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 410, 410, 410, 410])
    expect(await giveCode(page, uuid, code)).toMatchObject(refused(410, 'otp'))
  }
  expect(tried).toBe(24)
  clock.nowMs += 61 * minuteMs
  const { uuid } = (await requestCode(page, aliceEmail, aliceAccount)).body as { uuid: string }
  const code = await readCode(page, aliceEmail)
  const locked = await giveCode(page, uuid, code)
  expect(locked).toMatchObject(refused(429, 'email'))
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(3600)
  // Another address is not affected.
  expect(typeof (await confirmEmail(page, 'other@example.org', `eip155:1:${bob.address}`))).toBe('string')
})

it('email verification limits emails per address to one in 30 s, 5 an hour and 10 a day, for any spelling and caller', async () => {
  const { page, clock } = await start()
  const ask = (account: string, email = aliceEmail) => requestCode(page, email, `eip155:1:${account}`)
  const fresh = () => privateKeyToAccount(generatePrivateKey()).address
  const together = await Promise.all([1, 2, 3].map(() => ask(fresh())))
  expect(together.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  const soon = await ask(fresh(), 'ALICE+more@example.org')
  expect(soon).toMatchObject(refused(429, 'email'))
  expect(Number(soon.headers.get('retry-after'))).toBe(30)
  const statuses: number[] = []
  for (let count = 1; count < 11; count++) {
    clock.nowMs += 30_001
    statuses.push((await ask(fresh())).status)
    if (count === 6) clock.nowMs += 60 * minuteMs
  }
  // Four more in the first hour, five in the next: ten in total.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 200, 200, 200, 200])
  clock.nowMs += 60 * minuteMs
  expect((await ask(fresh())).status).toBe(200)
  clock.nowMs += minuteMs
  expect((await ask(fresh())).status).toBe(429)
  clock.nowMs += dayMs
  expect((await ask(fresh())).status).toBe(200)
})

it('email verification limits emails to 5 an hour per account and 20 per network block', async () => {
  const { page } = await start()
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push((await requestCode(page, `a${count}@example.org`, aliceAccount)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  for (let count = 0; count < 16; count++) {
    const { address } = privateKeyToAccount(generatePrivateKey())
    statuses.push((await requestCode(page, `b${count}@example.org`, `eip155:1:${address}`)).status)
  }
  expect(statuses.slice(6)).toEqual([...Array.from({ length: 15 }, () => 200), 429])
})

it('email verification responds identically for every address, before its mail server reports whether it exists', async () => {
  const held: ((error?: Error) => void)[] = []
  const smtp = await startSmtp({
    // A slow mail server.
    onRcptTo: (_, __, callback) => void held.push(callback),
  })
  const { page } = await start({ mail: { smtp: smtp.url } })
  const answers = []
  for (const email of ['nobody@example.org', aliceEmail]) answers.push(await requestCode(page, email, aliceAccount))
  const shapes = answers.map(({ status, body }) => [status, Object.keys(body as object)])
  expect(shapes[0]).toEqual(shapes[1])
  expect(shapes[0]?.[0]).toBe(200)
  await expect.poll(() => held.length).toBe(2)
  held[0]?.(Object.assign(new Error('unknown'), { responseCode: 550 }))
  held[1]?.()
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([[aliceEmail]])
})

it('email verification accepts codes and keeps counting after a restart', async () => {
  const dataDir = temporaryDirectory()
  const clock = { nowMs: Date.now() }
  const { page, server } = await start({ dataDir }, clock)
  const { uuid } = (await requestCode(page, aliceEmail, aliceAccount)).body as { uuid: string }
  const code = await readCode(page, aliceEmail)
  for (let count = 0; count < 4; count++)
    expect(await giveCode(page, uuid, wrongCode(code))).toMatchObject(refused(400, 'otp'))
  const other = await requestCode(page, 'other@example.org', aliceAccount)
  const otherCode = await readCode(page, 'other@example.org')
  await server.stop()
  const again = (await start({ dataDir }, clock)).page
  expect(await requestCode(again, aliceEmail, aliceAccount)).toMatchObject(refused(429, 'email'))
  expect((await giveCode(again, (other.body as { uuid: string }).uuid, otherCode)).status).toBe(200)
  expect(await giveCode(again, uuid, wrongCode(code))).toMatchObject(refused(410, 'otp'))
  expect(await giveCode(again, uuid, code)).toMatchObject(refused(410, 'otp'))
})

it('email verification writes neither addresses nor codes to the log, nor in plain text to the database', async () => {
  const smtp = await startSmtp({ onRcptTo: (_, __, callback) => callback(new Error('550 alice is unknown')) })
  const dataDir = temporaryDirectory()
  const refusing = await start({ mail: { smtp: smtp.url } })
  await requestCode(refusing.page, aliceEmail, aliceAccount)
  await expect.poll(() => refusing.lines.join('\n')).toContain('the mail server did not accept an email')
  const { page, lines } = await start({ dataDir })
  const { uuid } = (await requestCode(page, aliceEmail, aliceAccount)).body as { uuid: string }
  const code = await readCode(page, aliceEmail)
  await giveCode(page, uuid, wrongCode(code))
  const { token } = (await giveCode(page, uuid, code)).body as { token: string }
  await signInWith(page, token)
  await requestCode(page, 'bob@example.org', aliceAccount)
  const store = await openTestStore(dataDir)
  const rows = []
  for (const table of ['mail_codes', 'mail_counts', 'siwx_emails', 'siwx_metadata', 'siwx_sessions'] as const)
    rows.push(...(await store.db.selectFrom(table).selectAll().execute()))
  await store.close()
  expect(rows.length).toBeGreaterThan(3)
  const log = [...lines, ...refusing.lines].join('\n')
  expect(log).toContain('/auth/v1/otp')
  for (const secret of [uuid, token]) expect(log).not.toContain(secret)
  expect(containsCode(log, code)).toBe(false)
  for (const secret of ['alice', 'bob@', 'example.org'])
    expect((log + JSON.stringify(rows)).toLowerCase()).not.toContain(secret)
  expect(containsCode(JSON.stringify(rows), code)).toBe(false)
})

it('development emails are shown only on this machine, to no other page, and only with the key', async () => {
  const { page } = await start()
  await requestCode(page, aliceEmail, aliceAccount)
  await readCode(page, aliceEmail)
  const [mail] = await readMailbox(page)
  const key = `?key=${testMailboxKey}`
  const listed = await fetch(`${page.url}/dev/mailbox${key}`)
  // A local proxy that adds no header makes a stranger look like a local user.
  for (const path of ['', '.json', '.json?key=', '.json?key=another-mailbox-key', `/${mail?.id}.html`, '.css'])
    expect((await fetch(`${page.url}/dev/mailbox${path}`)).status, path).toBe(404)
  const [cookie = ''] = listed.headers.getSetCookie()
  expect(cookie).toMatch(/; Path=\/dev; HttpOnly; SameSite=Strict/)
  expect((await fetch(`${page.url}/dev/mailbox.css`, { headers: { cookie: cookie.split(';')[0] ?? '' } })).status).toBe(
    200,
  )
  expect(await listed.text()).toContain(mail?.subject)
  expect(listed.headers.get('access-control-allow-origin')).toBeNull()
  expect(listed.headers.get('content-security-policy')).toContain("default-src 'none'")
  const body = await fetch(`${page.url}/dev/mailbox/${mail?.id}.html${key}`)
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(await body.text()).toBe(mail?.html)
  for (const headers of [
    { origin: 'http://localhost:3000' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])
    expect((await fetch(`${page.url}/dev/mailbox.json${key}`, { headers })).status).toBe(404)
  const smtp = await startSmtp()
  const sending = await start({ mail: { smtp: smtp.url } })
  expect((await fetch(`${sending.page.url}/dev/mailbox.json${key}`)).status).toBe(404)
  const listing = await start({ projects: [{ id: 'p' }], auth: {} })
  expect((await fetch(`${listing.page.url}/dev/mailbox${key}`)).status).toBe(404)
})
