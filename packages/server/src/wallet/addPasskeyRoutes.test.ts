import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type CeremonyOptions, createAuthenticator, type PasskeyChange } from '../testing/createAuthenticator.js'
import { createWalletClient, type WalletClient } from '../testing/createWalletClient.js'
import { logInByEmail } from '../testing/logInByEmail.js'
import { makeRoot } from '../testing/makeRoot.js'
import { startWallet } from '../testing/startWallet.js'
import type { SessionAnswer } from './createLogins.js'
import { verifyAssertion, verifyRegistration } from './PasskeyResponse.js'

const minuteMs = 60_000
const dapp = { projectId: 'demo', origin: 'https://dapp.example' }

type Begun = { readonly challenge: string; readonly options: CeremonyOptions & Readonly<Record<string, unknown>> }

const begin = async (client: WalletClient, kind: string, session?: SessionAnswer, proof?: object) =>
  client.ask('/wallet/v1/passkey/options', { ...dapp, kind, ...(proof && { proof }) }, { session })

const end = async (client: WalletClient, challenge: string, response: object, session?: SessionAnswer) =>
  client.ask('/wallet/v1/passkey/verify', { challenge, response }, { session })

/** A user signed in by email, without a wallet yet. */
async function startEmpty() {
  const clock = { nowMs: Date.now() }
  const now = () => clock.nowMs
  const wallet = { ...(await startWallet({}, {}, { now })), now }
  const client = await createWalletClient(wallet)
  const session = await logInByEmail(wallet, client, 'alice@example.org')
  const root = makeRoot()
  const authenticator = createAuthenticator(wallet.origin)
  return { wallet, clock, client, session, root, authenticator }
}

/** The same with a passkey that opens a copy, and a device that never signed in. */
async function start() {
  const empty = await startEmpty()
  const { wallet, client, session, root, authenticator } = empty
  const { challenge, options } = (await begin(client, 'create', session)).body as Begun
  const made = await end(client, challenge, authenticator.make(options), session)
  expect(made.body).toEqual({ credentialId: authenticator.credentialId, label: 'Chrome, Linux' })
  const copy = root.copy('passkey', { credentialId: authenticator.credentialId })
  const creation = await root.creation(session.user, [copy, root.copy('code')])
  expect((await client.ask('/wallet/v1/create', creation, { session })).status).toBe(200)
  const other = await createWalletClient(wallet)
  /** Signs in on it with the authenticator's response. */
  const show = async (change?: PasskeyChange, on = other) => {
    const begun = (await begin(on, 'login')).body as Begun
    return end(on, begun.challenge, authenticator.show(begun.options, change))
  }
  return { ...empty, copy, other, show }
}

it('a created passkey signs in on another device without email, and opens the copy there', async () => {
  const { client, session, root, copy, other, show } = await start()
  const login = (await show()).body as SessionAnswer
  expect(login).toMatchObject({ user: session.user, isNew: false })
  const taken = await other.ask('/wallet/v1/copy', { keyId: copy.keyId }, { session: login })
  expect(taken.body).toEqual({ ...copy, addresses: root.addresses })
  // Such a sign-in is recent.
  const proof = await root.proof('keys', login)
  const added = await other.ask('/wallet/v1/keys', { copy: root.copy('code'), proof }, { session: login })
  expect(added.status).toBe(200)
  const { events } = (await client.ask('/wallet/v1/audit', {}, { session })).body as {
    events: readonly { type: string; label: string }[]
  }
  expect(events).toContainEqual(expect.objectContaining({ type: 'passkey/added', label: 'Chrome, Linux' }))
  expect(events).toContainEqual(expect.objectContaining({ type: 'login', label: 'passkey' }))
})

