import { expect, it } from 'vitest'
import { createWalletClient } from '../testing/createWalletClient.js'
import { codePattern, findInMail, logInByEmail, readMails } from '../testing/logInByEmail.js'
import { makeRoot } from '../testing/makeRoot.js'
import { startWallet } from '../testing/startWallet.js'

const alice = 'alice@example.org'
const newEmail = 'alice@new.example'
const minuteMs = 60_000

/** A user with a wallet whose sign-in is no longer recent. */
async function start() {
  const clock = { nowMs: Date.now() }
  const now = () => clock.nowMs
  const wallet = { ...(await startWallet({}, {}, { now })), now }
  const client = await createWalletClient(wallet)
  const session = await logInByEmail(wallet, client, alice)
  const root = makeRoot()
  await client.ask('/wallet/v1/create', await root.creation(session.user, [root.copy('code')]), { session })
  clock.nowMs += 6 * minuteMs
  const ask = (path: string, body: object) => client.ask(`/wallet/v1/email/${path}`, body, { session })
  const begin = async (email: string) =>
    ask('update', { email, locale: 'en', proof: await root.proof('email/update', session, { atMs: clock.nowMs }) })
  return { wallet, clock, client, session, ask, begin }
}

it('a change of email requires a code from the old and from the new address, but no new sign-in', async () => {
  const { wallet, client, session, ask, begin } = await start()
  const { status, body } = await begin(newEmail)
  expect([status, body]).toMatchObject([200, { action: 'VERIFY_PRIMARY_OTP' }])
  const { challenge } = body as { readonly challenge: string }
  expect(await readMails(wallet, newEmail)).toEqual([])
  const old = await findInMail(wallet, alice, codePattern)
  const other = old === '000000' ? '000001' : '000000'
  expect(await ask('primary', { challenge, otp: other })).toMatchObject({ status: 400, field: 'otp' })
  // The second step requires the first.
  expect(await ask('secondary', { challenge, otp: old })).toMatchObject({ status: 410 })
  expect(await ask('primary', { challenge, otp: old })).toMatchObject({ status: 200 })
  expect(await ask('primary', { challenge, otp: old })).toMatchObject({ status: 410 })
  const otp = await findInMail(wallet, newEmail, codePattern)
  expect((await ask('secondary', { challenge, otp })).body).toEqual({ newEmail })
  expect((await client.ask('/wallet/v1/user', {}, { session })).body).toMatchObject({ email: newEmail })
  for (const to of [alice, newEmail])
    await expect.poll(async () => (await readMails(wallet, to))[0]?.text).toContain(newEmail)
})

it('a change of email refuses an address of another wallet, and reveals it only to that address', async () => {
  const { wallet, clock, ask, begin } = await start()
  await logInByEmail(wallet, await createWalletClient(wallet), newEmail)
  clock.nowMs += minuteMs
  const { challenge } = (await begin(newEmail)).body as { readonly challenge: string }
  await ask('primary', { challenge, otp: await findInMail(wallet, alice, codePattern) })
  const otp = await findInMail(wallet, newEmail, codePattern)
  expect(await ask('secondary', { challenge, otp })).toMatchObject({ status: 400, field: 'email' })
})

it('a change of email requires the proof of the wallet, and emails once in 30 s', async () => {
  const { clock, session, ask, begin } = await start()
  const stranger = await makeRoot().proof('email/update', session, { atMs: clock.nowMs })
  expect(await ask('update', { email: newEmail, locale: 'en', proof: stranger })).toMatchObject({
    status: 403,
    field: 'proof',
  })
  expect((await begin(newEmail)).status).toBe(200)
  expect((await begin('another@new.example')).status).toBe(429)
  expect(await begin(alice)).toMatchObject({ status: 400, field: 'email' })
})
