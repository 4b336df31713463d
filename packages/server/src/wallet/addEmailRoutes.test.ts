import { expect, it } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { containsCode } from '../testing/containsCode.js'
import { createWalletClient } from '../testing/createWalletClient.js'
import {
  approveDevice,
  codePattern,
  findInMail,
  linkPattern,
  logInByEmail,
  readMails,
  type Started,
  startEmail,
} from '../testing/logInByEmail.js'
import { openTestStore } from '../testing/startTestServer.js'
import { startWallet } from '../testing/startWallet.js'
import type { SessionAnswer } from './createLogins.js'

const alice = 'alice@example.org'
const minuteMs = 60_000
const dayMs = 86_400_000

/** A wallet whose clock a test sets. */
async function start(config: ServerConfigInput = {}) {
  const clock = { nowMs: Date.now() }
  const now = () => clock.nowMs
  const wallet = { ...(await startWallet({}, config, { now })), now }
  return { wallet, clock, device: () => createWalletClient(wallet) }
}

it('email sign-in requires the digits behind a link and then the code on a new device, and only the code on a known one', async () => {
  const { wallet, clock, device } = await start()
  const client = await device()
  const started = (await startEmail(client, alice)).body as Started
  expect(started).toMatchObject({ action: 'VERIFY_DEVICE', match: expect.stringMatching(/^\d\d$/) })
  const link = await findInMail(wallet, alice, linkPattern)
  const page = await fetch(`${wallet.walletUrl}${link}`)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const text = await page.text()
  expect(text).toContain('https://dapp.example')
  expect(text).toContain('Chrome, Linux')
  // Neither the text of the page nor a field contains two digits: those of the new device are to be entered.
  expect(text.replaceAll('&#39;', "'").replace(/<[^>]*>/g, '')).not.toMatch(/\d\d/)
  expect(text).not.toMatch(/value=/)
  // Opening the page approves nothing.
  const { challenge } = started
  expect(await client.ask('/wallet/v1/email/verify', { challenge, otp: '000000' })).toMatchObject({ status: 400 })
  const waiting = client.ask('/wallet/v1/email/wait', { challenge })
  expect((await approveDevice(wallet, link, started.match)).text).toContain('Device confirmed')
  expect((await waiting).body).toEqual({ approved: true })
  const otp = await findInMail(wallet, alice, codePattern)
  const session = (await client.ask('/wallet/v1/email/verify', { challenge, otp })).body as SessionAnswer
  expect(session).toMatchObject({
    isNew: true,
    freshUntil: clock.nowMs + 5 * minuteMs,
    expiresAt: clock.nowMs + 10 * minuteMs,
  })
  expect(await client.ask('/wallet/v1/email/verify', { challenge, otp })).toMatchObject({ status: 410, field: 'otp' })

  clock.nowMs += minuteMs
  expect((await startEmail(client, alice)).body).toMatchObject({ action: 'VERIFY_OTP' })
  const again = await logInByEmailLater(wallet, client, clock)
  expect(again.user).toBe(session.user)
})

async function logInByEmailLater(
  wallet: Awaited<ReturnType<typeof start>>['wallet'],
  client: Awaited<ReturnType<typeof createWalletClient>>,
  clock: { nowMs: number },
) {
  clock.nowMs += minuteMs
  return logInByEmail(wallet, client, alice)
}

it('email sign-in responds and emails identically to strangers, whether or not the address has a wallet', async () => {
  const { wallet, clock, device } = await start()
  await logInByEmail(wallet, await device(), alice)
  clock.nowMs += minuteMs
  const stranger = await device()
  const [known, unknown] = [await startEmail(stranger, alice), await startEmail(stranger, 'bob@example.org')]
  const shape = ({ status, body }: typeof known) => ({
    status,
    keys: Object.keys(body).sort(),
    action: (body as Started).action,
  })
  expect(shape(known)).toEqual(shape(unknown))
  await findInMail(wallet, 'bob@example.org', linkPattern)
  const [a, b] = [await findMail(wallet, alice), await findMail(wallet, 'bob@example.org')]
  expect(a.replace(linkPattern, '').replaceAll(alice, '')).toBe(
    b.replace(linkPattern, '').replaceAll('bob@example.org', ''),
  )
})

async function findMail(wallet: Parameters<typeof readMails>[0], to: string): Promise<string> {
  await findInMail(wallet, to, linkPattern)
  return (await readMails(wallet, to))[0]?.text ?? ''
}

