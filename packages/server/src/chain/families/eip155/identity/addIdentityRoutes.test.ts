import { createServer } from 'node:http'
import { devCollectibles, devNamesAbi, devNamesAddress, devWallet, type EvmDevnet, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import {
  concat,
  createWalletClient,
  encodeErrorResult,
  type Hex,
  http,
  namehash,
  numberToHex,
  parseAbi,
  size,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../../../../config/parseConfig.js'
import { getIdentity } from '../../../../contract/identityEndpoints.js'
import { anyText } from '../../../../testing/anyText.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { signNameRequest } from '../../../../testing/signNameRequest.js'
import { startTestServer } from '../../../../testing/startTestServer.js'
import { untilMined } from '../../../../testing/untilMined.js'

const solana = 'FzQ4QJBjRA9p7kqpGgWGEYYhYqF8r2VG3vR2CzPq8dYc'
let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

const ensChain = (url = chain.url): ServerConfigInput => ({
  chains: { 'eip155:31337': { upstreams: [url], universalResolver: devNamesAddress(), blockTimeMs: 1 } },
  rateLimits: { enabled: false },
})

/** Sends a request, checks its shape, and returns the max-age. */
async function identityAt(url: string) {
  const { status, body, headers } = await requestJson(url)
  expect(status).toBe(200)
  const control = /^public, max-age=(\d+), s-maxage=\1$/.exec(headers.get('cache-control') ?? '')
  return { ...getIdentity.answer.parse(body), maxAgeS: Number(control?.[1]) }
}

type NamesWrite = { functionName: 'claim' | 'set' | 'setText'; args: readonly unknown[] }

/** Writes to the ENS of the chain as the first account. */
async function writeNames(...writes: readonly NamesWrite[]): Promise<void> {
  const client = createWalletClient({
    account: chain.accounts[0]?.address as `0x${string}`,
    transport: http(chain.url),
  })
  for (const write of writes) {
    const call = { address: devNamesAddress(), abi: devNamesAbi, chain: null, ...write }
    await untilMined(chain, await client.writeContract(call as never))
  }
}

const named = (name: string, address: `0x${string}`): NamesWrite => ({
  functionName: 'set',
  args: [namehash(name), namehash(`${address.slice(2).toLowerCase()}.addr.reverse`), name, address],
})
const avatar = (name: string, value: string): NamesWrite => ({
  functionName: 'setText',
  args: [namehash(name), 'avatar', value],
})

it('the identity route returns the ENS name and picture of an address in any case, at both paths, with a decreasing max-age', async () => {
  let nowMs = Date.now()
  const { url } = await startTestServer(ensChain(), { now: () => nowMs })
  const alice = String(chain.accounts[0]?.address)
  const first = await identityAt(`${url}/v1/identity/${alice}?projectId=p&sender=${alice}&clientId=c`)
  expect(first).toEqual({
    name: 'alice.eth',
    avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    resolvedAt: new Date(nowMs).toISOString(),
    maxAgeS: 86_400,
  })
  nowMs += 3_600_000
  const second = await identityAt(`${url}/v1/account/${alice.toLowerCase()}/identity?projectId=p`)
  expect(second).toEqual({ ...first, maxAgeS: 82_800 })
  nowMs += 82_800_000
  expect((await identityAt(`${url}/v1/identity/${alice}`)).maxAgeS).toBe(86_400)
})

it('the identity route queries ENS again after a day, whether or not it had a name', async () => {
  let nowMs = Date.now()
  const { url } = await startTestServer(ensChain(), { now: () => nowMs })
  const { address } = privateKeyToAccount(generatePrivateKey())
  const at = `${url}/v1/identity/${address}`
  expect(await identityAt(at)).toMatchObject({ name: null, avatar: null, maxAgeS: 86_400 })
  await writeNames(named('late.eth', address), avatar('late.eth', 'ipfs://bafy/picture.png'))
  nowMs += 86_399_000
  expect(await identityAt(at)).toMatchObject({ name: null, maxAgeS: 1 })
  nowMs += 1000
  expect(await identityAt(at)).toMatchObject({ name: 'late.eth', avatar: 'ipfs://bafy/picture.png', maxAgeS: 86_400 })
  await writeNames(named('later.eth', address))
  nowMs += 86_399_000
  expect(await identityAt(at)).toMatchObject({ name: 'late.eth', maxAgeS: 1 })
  nowMs += 1000
  expect(await identityAt(at)).toMatchObject({ name: 'later.eth', avatar: null, maxAgeS: 86_400 })
})

it('the identity route returns the oldest name of this server without an ENS name, and reflects each change immediately', async () => {
  const { url } = await startTestServer(ensChain())
  const owner = privateKeyToAccount(generatePrivateKey())
  const heir = privateKeyToAccount(generatePrivateKey())
  const at = `${url}/v1/identity/${owner.address}`
  expect(await identityAt(at)).toMatchObject({ name: null })
  for (const name of ['first.kit.test', 'second.kit.test']) {
    const registered = await requestJson(`${url}/v1/profile/account`, await signNameRequest(owner, { name }))
    expect(registered.status).toBe(200)
  }
  const found = await identityAt(at)
  expect(found).toMatchObject({ name: 'first.kit.test', avatar: null })
  expect(found.maxAgeS).toBeGreaterThan(86_000)
  const given = await signNameRequest(owner, { coin_type: 60, address: heir.address })
  expect((await requestJson(`${url}/v1/profile/account/first.kit.test/address`, given)).status).toBe(200)
  expect(await identityAt(at)).toMatchObject({ name: 'second.kit.test' })
  const ofHeir = `${url}/v1/identity/${heir.address}`
  expect(await identityAt(ofHeir)).toMatchObject({ name: null })
  const taken = await signNameRequest(heir, { coin_type: 60, address: heir.address })
  expect((await requestJson(`${url}/v1/profile/account/first.kit.test/address`, taken)).status).toBe(200)
  expect(await identityAt(ofHeir)).toMatchObject({ name: 'first.kit.test' })
})

it('the identity route ignores a name that resolves elsewhere or is not normalized (ENSIP-15)', async () => {
  const { url } = await startTestServer(ensChain())
  const thief = privateKeyToAccount(generatePrivateKey()).address
  const shouting = privateKeyToAccount(generatePrivateKey()).address
  const reverseNode = namehash(`${thief.slice(2).toLowerCase()}.addr.reverse`)
  await writeNames({ functionName: 'claim', args: [reverseNode, 'alice.eth', thief] }, named('Alice.eth', shouting))
  for (const address of [thief, shouting]) {
    expect(await identityAt(`${url}/v1/identity/${address}`), address).toMatchObject({ name: null, avatar: null })
  }
})

it('the identity route returns picture URIs verbatim, except those it would have to fetch or that are too long', async () => {
  const { url } = await startTestServer(ensChain())
  let fetched = 0
  const elsewhere = createServer((_request, response) => {
    fetched += 1
    response.end('{"image":"https://example.com/a.png"}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await new Promise((resolve) => elsewhere.once('listening', resolve))
  const { port } = elsewhere.address() as { port: number }
  const records: [string, string | null][] = [
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['ipfs://bafy/a.png', 'ipfs://bafy/a.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    [`http://127.0.0.1:${port}/a.png`, null],
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    [`https://example.com/${'a'.repeat(2048)}`, null],
    [`eip155:31337/erc721:${devNamesAddress()}/1`, null],
    ['eip155:5/erc721:0x0000000000000000000000000000000000000001/1', null],
  ]
  for (const [index, [record, expected]] of records.entries()) {
    const { address } = privateKeyToAccount(generatePrivateKey())
    const name = `picture${index}.eth`
    await writeNames(named(name, address), avatar(name, record))
    expect(await identityAt(`${url}/v1/identity/${address}`), record).toMatchObject({ name, avatar: expected })
  }
  expect(fetched).toBe(0)
})

it('the identity route fetches no URL that a contract names (CCIP-Read)', async () => {
  let fetched = 0
  const elsewhere = createServer((_request, response) => {
    fetched += 1
    response.end('{"data":"0x"}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await new Promise((resolve) => elsewhere.once('listening', resolve))
  const universalResolver = '0x00000000000000000000000000000000000000cc'
  const lookup = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extra)',
    ]),
    args: [
      universalResolver,
      [`http://127.0.0.1:${(elsewhere.address() as { port: number }).port}/{data}`],
      '0x',
      '0x00000000',
      '0x',
    ],
  })
  await chain.rpc('anvil_setCode', universalResolver, alwaysReverts(lookup))
  const chains = { 'eip155:31337': { upstreams: [chain.url], universalResolver } }
  const { url } = await startTestServer({ chains })
  expect((await identityAt(`${url}/v1/identity/${chain.accounts[0]?.address}`)).name).toBeNull()
  expect(fetched).toBe(0)
})

/** Code that reverts every call with the same data: copies the following bytes into memory. */
function alwaysReverts(data: Hex): Hex {
  const length = numberToHex(size(data), { size: 2 })
  return concat(['0x61', length, '0x61000f600039', '0x61', length, '0x6000fd', data])
}

it('the identity route reads the picture of an NFT from the chain, only for its holder', async () => {
  const [alice, bob] = chain.accounts
  const { pictures, badges } = devCollectibles()
  const of = async (account: typeof alice, record: string) => {
    const name = `holder${record.length}${account?.address.slice(-4)}.eth`.toLowerCase()
    await writeNames(named(name, account?.address as `0x${string}`), avatar(name, record))
    const fresh = await startTestServer(ensChain())
    return identityAt(`${fresh.url}/v1/identity/${account?.address}`)
  }
  const picture = `eip155:31337/erc721:${pictures.address.toLowerCase()}/1`
  expect((await of(alice, picture)).avatar).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await of(bob, picture)).avatar).toBeNull()
  expect((await of(alice, `eip155:31337/erc1155:${badges.address}/7`)).avatar).toMatch(/^data:image\/svg\+xml;base64,/)
  // It holds none of these.
  expect((await of(alice, `eip155:31337/erc1155:${badges.address}/8`)).avatar).toBeNull()
})

it('the identity route responds with 503 while the ENS chain is unavailable, caches nothing of it, and then recovers', async () => {
  let isDown = true
  const node = createServer((request, response) => {
    if (isDown) return void response.writeHead(500).end()
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const answer = await fetch(chain.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      })
      response.setHeader('content-type', 'application/json').end(await answer.text())
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void node.close())
  await new Promise((resolve) => node.once('listening', resolve))
  const { url } = await startTestServer(ensChain(`http://127.0.0.1:${(node.address() as { port: number }).port}`))
  const at = `${url}/v1/identity/${chain.accounts[2]?.address}`
  expect(await requestJson(at)).toMatchObject(refused(503, 'chainId'))
  isDown = false
  // The failed upstream may be paused for a while.
  await expect.poll(async () => (await requestJson(at)).status).toBe(200)
  expect((await identityAt(at)).name).toBe('carol.eth')
})

it('the identity route works without an ENS chain, and retries after ten minutes if the resolver is missing', async () => {
  const at = (url: string) => identityAt(`${url}/v1/identity/${chain.accounts[0]?.address}`)
  for (const chains of [{}, { 'eip155:31337': chain.url }]) {
    const { url } = await startTestServer({ chains })
    expect(await at(url)).toMatchObject({ name: null, avatar: null, maxAgeS: 86_400 })
  }
  const universalResolver = devWallet('0x0000000000000000000000000000000000000001').address
  let nowMs = Date.now()
  const chains = { 'eip155:31337': { upstreams: [chain.url], universalResolver } }
  const { url } = await startTestServer({ chains }, { now: () => nowMs })
  expect(await at(url)).toMatchObject({ name: null, avatar: null, maxAgeS: 600 })
  nowMs += 599_000
  expect(await at(url)).toMatchObject({ maxAgeS: 1 })
  nowMs += 1000
  expect(await at(url)).toMatchObject({ resolvedAt: new Date(nowMs).toISOString(), maxAgeS: 600 })
})

it('the server refuses to start if ENS is configured on an unknown chain', async () => {
  const started = startTestServer({ chains: {}, identity: { ensChain: 'eip155:1' } })
  await expect(started).rejects.toThrow('identity.ensChain')
})

it('the identity route returns no names for Solana, and responds with 400 to any other non-address', async () => {
  const { url } = await startTestServer({ chains: {} })
  expect(await identityAt(`${url}/v1/identity/${solana}`)).toMatchObject({ name: null, avatar: null, maxAgeS: 3600 })
  for (const address of ['0x12', 'alice.eth', `${solana}1111`, `0x${'g'.repeat(40)}`, '1'.repeat(44)]) {
    expect(await requestJson(`${url}/v1/identity/${address}`), address).toMatchObject(refused(400, 'address'))
  }
})

it('the identity route lets only the testing project bypass the cache', async () => {
  const projects = [{ id: 'testing' }, { id: 'other' }]
  const { url } = await startTestServer({ ...ensChain(), projects, identity: { testingProject: 'testing' } })
  const { address } = privateKeyToAccount(generatePrivateKey())
  const at = `${url}/v1/identity/${address}`
  expect((await identityAt(`${at}?projectId=testing`)).name).toBeNull()
  await writeNames(named('fresh.eth', address))
  expect((await identityAt(`${at}?projectId=other`)).name).toBeNull()
  expect((await identityAt(`${at}?projectId=testing&useCache=true`)).name).toBeNull()
  expect((await identityAt(`${at}?projectId=testing&useCache=false`)).name).toBe('fresh.eth')
  expect((await identityAt(`${at}?projectId=other`)).name).toBe('fresh.eth')
  expect(await requestJson(`${at}?projectId=other&useCache=false`)).toMatchObject(refused(400, 'useCache'))
  expect(await requestJson(`${at}?projectId=unknown&useCache=false`)).toMatchObject(refused(401, 'authentication'))
  expect(await requestJson(`${at}?projectId=testing&useCache=1`)).toMatchObject({ status: 400 })
})

it('the identity route responds to any address and query with a status below 500', async () => {
  const { url } = await startTestServer({ chains: {}, rateLimits: { enabled: false } })
  const text = anyText({ minLength: 1, maxLength: 60 })
  const hex = fc.stringMatching(/^0x[0-9a-fA-F]{38,42}$/)
  const query = fc.dictionary(fc.constantFrom('projectId', 'sender', 'clientId', 'useCache'), text)
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, hex), query, async (address, query) => {
      const path = encodeURIComponent(address)
      const { status, body } = await requestJson(`${url}/v1/identity/${path}?${new URLSearchParams(query)}`)
      expect([200, 400, 404]).toContain(status)
      if (status === 200) getIdentity.answer.parse(body)
    }),
    { numRuns: 200 },
  )
})
