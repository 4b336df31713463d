import { expect, it } from 'vitest'
import { createWalletClient } from '../testing/createWalletClient.js'
import { logInByEmail, readMails } from '../testing/logInByEmail.js'
import { makeRoot } from '../testing/makeRoot.js'
import { openTestStore } from '../testing/startTestServer.js'
import { startWallet } from '../testing/startWallet.js'

const alice = 'alice@example.org'
const minuteMs = 60_000
const dayMs = 86_400_000

/** A user with a wallet, unlocked by this device and by a recovery code, and a clock that the test sets. */
async function start() {
  const clock = { nowMs: Date.now() }
  const now = () => clock.nowMs
  const wallet = { ...(await startWallet({}, {}, { now })), now }
  const client = await createWalletClient(wallet)
  const session = await logInByEmail(wallet, client, alice)
  const root = makeRoot()
  const [device, code] = [root.copy('device'), root.copy('code')]
  const creation = await root.creation(session.user, [device, code])
  expect((await client.ask('/wallet/v1/create', creation, { session })).body).toEqual({ user: session.user })
  const logIn = async () => {
    clock.nowMs += minuteMs
    const other = await createWalletClient(wallet)
    return { client: other, session: await logInByEmail(wallet, other, alice) }
  }
  return { wallet, clock, client, session, root, device, code, creation, logIn }
}

it('the wallet service creates a wallet once, for a user who signs with each of its accounts', async () => {
  const { client, session, creation, logIn } = await start()
  expect(await client.ask('/wallet/v1/create', creation, { session })).toMatchObject({
    status: 400,
    field: 'addresses',
  })
  expect((await logIn()).session).toMatchObject({ user: session.user, isNew: false })

  const wallet = await startWallet()
  const other = await createWalletClient(wallet)
  const bob = await logInByEmail(wallet, other, 'bob@example.org')
  const [root, foreign] = [makeRoot(), makeRoot()]
  const good = (await root.creation(bob.user, [root.copy('code')])) as { proofs: object; addresses: object }
  const bad = (await foreign.creation(bob.user, [])) as { proofs: Record<string, string>; addresses: object }
  for (const account of ['eoa', 'owner', 'solana']) {
    const proofs = { ...good.proofs, [account]: bad.proofs[account] }
    const answer = await other.ask('/wallet/v1/create', { ...good, proofs }, { session: bob })
    expect(answer).toMatchObject({ status: 400, field: 'proofs' })
  }
  // Proofs made for another user.
  const stolen = await root.creation(session.user, [root.copy('code')])
  expect(await other.ask('/wallet/v1/create', stolen, { session: bob })).toMatchObject({ field: 'proofs' })
  const mixed = { ...good, copies: [foreign.copy('code')] }
  expect(await other.ask('/wallet/v1/create', mixed, { session: bob })).toMatchObject({ field: 'fingerprint' })
  // Nothing of a refused wallet is stored.
  expect((await other.ask('/wallet/v1/create', good, { session: bob })).status).toBe(200)
})