it('passkey sign-in requests options for the frame’s host only, with user verification', async () => {
  const { client, session, authenticator, other } = await start()
  const login = (await begin(other, 'login')).body as Begun
  expect(login.options).toMatchObject({ rpId: 'wallet.localhost', userVerification: 'required' })
  expect(login.options['allowCredentials'] ?? []).toEqual([])
  const unlock = (await begin(client, 'unlock', session)).body as Begun
  expect(unlock.options['allowCredentials']).toMatchObject([{ id: authenticator.credentialId }])
  expect((await end(client, unlock.challenge, authenticator.show(unlock.options), session)).body).toMatchObject({
    user: session.user,
  })
})

const bad: readonly (readonly [string, PasskeyChange])[] = [
  ['of another origin', { origin: 'http://wallet.localhost:9999' }],
  ['for another host', { rpId: 'localhost' }],
  ['without verification of the person', { isVerified: false }],
  ['of another kind', { type: 'payment.get' }],
]

it.each(bad)('passkey sign-in refuses a passkey %s', async (_, change) => {
  const { client, session, authenticator } = await startEmpty()
  const begun = (await begin(client, 'create', session)).body as Begun
  const made = await end(client, begun.challenge, authenticator.make(begun.options, change), session)
  expect(made).toMatchObject({ status: 400, field: 'response' })
  const { show } = await start()
  expect(await show(change)).toMatchObject({ status: 400, field: 'response' })
})

it('passkey sign-in accepts passkeys of an embedded frame only where the page is allowed', async () => {
  const origin = 'https://wallet.dapp.example'
  const authenticator = createAuthenticator(origin)
  const options = { challenge: 'AAAA', user: { id: 'AAAA' } }
  const expected = { bytes: 'AAAA', origin, allowsTop: (page: string) => page === dapp.origin }
  const credential = await verifyRegistration(authenticator.make(options, { topOrigin: dapp.origin }), expected)
  expect(await verifyAssertion(authenticator.show(options, { topOrigin: dapp.origin }), credential, expected)).toBe(2)
  const other = { topOrigin: 'https://evil.example' }
  await expect(verifyRegistration(authenticator.make(options, other), expected)).rejects.toThrow(
    'Invalid passkey response',
  )
  const shown = authenticator.show(options, other)
  await expect(verifyAssertion(shown, credential, expected)).rejects.toThrow('Invalid passkey response')
})

it('passkey sign-in accepts a response once, within five minutes, and from the device that requested it', async () => {
  const { clock, other, wallet, authenticator } = await start()
  const begun = async () => (await begin(other, 'login')).body as Begun
  const over = { status: 410, field: 'challenge' }

  const used = await begun()
  expect((await end(other, used.challenge, authenticator.show(used.options))).status).toBe(200)
  expect(await end(other, used.challenge, authenticator.show(used.options))).toMatchObject(over)
  // A failed ceremony has ended, too.
  const failed = await begun()
  const fake = createAuthenticator(wallet.origin)
  expect(await end(other, failed.challenge, fake.show(failed.options))).toMatchObject({ field: 'response' })
  expect(await end(other, failed.challenge, authenticator.show(failed.options))).toMatchObject(over)
  // A response to another challenge.
  const [first, second] = [await begun(), await begun()]
  expect(await end(other, first.challenge, authenticator.show(second.options))).toMatchObject({ field: 'response' })

  const stolen = await begun()
  const thief = await createWalletClient(wallet)
  expect(await end(thief, stolen.challenge, authenticator.show(stolen.options))).toMatchObject(over)
  expect((await end(other, stolen.challenge, authenticator.show(stolen.options))).status).toBe(200)

  const late = await begun()
  clock.nowMs += 5 * minuteMs
  expect(await end(other, late.challenge, authenticator.show(late.options))).toMatchObject(over)
})