it('email sign-in invalidates a link after three wrong attempts, and a code after five', async () => {
  const { wallet, device } = await start()
  const client = await device()
  const first = (await startEmail(client, 'a@example.org')).body as Started
  const wrong = first.match === '00' ? '01' : '00'
  const link = await findInMail(wallet, 'a@example.org', linkPattern)
  expect((await approveDevice(wallet, link, wrong)).text).toContain('the digits shown on the device')
  await approveDevice(wallet, link, wrong)
  expect((await approveDevice(wallet, link, wrong)).status).toBe(410)
  expect((await approveDevice(wallet, link, first.match)).status).toBe(410)
  expect(await client.ask('/wallet/v1/email/wait', { challenge: first.challenge })).toMatchObject({ status: 410 })

  const { challenge, match } = (await startEmail(client, 'b@example.org')).body as Started
  await approveDevice(wallet, await findInMail(wallet, 'b@example.org', linkPattern), match)
  const otp = await findInMail(wallet, 'b@example.org', codePattern)
  const other = otp === '000000' ? '000001' : '000000'
  const statuses = await Promise.all(
    Array.from(
      { length: 5 },
      async () => (await client.ask('/wallet/v1/email/verify', { challenge, otp: other })).status,
    ),
  )
  expect(statuses.sort()).toEqual([400, 400, 400, 400, 410])
  expect(await client.ask('/wallet/v1/email/verify', { challenge, otp })).toMatchObject({ status: 410 })
})

it('email sign-in accepts a code only from the device that requested it, for 20 minutes', async () => {
  const { wallet, clock, device } = await start()
  const [client, thief] = [await device(), await device()]
  const { challenge, match } = (await startEmail(client, alice)).body as Started
  await approveDevice(wallet, await findInMail(wallet, alice, linkPattern), match)
  const otp = await findInMail(wallet, alice, codePattern)
  expect(await thief.ask('/wallet/v1/email/verify', { challenge, otp })).toMatchObject({ status: 410 })
  expect(await thief.ask('/wallet/v1/email/wait', { challenge })).toMatchObject({ status: 410 })
  clock.nowMs += 20 * minuteMs
  expect(await client.ask('/wallet/v1/email/verify', { challenge, otp })).toMatchObject({ status: 410 })
})