it('the wallet service returns copies to signed-in devices, and a device copy only to that device', async () => {
  const { client, session, root, device, code, logIn } = await start()
  const taken = await client.ask('/wallet/v1/copy', { keyId: device.keyId }, { session })
  expect(taken.body).toEqual({ ...device, addresses: root.addresses })
  const other = await logIn()
  const ask = (keyId: string) => other.client.ask('/wallet/v1/copy', { keyId }, { session: other.session })
  expect((await ask(code.keyId)).body).toEqual({ ...code, addresses: root.addresses })
  expect(await ask(device.keyId)).toMatchObject({ status: 404, field: 'keyId' })
  expect(await ask('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
})

it('the wallet service encrypts sealed copies again at rest', async () => {
  const { wallet, device, code } = await start()
  const store = await openTestStore(wallet.dataDir)
  const rows = JSON.stringify(await store.db.selectFrom('wallet_keys').selectAll().execute())
  await store.close()
  for (const { data, iv, salt } of [device, code]) for (const text of [data, iv, salt]) expect(rows).not.toContain(text)
})

it('the wallet service adds a device with the wallet unlocked, and a recovery code only after a recent sign-in', async () => {
  const { root, clock, code, client, session, logIn } = await start()
  const other = await logIn()
  const add = async (copy: object, proof: object, on = other) =>
    on.client.ask('/wallet/v1/keys', { copy, proof }, { session: on.session })
  const proof = () => root.proof('keys', other.session)
  expect((await add(root.copy('device'), await proof())).status).toBe(200)
  expect((await add(root.copy('code'), await proof())).status).toBe(200)
  expect(await add(code, await proof())).toMatchObject({ status: 400, field: 'keyId' })
  expect(await add(makeRoot().copy('code'), await proof())).toMatchObject({ status: 400, field: 'fingerprint' })
  expect(await add(root.copy('passkey'), await proof())).toMatchObject({ status: 400, field: 'credentialId' })
  for (const bad of [
    await makeRoot().proof('keys', other.session),
    await root.proof('keys/remove', other.session),
    await root.proof('keys', session),
    await root.proof('keys', other.session, { atMs: clock.nowMs - 6 * minuteMs }),
    await root.proof('keys', other.session, { atMs: clock.nowMs + 6 * minuteMs }),
  ])
    expect(await add(root.copy('device'), bad)).toMatchObject({ status: 403, field: 'proof' })
  clock.nowMs += 6 * minuteMs
  const later = () => root.proof('keys', other.session, { atMs: clock.nowMs })
  expect(await add(root.copy('code'), await later())).toMatchObject({ status: 403, field: 'fresh' })
  expect((await add(root.copy('device'), await later())).status).toBe(200)
  // A device has one copy: the new one replaces the old.
  const { keys } = (await other.client.ask('/wallet/v1/user', {}, { session: other.session })).body as {
    keys: readonly { kind: string; isThisDevice: boolean }[]
  }
  expect(keys.filter(({ kind }) => kind === 'device').map(({ isThisDevice }) => isThisDevice)).toEqual([false, true])
  expect((await client.ask('/wallet/v1/user', {}, { session })).status).toBe(200)
})

it('the wallet service keeps the copy of a device when it refuses another one', async () => {
  const { root, client, session, device, code } = await start()
  const copy = { ...root.copy('device'), keyId: code.keyId }
  const proof = await root.proof('keys', session)
  expect(await client.ask('/wallet/v1/keys', { copy, proof }, { session })).toMatchObject({
    status: 400,
    field: 'keyId',
  })
  const taken = await client.ask('/wallet/v1/copy', { keyId: device.keyId }, { session })
  expect(taken).toMatchObject({ status: 200, body: device })
})

it('the wallet service removes a lost device with its copy and its session, and keeps the last unlock method', async () => {
  const { root, clock, client: lost, session: lostSession, device, code, logIn } = await start()
  const { client, session } = await logIn()
  const remove = async (keyId: string, change?: { atMs: number }) =>
    client.ask(
      '/wallet/v1/keys/remove',
      { keyId, proof: await root.proof('keys/remove', session, change) },
      { session },
    )
  const noProof = { keyId: device.keyId, proof: await makeRoot().proof('keys/remove', session) }
  expect(await client.ask('/wallet/v1/keys/remove', noProof, { session })).toMatchObject({
    status: 403,
    field: 'proof',
  })
  expect((await remove(device.keyId)).status).toBe(200)
  expect(await remove(device.keyId)).toMatchObject({ status: 404 })
  expect(await lost.ask('/wallet/v1/copy', { keyId: device.keyId }, { session: lostSession })).toMatchObject({
    status: 401,
    field: 'authorization',
  })
  const { refreshToken } = lostSession
  expect(await lost.ask('/wallet/v1/session/refresh', { refreshToken })).toMatchObject({ status: 401 })
  // Signing in on it requires the link again.
  clock.nowMs += minuteMs
  const body = { projectId: 'demo', origin: 'https://dapp.example', email: alice, locale: 'en' }
  expect((await lost.ask('/wallet/v1/email/start', body)).body).toMatchObject({ action: 'VERIFY_DEVICE' })
  expect(await remove(code.keyId)).toMatchObject({ status: 403, field: 'keyId' })
  clock.nowMs += 6 * minuteMs
  expect(await remove(code.keyId, { atMs: clock.nowMs })).toMatchObject({ status: 403, field: 'fresh' })
})

it('the wallet service lists the stored data, and exports all of it after a recent sign-in', async () => {
  const { wallet, clock, client, session, root, device, code } = await start()
  expect((await client.ask('/wallet/v1/user', {}, { session })).body).toMatchObject({
    user: session.user,
    email: alice,
    identities: [{ provider: 'email', label: alice }],
    addresses: root.addresses,
    keys: expect.arrayContaining([
      expect.objectContaining({ keyId: device.keyId, isThisDevice: true }),
      expect.objectContaining({ keyId: code.keyId, isThisDevice: false }),
    ]),
  })
  const all = (await client.ask('/wallet/v1/user/export', {}, { session })).body as { copies: readonly unknown[] }
  expect(all.copies).toEqual(expect.arrayContaining([device, code]))
  expect(JSON.stringify(all)).not.toContain(session.refreshToken.split('.')[1])
  expect((await readMails(wallet, alice))[0]?.subject).toBe('An export of your wallet was requested')
  const { events } = (await client.ask('/wallet/v1/audit', {}, { session })).body as {
    events: readonly { id: string; type: string }[]
  }
  expect(events.map(({ type }) => type).sort()).toEqual(['device/added', 'export', 'login', 'wallet/created'])
  const cursor = events[1]?.id
  const page = (await client.ask('/wallet/v1/audit', { cursor }, { session })).body as { events: readonly unknown[] }
  expect(page.events).toHaveLength(2)
  clock.nowMs += 6 * minuteMs
  expect(await client.ask('/wallet/v1/user/export', {}, { session })).toMatchObject({ status: 403, field: 'fresh' })
})

it('the wallet service deletes everything immediately with a recent sign-in and a proof', async () => {
  const { wallet, client, session, root, clock } = await start()
  const bad = { proof: await makeRoot().proof('user/delete', session) }
  expect(await client.ask('/wallet/v1/user/delete', bad, { session })).toMatchObject({ status: 403, field: 'proof' })
  const proof = await root.proof('user/delete', session)
  const answer = await client.ask('/wallet/v1/user/delete', { proof }, { session })
  expect(answer.body).toEqual({ deletionAt: clock.nowMs })
  expect(await client.ask('/wallet/v1/user', {}, { session })).toMatchObject({ status: 401 })
  expect((await readMails(wallet, alice))[0]?.subject).toBe('Your wallet was deleted')
  const store = await openTestStore(wallet.dataDir)
  for (const table of ['wallet_identities', 'wallet_devices', 'wallet_logins', 'wallet_keys', 'wallet_audit'] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('wallet_users').selectAll().execute()).toEqual([])
  await store.close()
})

it('the wallet service deletes a wallet without a proof after 30 days, unless the user signs in', async () => {
  const { wallet, client, session, clock, logIn } = await start()
  const due = clock.nowMs + 30 * dayMs
  const ask = () => client.ask('/wallet/v1/user/delete', {}, { session })
  expect((await ask()).body).toEqual({ deletionAt: due })
  clock.nowMs += minuteMs
  expect((await ask()).body).toEqual({ deletionAt: due })
  expect((await client.ask('/wallet/v1/user', {}, { session })).body).toMatchObject({ deletionAt: due })
  const subjects = async () => (await readMails(wallet, alice)).map(({ subject }) => subject)
  expect((await subjects())[0]).toBe('Your wallet will be deleted')
  await logIn()
  expect((await subjects())[0]).toBe("Your wallet won't be deleted")
  expect((await client.ask('/wallet/v1/user', {}, { session })).body).not.toHaveProperty('deletionAt')
})
