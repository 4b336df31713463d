import { devWallet, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { expect, it, onTestFinished } from 'vitest'
import {
  getName,
  getNamesOfAddress,
  nameRecord,
  suggestNames,
  updateNameAddress,
  updateNameAttributes,
} from '../../../../contract/namesEndpoints.js'
import { anyText } from '../../../../testing/anyText.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { signNameRequest } from '../../../../testing/signNameRequest.js'
import { openTestStore, startTestServer, temporaryDirectory } from '../../../../testing/startTestServer.js'

const newSigner = () => privateKeyToAccount(generatePrivateKey())

/** A server without chains, which keys do not need. */
async function setUp(now?: () => number) {
  const { url } = await startTestServer(
    { chains: {}, names: { zones: ['kit.test', 'other.zone'] }, rateLimits: { enabled: false } },
    now === undefined ? {} : { now },
  )
  const profile = `${url}/v1/profile`
  return { url, profile, account: `${profile}/account` }
}

it('the names API registers a name and returns its record, forward and reverse, whatever the case of the address', async () => {
  const { account, profile } = await setUp()
  const signer = newSigner()
  const request = await signNameRequest(signer, { name: 'alice.kit.test', attributes: { bio: 'hi' } })
  const registered = await requestJson(account, request)
  expect(registered.status).toBe(200)
  const record = nameRecord.parse(registered.body)
  expect(record).toEqual({
    name: 'alice.kit.test',
    registered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    updated_at: record.registered_at,
    attributes: { bio: 'hi' },
    addresses: { 60: { address: signer.address, created_at: record.registered_at } },
  })
  expect(await requestJson(`${account}/alice.kit.test`)).toMatchObject({ status: 200, body: record })
  expect(await requestJson(`${account}/ALICE.kit.test?apiVersion=2`)).toMatchObject({ status: 200, body: record })
  for (const spelled of [signer.address, signer.address.toLowerCase(), `0x${signer.address.slice(2).toUpperCase()}`]) {
    const reverse = await requestJson(`${profile}/reverse/${spelled}?sender=${signer.address}&apiVersion=2`)
    expect(reverse).toMatchObject({ status: 200, body: [record] })
    getNamesOfAddress.answer.parse(reverse.body)
  }
})

it('the names API limits the names of an address, the chains of a name, and all names', async () => {
  const clock = { nowMs: Date.now() }
  const dataDir = temporaryDirectory()
  const { url } = await startTestServer(
    { chains: {}, names: { maxNames: 300 }, rateLimits: { enabled: false }, dataDir },
    { now: () => clock.nowMs },
  )
  const store = await openTestStore(dataDir)
  onTestFinished(() => store.close())
  const [many, few] = [newSigner(), newSigner()]
  const add = async (name: string, address: string, coinTypes = [60]) => {
    await store.db.insertInto('names').values({ name, attributes: '{}', registered_at: 1, updated_at: 1 }).execute()
    const row = { name, address: address.toLowerCase(), created_at: 1, signed: 1 as const }
    for (const coin_type of coinTypes)
      await store.db
        .insertInto('name_addresses')
        .values({ ...row, coin_type })
        .execute()
  }
  for (let index = 0; index < 254; index++) await add(`name${index}.kit.test`, many.address)
  // Each request is a second later, so that no two messages are identical.
  const timestamp = () => {
    clock.nowMs += 1000
    return Math.floor(clock.nowMs / 1000)
  }
  const register = async (name: string, signer = many) =>
    requestJson(`${url}/v1/profile/account`, await signNameRequest(signer, { name, timestamp: timestamp() }))
  expect((await register('last.kit.test')).status).toBe(200)
  expect(await register('toomany.kit.test')).toMatchObject(refused(400, 'address'))
  expect((await register('other.kit.test', few)).status).toBe(200)

  await add('wide.kit.test', few.address, [60, ...Array.from({ length: 62 }, (_, index) => 0x8000_0000 + 2 + index)])
  const point = async (coin_type: number) => {
    const request = await signNameRequest(few, { coin_type, address: few.address, timestamp: timestamp() })
    return requestJson(`${url}/v1/profile/account/wide.kit.test/address`, request)
  }
  expect((await point(0x8000_0000 + 100)).status).toBe(200)
  expect(await point(0x8000_0000 + 101)).toMatchObject(refused(400, 'coin_type'))
  expect((await point(0x8000_0000 + 100)).status).toBe(200)

  for (let index = 0; index < 43; index++) await add(`more${index}.kit.test`, newSigner().address)
  clock.nowMs += 60_000
  expect(await register('nomore.kit.test', few)).toMatchObject(refused(503, 'name'))
})

it('the names API responds with 404 for unknown names, and with an empty list with apiVersion=2', async () => {
  const { account, profile } = await setUp()
  const { address } = newSigner()
  expect(await requestJson(`${account}/nobody.kit.test`)).toMatchObject(refused(404, 'name'))
  expect(await requestJson(`${profile}/reverse/${address}`)).toMatchObject(refused(404, 'address'))
  for (const requested of [`${account}/nobody.kit.test?apiVersion=2`, `${profile}/reverse/${address}?apiVersion=2`]) {
    expect(await requestJson(requested)).toMatchObject({ status: 200, body: [] })
  }
  expect(getName.answer.parse([])).toEqual([])
  expect(await requestJson(`${account}/a%20b?apiVersion=2`)).toMatchObject(refused(400, 'name'))
  expect(await requestJson(`${profile}/reverse/0x12`)).toMatchObject(refused(400, 'address'))
  expect(await requestJson(`${account}/nobody.kit.test?apiVersion=two`)).toMatchObject({ status: 400 })
})

it('the names API keeps the order of the checks: each request breaks one rule and every later one', async () => {
  const { account } = await setUp()
  const owner = newSigner()
  expect((await requestJson(account, await signNameRequest(owner, { name: 'taken.kit.test' }))).status).toBe(200)
  const bad = { timestamp: 1, attributes: { nick: 'x' } }
  const wrong = { coin_type: 1, signature: '0x00' }
  const signer = newSigner()
  const ask = async (content: object, overrides: object) =>
    requestJson(account, await signNameRequest(signer, content, overrides))

  expect(await ask({ name: 5, ...bad }, wrong)).toMatchObject({ status: 422, body: expect.stringContaining('name') })
  for (const name of ['Alice.kit.test', 'alice_.kit.test', 'kit.test', 'ali.kit.test', `${'a'.repeat(65)}.kit.test`]) {
    expect(await ask({ name, ...bad }, wrong), name).toMatchObject(refused(400, 'name'))
  }
  for (const name of ['a.alice.kit.test', 'alice.kit.example', 'alice..test', 'xn--alice.kit.test']) {
    expect(await ask({ name, ...bad }, wrong), name).toMatchObject(refused(400, 'name'))
  }
  expect(await ask({ name: 'taken.kit.test', ...bad }, wrong)).toMatchObject(refused(400, 'coin_type'))
  const signed = { ...wrong, coin_type: 60 }
  expect(await ask({ name: 'taken.kit.test', ...bad }, signed)).toMatchObject(refused(400, 'name'))
  expect(await ask({ name: 'free.kit.test', ...bad }, signed)).toMatchObject(refused(400, 'timestamp'))
  const { attributes } = bad
  expect(await ask({ name: 'free.kit.test', attributes }, signed)).toMatchObject(refused(400, 'attributes'))
  expect(await ask({ name: 'free.kit.test' }, signed)).toMatchObject(refused(401, 'signature'))
  expect(await ask({ name: 'free.kit.test' }, {})).toMatchObject({ status: 200 })
})

it('the names API responds with 400 to a body that is not JSON, and with 422 to one with another shape or message', async () => {
  const { account } = await setUp()
  const request = await signNameRequest(newSigner(), { name: 'alice.kit.test' })
  expect(await requestJson(account, '{')).toMatchObject({ status: 400, body: expect.any(String) })
  for (const body of [null, [], {}, { ...request, coin_type: '60' }, { ...request, message: {} }]) {
    expect(await requestJson(account, body), JSON.stringify(body)).toMatchObject({
      status: 422,
      body: expect.any(String),
    })
  }
  for (const message of ['', 'null', '[]', '{"name":"alice.kit.test"}', '{"name":"alice.kit.test","timestamp":1.5}']) {
    expect(await requestJson(account, { ...request, message }), message).toMatchObject({ status: 422 })
  }
})

it('name registration accepts ENSIP-11 coin types and always adds 60', async () => {
  const { account } = await setUp()
  const coins: [number, string[]][] = [
    [60, ['60']],
    [0x8000_0001, ['60']],
    [2_147_483_748, ['60', '2147483748']],
    [0xffff_ffff, ['60', '4294967295']],
  ]
  for (const [coin_type, expected] of coins) {
    const request = await signNameRequest(newSigner(), { name: `coin${coin_type}.kit.test` }, { coin_type })
    const { body } = await requestJson(account, request)
    expect(Object.keys(nameRecord.parse(body).addresses), String(coin_type)).toEqual(expected)
  }
  for (const coin_type of [0, 1, 61, -60, 60.5, 0x8000_0000, 0x1_0000_0000]) {
    const request = await signNameRequest(newSigner(), { name: 'coin.kit.test' }, { coin_type })
    expect(await requestJson(account, request), String(coin_type)).toMatchObject(refused(400, 'coin_type'))
  }
})

it('name registration accepts a timestamp ten seconds off, and refuses one eleven seconds off', async () => {
  const nowS = 1_790_000_000
  const { account } = await setUp(() => nowS * 1000 + 999)
  for (const [index, offsetS] of [-10, 10, 0].entries()) {
    const request = await signNameRequest(newSigner(), { name: `clock${index}.kit.test`, timestamp: nowS + offsetS })
    expect(await requestJson(account, request), String(offsetS)).toMatchObject({ status: 200 })
  }
  for (const timestamp of [nowS - 11, nowS + 11, nowS * 1000]) {
    const request = await signNameRequest(newSigner(), { name: 'clock.kit.test', timestamp })
    expect(await requestJson(account, request), String(timestamp)).toMatchObject(refused(400, 'timestamp'))
  }
})

it('name registration accepts only a bio as attribute, with the allowed characters and length', async () => {
  const { account } = await setUp()
  const good = ['x', 'Az09 @:/._-?&=+', 'x'.repeat(255)]
  for (const [index, bio] of good.entries()) {
    const request = await signNameRequest(newSigner(), { name: `bio${index}.kit.test`, attributes: { bio } })
    expect(await requestJson(account, request), bio).toMatchObject({ status: 200, body: { attributes: { bio } } })
  }
  for (const attributes of [
    { bio: '' },
    { bio: 'x'.repeat(256) },
    { bio: '<b>' },
    { bio: 'ü' },
    { bio: 'a', url: 'b' },
  ]) {
    const request = await signNameRequest(newSigner(), { name: 'biography.kit.test', attributes })
    expect(await requestJson(account, request)).toMatchObject(refused(400, 'attributes'))
  }
})

it('name registration refuses an address without checksum, another signer, and a signature of another text', async () => {
  const { account } = await setUp()
  const signer = newSigner()
  const request = await signNameRequest(signer, { name: 'alice.kit.test' })
  const faults = [
    { address: signer.address.toLowerCase() },
    { address: newSigner().address },
    { address: 'invalid' },
    { message: request.message.replace('alice', 'alicf') },
    { signature: '0x' },
    { signature: 'x' },
    { signature: `${request.signature}00` },
    // An unsupported chain has no contract to query.
    { signature: `0x${'12'.repeat(200)}` },
  ]
  for (const fault of faults) {
    expect(await requestJson(account, { ...request, ...fault }), JSON.stringify(fault)).toMatchObject(
      refused(401, 'signature'),
    )
  }
})

it('the names API resolves an address listed by another signer back to the name only after it has signed itself', async () => {
  const { url, account, profile } = await setUp()
  const [mallory, victim] = [newSigner(), newSigner()]
  const address = `${account}/scam.kit.test/address`
  const lists = async (coin_type: number, listed: string) =>
    requestJson(address, await signNameRequest(mallory, { coin_type, address: listed }))
  const seen = async () => {
    const identity = await requestJson(`${url}/v1/identity/${victim.address}`)
    const reverse = await requestJson(`${profile}/reverse/${victim.address}?apiVersion=2`)
    return [(identity.body as { name: unknown }).name, (reverse.body as readonly unknown[]).length]
  }
  expect(await requestJson(account, await signNameRequest(mallory, { name: 'scam.kit.test' }))).toMatchObject({
    status: 200,
  })
  // Ethereum is last: with it Mallory gives the name away.
  for (const coin_type of [2_147_483_748, 0x8000_0000 + 31_337, 60]) {
    expect(await lists(coin_type, victim.address)).toMatchObject({ status: 200 })
    expect(await seen()).toEqual([null, 0])
  }
  // The forward lookup still lists it.
  expect(await requestJson(`${account}/scam.kit.test`)).toMatchObject({
    body: { addresses: { 60: { address: victim.address } } },
  })
  expect(
    await requestJson(address, await signNameRequest(victim, { coin_type: 60, address: victim.address })),
  ).toMatchObject({ status: 200 })
  expect(await seen()).toEqual(['scam.kit.test', 1])
  // The next holder has not signed.
  const next = newSigner()
  expect(
    await requestJson(address, await signNameRequest(victim, { coin_type: 60, address: next.address })),
  ).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([null, 0])
  expect(await requestJson(`${profile}/reverse/${next.address}`)).toMatchObject(refused(404, 'address'))
})

it('the names API changes attributes and addresses for the holder only, once for each message', async () => {
  const { account, profile } = await setUp()
  const [owner, stranger, heir] = [newSigner(), newSigner(), newSigner()]
  await requestJson(account, await signNameRequest(owner, { name: 'alice.kit.test', attributes: { bio: 'old' } }))
  await requestJson(account, await signNameRequest(owner, { name: 'second.kit.test' }))
  const attributes = `${account}/alice.kit.test/attributes`
  const address = `${account}/alice.kit.test/address`

  const edit = await signNameRequest(owner, { attributes: { bio: 'new' } })
  const edited = await requestJson(attributes, edit)
  expect(edited).toMatchObject({ status: 200, body: { bio: 'new' } })
  updateNameAttributes.answer.parse(edited.body)
  expect(await requestJson(attributes, edit)).toMatchObject(refused(400, 'timestamp'))
  // The message does not name the name: it must not work for another name of the same holder either.
  expect(await requestJson(`${account}/second.kit.test/attributes`, edit)).toMatchObject(refused(400, 'timestamp'))
  const byStranger = await signNameRequest(stranger, { attributes: { bio: 'mine' } })
  expect(await requestJson(attributes, byStranger)).toMatchObject(refused(401, 'address'))
  expect(await requestJson(attributes, { ...byStranger, address: owner.address })).toMatchObject(
    refused(401, 'signature'),
  )
  const onOtherChain = await signNameRequest(owner, { attributes: { bio: 'x' } }, { coin_type: 0x8000_0064 })
  expect(await requestJson(attributes, onOtherChain)).toMatchObject(refused(401, 'address'))
  const unknown = await signNameRequest(owner, { attributes: { bio: 'x' } })
  expect(await requestJson(`${account}/nobody.kit.test/attributes`, unknown)).toMatchObject(refused(400, 'name'))

  const xdai = 2_147_483_748
  const added = await requestJson(address, await signNameRequest(owner, { coin_type: xdai, address: heir.address }))
  expect(updateNameAddress.answer.parse(added.body)).toEqual({
    [xdai]: { address: heir.address, created_at: expect.any(String) },
  })
  // A holder on another chain can move it there, but not take it over on Ethereum.
  const grab = await signNameRequest(heir, { coin_type: 60, address: heir.address }, { coin_type: xdai })
  expect(await requestJson(address, grab)).toMatchObject(refused(401, 'address'))
  // The heir was listed by another holder and has not signed yet.
  expect(await requestJson(`${profile}/reverse/${heir.address}`)).toMatchObject(refused(404, 'address'))
  const move = await signNameRequest(heir, { coin_type: xdai, address: heir.address }, { coin_type: xdai })
  expect(await requestJson(address, move)).toMatchObject({ status: 200 })
  expect(await requestJson(`${profile}/reverse/${heir.address}`)).toMatchObject({ body: [{ name: 'alice.kit.test' }] })
  const given = await signNameRequest(owner, { coin_type: 60, address: heir.address.toLowerCase() })
  expect(await requestJson(address, given)).toMatchObject({ status: 200, body: { 60: { address: heir.address } } })
  const record = nameRecord.parse((await requestJson(`${account}/alice.kit.test`)).body)
  expect(Object.keys(record.addresses)).toEqual(['60', String(xdai)])
  expect(record.attributes).toEqual({ bio: 'new' })
  expect(await requestJson(`${profile}/reverse/${heir.address}`)).toMatchObject({ body: [{ name: 'alice.kit.test' }] })
  expect(await requestJson(`${profile}/reverse/${owner.address}`)).toMatchObject({
    body: [{ name: 'second.kit.test' }],
  })
  const tooLate = await signNameRequest(owner, { attributes: { bio: 'still' } })
  expect(await requestJson(attributes, tooLate)).toMatchObject(refused(401, 'address'))

  for (const coin_type of [0, '60']) {
    const status = typeof coin_type === 'string' ? 422 : 400
    const request = await signNameRequest(heir, { coin_type, address: heir.address })
    expect(await requestJson(address, request)).toMatchObject({ status })
  }
  expect(await requestJson(address, await signNameRequest(heir, { coin_type: 60, address: '0x1' }))).toMatchObject(
    refused(400, 'address'),
  )
})

it('the names API registers a name for one of several concurrent requests', async () => {
  // With contract wallets, every request sees the name as available while their chain is queried.
  const chain = await startEvm({ chainId: 31337 })
  onTestFinished(() => chain.stop())
  const chains = { 'eip155:31337': chain.url }
  const { url } = await startTestServer({ chains, rateLimits: { enabled: false } })
  const [account, reverse] = [`${url}/v1/profile/account`, `${url}/v1/profile/reverse`]
  const requests = await Promise.all(
    chain.accounts.slice(0, 6).map(async ({ privateKey }) => {
      const key = privateKeyToAccount(privateKey)
      const { address, factory, factoryData } = devWallet(key.address)
      const overrides = { address, coin_type: 0x8000_0000 + 31_337 }
      const request = await signNameRequest(key, { name: 'wanted.kit.test' }, overrides)
      const signature = request.signature as `0x${string}`
      return { ...request, signature: serializeErc6492Signature({ address: factory, data: factoryData, signature }) }
    }),
  )
  // The last one is sent twice, like a client that retries.
  const answers = await Promise.all(
    [...requests, ...requests.slice(-1)].map((request) => requestJson(account, request)),
  )
  const winners = answers.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  for (const loser of answers.filter(({ status }) => status !== 200)) expect(loser).toMatchObject(refused(400, 'name'))
  const record = nameRecord.parse((await requestJson(`${account}/wanted.kit.test`)).body)
  expect(record).toEqual(winners[0]?.body)
  const holders = await Promise.all(
    requests.map(async ({ address }) => (await requestJson(`${reverse}/${address}`)).status === 200),
  )
  expect(holders.filter(Boolean)).toHaveLength(1)
})

it('the names API accepts a message once, however many requests use it concurrently', async () => {
  const { account } = await setUp()
  const owner = newSigner()
  await requestJson(account, await signNameRequest(owner, { name: 'alice.kit.test' }))
  const edit = await signNameRequest(owner, { attributes: { bio: 'once' } })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => requestJson(`${account}/alice.kit.test/attributes`, edit)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
})

it('the names API suggests the name first, then available words, at most five', async () => {
  const { account, profile } = await setUp()
  const suggest = async (path: string) => {
    const { body } = await requestJson(`${profile}/suggestions/${path}`)
    return suggestNames.answer.parse(body).suggestions.map(({ name, registered }) => `${name} ${registered}`)
  }
  const first = await suggest('sun-')
  expect(first).toEqual(['sun-.kit.test false'])
  // Too short to be registered.
  const words = await suggest('sun')
  expect(words.length).toBeGreaterThan(2)
  for (const suggestion of words) expect(suggestion).toMatch(/^sun[a-z]+\.kit\.test false$/)
  const second = String(words[1]?.split(' ')[0])
  for (const name of ['sun1.kit.test', second]) {
    expect((await requestJson(account, await signNameRequest(newSigner(), { name }))).status).toBe(200)
  }
  expect(await suggest('sun1')).toEqual(['sun1.kit.test true'])
  expect((await suggest('sun')).join()).not.toContain(second)
  expect(await suggest('sun1?zone=other.zone')).toContain('sun1.other.zone false')
  expect(await suggest('qqq-7')).toEqual(['qqq-7.kit.test false'])
  for (const path of ['su', 'Sun', 'a.b.c', 's%20un', 'x'.repeat(300), 'sun?zone=kit.example']) {
    expect(await requestJson(`${profile}/suggestions/${path}`), path).toMatchObject(refused(400, 'name'))
  }
})

it('the names API responds to any input with a status below 500 and a body of the contract', async () => {
  const { account, profile } = await setUp()
  const text = fc.oneof(anyText({ maxLength: 80 }), fc.constantFrom('alice.kit.test', '__proto__', '%'))
  const inner = fc.record(
    {
      name: text,
      attributes: fc.oneof(fc.dictionary(text, text), text),
      timestamp: fc.oneof(fc.integer(), text),
      coin_type: fc.double(),
      address: text,
    },
    { requiredKeys: [] },
  )
  const message = fc.oneof(
    text,
    inner.map((value) => JSON.stringify(value)),
    fc.json(),
  )
  const body = fc.oneof(
    fc.json(),
    fc
      .record({
        message,
        signature: fc.oneof(text, fc.stringMatching(/^0x[0-9a-f]{0,140}$/)),
        coin_type: fc.oneof(fc.constantFrom(60, 0x8000_0001), fc.double()),
        address: text,
      })
      .map((value) => JSON.stringify(value)),
  )
  const path = fc.tuple(text, text).map(([name, query]) => {
    const part = encodeURIComponent(name)
    return `${part}?apiVersion=${encodeURIComponent(query)}`
  })
  await fc.assert(
    fc.asyncProperty(path, body, fc.nat(5), async (path, body, call) => {
      const targets = [
        account,
        `${account}/${path.split('?')[0]}/attributes`,
        `${account}/${path.split('?')[0]}/address`,
      ]
      const reads = [`${account}/${path}`, `${profile}/reverse/${path}`, `${profile}/suggestions/${path}`]
      const answer =
        call < 3 ? await requestJson(String(targets[call]), body) : await requestJson(String(reads[call - 3]))
      expect(answer.status).toBeLessThan(500)
      if (answer.status !== 200 && typeof answer.body !== 'string') {
        expect(answer.body).toMatchObject({ status: 'FAILED', reasons: [{ field: expect.any(String) }] })
      }
    }),
    { numRuns: 300 },
  )
})