it('email sign-in limits emails per address to one in 30 s, 5 an hour, 10 a day, and reserves room for known devices', async () => {
  const { wallet, clock, device } = await start()
  const owner = await device()
  await logInByEmail(wallet, owner, alice)
  const statuses: number[] = []
  const ask = async () =>
    statuses.push((await startEmail(await device(), 'Alice+x@example.org', { headers: {} })).status)
  await ask()
  expect(statuses).toEqual([429])
  statuses.length = 0
  for (let index = 0; index < 5; index++) {
    clock.nowMs += 30_000
    await ask()
  }
  // One of the five of this hour was the owner's first sign-in.
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  expect((await startEmail(owner, alice)).status).toBe(200)
  statuses.length = 0
  clock.nowMs += 60 * minuteMs
  for (let index = 0; index < 6; index++) {
    await ask()
    clock.nowMs += 30_000
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  clock.nowMs += 60 * minuteMs
  statuses.length = 0
  await ask()
  expect(statuses).toEqual([429])
  expect((await startEmail(owner, alice)).status).toBe(200)
})

it('email sign-in prevents strangers from locking out the owner of an address, by emails or by wrong codes', async () => {
  const { wallet, clock, device } = await start({ trustProxy: 1 })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const stranger = await device()
  for (let round = 0; round < 11; round++) {
    clock.nowMs += 61 * minuteMs
    const { status, body } = await startEmail(stranger, alice, from('203.0.113.7'))
    expect(status).toBe(round < 10 ? 200 : 429)
    const { challenge } = body as Started
    for (let index = 0; index < 5 && status === 200; index++)
      expect((await stranger.ask('/wallet/v1/email/verify', { challenge, otp: '000000' })).status).toBe(
        index < 4 ? 400 : 410,
      )
  }
  // The stranger also requested one a moment ago.
  const reader = await device()
  const started = await startEmail(reader, alice, from('198.51.100.4'))
  expect(started.status).toBe(200)
  const { challenge, match } = started.body as Started
  await approveDevice(wallet, await findInMail(wallet, alice, linkPattern), match)
  const otp = await findInMail(wallet, alice, codePattern)
  expect((await reader.ask('/wallet/v1/email/verify', { challenge, otp })).status).toBe(200)
})

it('email sign-in limits emails to an address from all network blocks together to 30 an hour', async () => {
  const { device } = await start({ trustProxy: 1 })
  const statuses: number[] = []
  for (let index = 0; index < 31; index++) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    statuses.push((await startEmail(await device(), alice, { headers })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})

it('email sign-in sends another code to an approved device without another link, for its own address only', async () => {
  const { wallet, clock, device } = await start()
  const client = await device()
  const { challenge, match } = (await startEmail(client, alice)).body as Started
  const dapp = { projectId: 'demo', origin: 'https://dapp.example', locale: 'en' }
  const again = async (who: typeof client, email = alice) => {
    clock.nowMs += 30_000
    return (await who.ask('/wallet/v1/email/start', { ...dapp, email, challenge })).body as Started
  }
  // It is not approved yet.
  expect(await again(client)).toMatchObject({ action: 'VERIFY_DEVICE' })
  const [{ text } = { text: '' }] = (await readMails(wallet, alice)).slice(-1)
  await approveDevice(wallet, linkPattern.exec(text)?.[0] ?? '', match)
  await findInMail(wallet, alice, codePattern)
  expect(await again(await device())).toMatchObject({ action: 'VERIFY_DEVICE' })
  expect(await again(client, 'bob@example.org')).toMatchObject({ action: 'VERIFY_DEVICE' })
  const sent = await again(client)
  expect(sent).toMatchObject({ action: 'VERIFY_OTP' })
  const otp = await findInMail(wallet, alice, codePattern)
  expect((await client.ask('/wallet/v1/email/verify', { challenge: sent.challenge, otp })).status).toBe(200)
})

it('email sign-in limits emails to 20 an hour per network block', async () => {
  const { device } = await start()
  const client = await device()
  const statuses = []
  for (let index = 0; index < 21; index++) statuses.push((await startEmail(client, `user${index}@example.org`)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

it('email sign-in allows at most 30 wrong codes a day', async () => {
  const { wallet, clock, device } = await start()
  const client = await device()
  await logInByEmail(wallet, client, alice)
  let wrong = 0
  let last: number | undefined
  for (let round = 0; last !== 429 && round < 9; round++) {
    clock.nowMs += 61 * minuteMs
    const { challenge } = (await startEmail(client, alice)).body as Started
    await findInMail(wallet, alice, codePattern)
    for (let index = 0; index < 5 && last !== 429; index++) {
      last = (await client.ask('/wallet/v1/email/verify', { challenge, otp: '000000' })).status
      if (last !== 429) wrong += 1
    }
  }
  expect(last).toBe(429)
  expect(wrong).toBe(30)
  clock.nowMs += dayMs
  expect((await logInByEmail(wallet, client, alice)).user).toBeDefined()
})

it('email sign-in refuses an invalid address, an unknown page and a project without email sign-in', async () => {
  const wallet = await startWallet(
    {},
    {
      projects: [
        { id: 'demo', allowedOrigins: ['https://dapp.example'] },
        { id: 'off', allowedOrigins: ['https://dapp.example'], wallet: { email: false } },
      ],
      mail: { smtp: 'smtp://127.0.0.1:1' },
    },
  )
  const client = await createWalletClient(wallet)
  const ask = (change: object) =>
    client.ask('/wallet/v1/email/start', {
      projectId: 'demo',
      origin: 'https://dapp.example',
      email: alice,
      locale: 'en',
      ...change,
    })
  expect(await ask({ email: 'alice' })).toMatchObject({ status: 400, field: 'email' })
  expect(await ask({ origin: 'https://evil.example' })).toMatchObject({ status: 400, field: 'origin' })
  expect(await ask({ origin: 'https://dapp.example/' })).toMatchObject({ status: 400, field: 'origin' })
  expect(await ask({ projectId: 'none' })).toMatchObject({ status: 400, field: 'projectId' })
  expect(await ask({ projectId: 'off' })).toMatchObject({ status: 400, field: 'email' })
  expect((await ask({})).status).toBe(200)
})

it('email sign-in keeps no address, code or link in plain text, in the database or log', async () => {
  const lines: unknown[] = []
  const note = (...line: unknown[]) => void lines.push(line)
  const wallet = await startWallet({}, {}, { log: { debug: note, info: note, warn: note, error: note } })
  const client = await createWalletClient(wallet)
  const { challenge, match } = (await startEmail(client, alice)).body as Started
  const link = await findInMail(wallet, alice, linkPattern)
  const store = await openTestStore(wallet.dataDir)
  const records = JSON.stringify(await store.db.selectFrom('wallet_challenges').selectAll().execute())
  await approveDevice(wallet, link, match)
  const otp = await findInMail(wallet, alice, codePattern)
  const session = (await client.ask('/wallet/v1/email/verify', { challenge, otp })).body as SessionAnswer
  const tables = ['wallet_identities', 'wallet_logins', 'wallet_audit', 'mail_counts'] as const
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()))
  await store.close()
  const secrets = [alice, link.split('/').at(-1), session.accessToken, session.refreshToken.split('.')[1]]
  for (const text of [records, JSON.stringify(rows), JSON.stringify(lines)]) {
    for (const secret of secrets) expect(text).not.toContain(String(secret))
    expect(containsCode(text, otp)).toBe(false)
  }
})
