import { expect, it } from 'vitest'
import { createWalletClient } from '../testing/createWalletClient.js'
import { logInByEmail } from '../testing/logInByEmail.js'
import { startWallet } from '../testing/startWallet.js'
import type { SessionAnswer } from './createLogins.js'

const alice = 'alice@example.org'
const minuteMs = 60_000
const dayMs = 86_400_000
const expired = { status: 401, field: 'refreshToken' }
const signedOut = { status: 401, field: 'authorization' }

/** A signed-in device, and a clock that the test sets. */
async function start() {
  const clock = { nowMs: Date.now() }
  const now = () => clock.nowMs
  const wallet = { ...(await startWallet({}, {}, { now })), now }
  const logIn = async () => {
    const client = await createWalletClient(wallet)
    const session = await logInByEmail(wallet, client, alice)
    const refresh = async ({ refreshToken }: SessionAnswer, by = client) =>
      by.ask('/wallet/v1/session/refresh', { refreshToken })
    const isKnown = async (as: SessionAnswer) => client.ask('/wallet/v1/user', {}, { session: as })
    return { client, session, refresh, isKnown }
  }
  return { clock, wallet, logIn, ...(await logIn()) }
}

it('a refresh with the latest token renews a session for 30 days from then', async () => {
  const { clock, session, refresh, isKnown } = await start()
  clock.nowMs += 11 * minuteMs
  expect(await isKnown(session)).toMatchObject(signedOut)
  clock.nowMs += 29 * dayMs
  const second: SessionAnswer = (await refresh(session)).body
  expect(second.session).toBe(session.session)
  expect(second.refreshToken).not.toBe(session.refreshToken)
  expect((await isKnown(second)).status).toBe(200)
  // A refresh is not a new sign-in.
  expect(second.freshUntil).toBe(session.freshUntil)
  clock.nowMs += 31 * dayMs
  expect(await refresh(second)).toMatchObject(expired)
})

it('a reused refresh token ends its session, because one of the two holders is a thief', async () => {
  const { session, refresh, isKnown } = await start()
  const second: SessionAnswer = (await refresh(session)).body
  expect((await isKnown(second)).status).toBe(200)
  expect(await refresh(session)).toMatchObject(expired)
  expect(await refresh(second)).toMatchObject(expired)
  expect(await isKnown(second)).toMatchObject(signedOut)
})

it('a refresh token of two refreshes ago ends its session, whether or not an access token was used', async () => {
  const { session, refresh, isKnown } = await start()
  const second: SessionAnswer = (await refresh(session)).body
  const third: SessionAnswer = (await refresh(second)).body
  expect(await refresh(session)).toMatchObject(expired)
  expect(await refresh(third)).toMatchObject(expired)
  expect(await isKnown(third)).toMatchObject(signedOut)
})

it('a refresh whose response was lost returns the same token again, also a day later', async () => {
  const { clock, session, refresh, isKnown } = await start()
  const lost: SessionAnswer = (await refresh(session)).body
  clock.nowMs += dayMs
  const [again, beside] = await Promise.all([refresh(session), refresh(session)])
  for (const { body } of [again, beside]) expect((body as SessionAnswer).refreshToken).toBe(lost.refreshToken)
  const received: SessionAnswer = again.body
  expect((await isKnown(received)).status).toBe(200)
  clock.nowMs += 29.5 * dayMs
  expect((await refresh(received)).status).toBe(200)
})

it('two refreshes with one token at the same time return the same next token', async () => {
  const { session, refresh, isKnown } = await start()
  const answers = await Promise.all([refresh(session), refresh(session), refresh(session)])
  const tokens = answers.map(({ body }) => (body as SessionAnswer).refreshToken)
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(session.refreshToken)
  for (const { body } of answers) expect((await isKnown(body)).status).toBe(200)
})

it('the access token of before a refresh proves nothing about its response', async () => {
  const { session, refresh, isKnown } = await start()
  expect((await refresh(session)).status).toBe(200)
  expect((await isKnown(session)).status).toBe(200)
  expect((await refresh(session)).status).toBe(200)
})

it('a refresh from another device is refused, and ends nothing for a holder of only one token', async () => {
  const { wallet, session, refresh, isKnown } = await start()
  const thief = await createWalletClient(wallet)
  expect(await refresh(session, thief)).toMatchObject(expired)
  expect(await thief.ask('/wallet/v1/user', {}, { session })).toMatchObject(signedOut)
  expect((await isKnown(session)).status).toBe(200)
  expect((await refresh(session)).status).toBe(200)
})

it('sign-out ends one session, or all sessions of a user', async () => {
  const { clock, client, session, refresh, isKnown, logIn } = await start()
  clock.nowMs += minuteMs
  const other = await logIn()
  expect((await client.ask('/wallet/v1/session/end', {}, { session })).status).toBe(200)
  expect(await isKnown(session)).toMatchObject(signedOut)
  expect(await refresh(session)).toMatchObject(expired)
  expect((await other.isKnown(other.session)).status).toBe(200)

  clock.nowMs += minuteMs
  const third = await logIn()
  expect((await third.client.ask('/wallet/v1/session/end', { all: true }, { session: third.session })).status).toBe(200)
  for (const each of [other, third]) expect(await each.isKnown(each.session)).toMatchObject(signedOut)
})