it('passkey sign-in refuses another authenticator, another user, and a decreasing counter, and records that', async () => {
  const { client, session, authenticator, other, wallet, show } = await start()
  expect((await show({ counter: 7 })).status).toBe(200)
  for (const counter of [7, 3, 0]) expect(await show({ counter })).toMatchObject({ status: 400, field: 'response' })
  expect((await show({ counter: 8 })).status).toBe(200)
  const { events } = (await client.ask('/wallet/v1/audit', {}, { session })).body as {
    events: readonly { type: string; label: string }[]
  }
  const refused = events.filter(({ type }) => type === 'login/refused')
  expect(refused.map(({ label }) => label)).toEqual(Array(3).fill('passkey: Chrome, Linux'))

  const userHandle = Buffer.from(randomUUID()).toString('base64url')
  expect(await show({ userHandle })).toMatchObject({ status: 400, field: 'response' })
  // The ID of a known passkey, and another key.
  const begun = (await begin(other, 'login')).body as Begun
  const fake = createAuthenticator(wallet.origin).show(begun.options)
  const { credentialId: id } = authenticator
  expect(await end(other, begun.challenge, { ...fake, id, rawId: id })).toMatchObject({ field: 'response' })
  // A known passkey cannot be created again, by anyone.
  const bob = await logInByEmail(wallet, other, 'bob@example.org')
  const again = (await begin(other, 'create', bob)).body as Begun
  expect(await end(other, again.challenge, authenticator.make(again.options), bob)).toMatchObject({ field: 'response' })
})

it('a passkey is created only for a user with a recent sign-in and the wallet unlocked', async () => {
  const { clock, client, session, root, wallet, other } = await start()
  expect(await begin(client, 'create')).toMatchObject({ status: 401, field: 'authorization' })
  expect(await begin(client, 'unlock')).toMatchObject({ status: 401, field: 'authorization' })
  expect(await begin(client, 'create', session)).toMatchObject({ status: 403, field: 'proof' })
  expect(await begin(client, 'create', session, await root.proof('keys', session))).toMatchObject({ field: 'proof' })
  const proof = await root.proof('passkey/options', session)
  const begun = (await begin(client, 'create', session, proof)).body as Begun
  const second = createAuthenticator(wallet.origin)
  // Not without the session that requested it, nor as a sign-in instead.
  expect(await end(client, begun.challenge, second.make(begun.options))).toMatchObject({ status: 401 })
  const login = (await begin(other, 'login')).body as Begun
  expect(await end(other, login.challenge, second.make(login.options))).toMatchObject({ field: 'response' })

  const good = (await begin(client, 'create', session, proof)).body as Begun
  expect(good.options['excludeCredentials']).toHaveLength(1)
  const certificate = new Map<string, unknown>([['fmt', 'android-safetynet']])
  const forged = second.make(good.options, { attestation: certificate })
  expect(await end(client, good.challenge, forged, session)).toMatchObject({ field: 'response' })
  clock.nowMs += 6 * minuteMs
  const later = await root.proof('passkey/options', session, { atMs: clock.nowMs })
  expect(await begin(client, 'create', session, later)).toMatchObject({ status: 403, field: 'fresh' })
})

it('passkey sign-in is refused without a copy or after the passkey’s removal, and never accepts PRF outputs', async () => {
  const { client, session, root, copy, other, show, wallet } = await start()
  const proof = await root.proof('passkey/options', session)
  const lone = createAuthenticator(wallet.origin)
  const begun = (await begin(client, 'create', session, proof)).body as Begun
  const reported = { ...lone.make(begun.options), clientExtensionResults: { prf: { results: { first: 'AAAA' } } } }
  expect((await end(client, begun.challenge, reported, session)).status).toBe(400)
  expect((await end(client, begun.challenge, lone.make(begun.options), session)).status).toBe(200)
  const login = (await begin(other, 'login')).body as Begun
  expect(await end(other, login.challenge, lone.show(login.options))).toMatchObject({ status: 400, field: 'response' })

  expect((await show()).status).toBe(200)
  const removal = { keyId: copy.keyId, proof: await root.proof('keys/remove', session) }
  expect((await client.ask('/wallet/v1/keys/remove', removal, { session })).status).toBe(200)
  expect(await show()).toMatchObject({ status: 400, field: 'response' })
})
